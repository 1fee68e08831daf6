export { addTerms } from './terms.resolvers.ts';
export { currentTerms } from './terms.service.ts';
export { type ShopTerms, writeTerms } from './terms.store.ts';
