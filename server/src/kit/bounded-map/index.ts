export { BoundedMap } from './bounded-map.ts';
export { madeOnce } from './made-once.ts';
