export { type Feature, nothing } from './feature.ts';
