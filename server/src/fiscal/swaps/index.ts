import type { Feature } from '../../kit/features/index.ts';
import { addSwaps } from './swaps.resolvers.ts';

/** Devices at the end of their life: ordered anew, archived, swapped, told, kept. */
export const swaps: Feature<object> = {
  at: 'pos',
  fields: (kit) => addSwaps(kit),
};
