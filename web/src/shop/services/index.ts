import type { Feature } from '../../kit/feature/index.ts';
import { ShopServicesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { servicesVariables } from './services-address.ts';

/** What is booked in the shop for longer (LIC-03). */
export const services: Feature = {
  pages: [
    {
      path: '/setting/myServices',
      load: () => import('./services-page.tsx').then(({ ServicesPage }) => ({ default: ServicesPage })),
      startRequests: (params) => generalApi.startEarly(ShopServicesDocument, servicesVariables(params)),
    },
  ],
};
