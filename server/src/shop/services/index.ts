export { type BookedOrder, insertServices, type LineKey } from './book-services.store.ts';
export { createServiceEnding } from './end-services.ts';
export { addServices } from './services.resolvers.ts';
export type { ServicesPort } from './services.service.ts';
export { servicesExport } from './services-export.ts';
