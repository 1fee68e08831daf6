import type { Feature } from '../../kit/features/index.ts';
import { addUpdatePrices } from './update-prices.resolvers.ts';

/** What an update costs: the price list, edited by who edits the catalogue. */
export const updatePrices: Feature = { at: 'general', fields: addUpdatePrices };
