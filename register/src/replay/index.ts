export * from './replay-file.ts';
export { InputError } from './replay-map.ts';
