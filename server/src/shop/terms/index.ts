import type { Feature } from '../../kit/features/index.ts';
import { addTerms } from './terms.resolvers.ts';

export { currentTerms, putTerms } from './terms.service.ts';
export type { ShopTerms } from './terms.store.ts';

/** The terms of the shop. */
export const terms: Feature = {
  at: 'general',
  fields: addTerms,
};
