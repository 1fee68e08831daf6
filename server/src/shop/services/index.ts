export { type BookedOrder, insertServices, type LineKey } from './book-services.store.ts';
