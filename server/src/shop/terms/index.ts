export { addTerms } from './terms.resolvers.ts';
export { currentTerms, publishTerms } from './terms.service.ts';
export type { ShopTerms } from './terms.store.ts';
