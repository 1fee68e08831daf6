export { addTerms } from './terms.resolvers.ts';
export { currentTerms, putTerms } from './terms.service.ts';
export type { ShopTerms } from './terms.store.ts';
