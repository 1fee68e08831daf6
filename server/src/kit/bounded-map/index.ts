export { BoundedMap } from './bounded-map.ts';
