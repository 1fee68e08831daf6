import type { Feature } from '../../kit/features/index.ts';
import { addServices } from './services.resolvers.ts';
import type { ServicesPort } from './services.service.ts';
import { servicesExport } from './services-export.ts';

export { type BookedOrder, insertServices, type LineKey } from './book-services.store.ts';
export { createServiceEnding } from './end-services.ts';

/** Booked services, and their end. */
export const services: Feature<{ readonly services: ServicesPort }> = {
  at: 'general',
  fields: (kit, { services: port }) => addServices(kit, port),
  exports: [servicesExport],
};
