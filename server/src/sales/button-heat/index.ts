import type { Feature } from '../../kit/features/index.ts';
import { addButtonHeat } from './button-heat.resolvers.ts';

/** What sold, for whoever lays out the registers' buttons. */
export const buttonHeat: Feature<object> = { at: 'pos', fields: (kit) => addButtonHeat(kit) };
