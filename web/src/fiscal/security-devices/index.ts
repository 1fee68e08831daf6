import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { SecurityDeviceDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export { useRunAction } from './device-actions.queries.ts';
export { DeviceCauses } from './device-state.tsx';
export { useSetRetired } from './security-devices.queries.ts';
export { ShortSerial } from './serial.tsx';

/** The devices that sign receipts (FIS-01, SHL-69). */
export const securityDevices: Feature = {
  search: {
    id: 'securityDevices',
    mayUse: 'Query.searchSecurityDevices',
    load: () => import('./find-security-devices.ts').then(({ securityDeviceKind }) => securityDeviceKind),
  },
  pages: [
    {
      path: '/manage/data/securityDevices',
      load: () =>
        import('./security-devices-page.tsx').then(({ SecurityDevicesPage }) => ({
          default: SecurityDevicesPage,
        })),
    },
    pageOfRecord({
      path: '/manage/data/securityDevices/:securityDeviceId',
      load: () =>
        import('./security-device-page.tsx').then(({ SecurityDevicePage }) => ({
          default: SecurityDevicePage,
        })),
      api: posApi,
      record: SecurityDeviceDocument,
    }),
  ],
};
