import type { Feature } from '../../kit/features/index.ts';
import { createServiceEnding, type ServiceEndingDeps } from './end-services.ts';
import { addServices } from './services.resolvers.ts';
import type { ServicesPort } from './services.service.ts';
import { servicesExport } from './services-export.ts';

export { type BookedOrder, insertServices, type LineKey } from './book-services.store.ts';

/** Booked services, and their end. */
export const services: Feature<{ readonly services: ServicesPort & Pick<ServiceEndingDeps, 'licences'> }> = {
  at: 'general',
  fields: (kit, { services: port }) => addServices(kit, port),
  exports: [servicesExport],
  work: ({ db, now }, { services: { licences } }) => ({
    minutely: { endServices: createServiceEnding({ db, now, licences }) },
  }),
};
