import { deviceList } from '@tresen/domain/fleet/devices';
import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { DeviceDocument, DeviceListDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';
import { startUnitsRequest } from '../../organization/units/index.ts';

export { DeviceSyncProgress } from './device-sync-progress.tsx';
export { type DeviceSync, deviceSyncQuery } from './devices.queries.ts';

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
      startRequests: (params) => {
        posApi.startEarly(DeviceListDocument, recordVariables(deviceList, params));
        startUnitsRequest();
      },
    },
    pageOfRecord({
      path: '/setting/device/:deviceId',
      load: () => import('./device-page.tsx').then(({ DevicePage }) => ({ default: DevicePage })),
      api: posApi,
      record: DeviceDocument,
    }),
  ],
};
