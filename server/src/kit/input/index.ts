export { parseInput } from './input.ts';
