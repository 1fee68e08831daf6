import type { Feature } from '../../kit/features/index.ts';
import { addButtonHeat } from './button-heat.resolvers.ts';

export { gatherSteps } from './gathered-steps.ts';
export { type RecordOfKey, recordsOfKeys } from './known-keys.ts';

/** What sold, for whoever lays out the registers' buttons. */
export const buttonHeat: Feature<object> = { at: 'pos', fields: (kit) => addButtonHeat(kit) };
