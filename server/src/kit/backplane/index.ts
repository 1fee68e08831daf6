export { aloneBackplane } from './alone.ts';
export type { Backplane } from './backplane.ts';
export { openBackplane } from './open-backplane.ts';
