import type { Feature } from '../../kit/feature/index.ts';
import { DevicesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

/** The linked registers. */
export const devices: Feature = {
  search: {
    id: 'devices',
    mayUse: 'Query.searchDevices',
    load: () => import('./find-devices.ts').then(({ deviceKind }) => deviceKind),
  },
  pages: [
    {
      path: '/setting/devices',
      load: () => import('./devices-page.tsx').then(({ DevicesPage }) => ({ default: DevicesPage })),
      startRequests: () => posApi.startEarly(DevicesDocument, {}),
    },
    {
      path: '/setting/device/:deviceId',
      load: () => import('./device-page.tsx').then(({ DevicePage }) => ({ default: DevicePage })),
    },
  ],
};
