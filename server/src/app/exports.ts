import { createDeviceExport } from '../fleet/devices/index.ts';
import type { ExportsPort } from '../kit/exports/index.ts';
import { createRecordExports } from '../master-data/files/index.ts';
import { allSources } from '../master-data/index.ts';
import { salesExports } from '../sales/exports/index.ts';
import { features } from './features.ts';
import type { Parts } from './parts.ts';

/** Every list that can be taken along as a file, put together from the areas. */
export const connectExports = ({ config, live, pings, db, jobs, files, logError }: Parts): ExportsPort => ({
  db,
  files,
  jobs,
  now: config.now,
  policy: config.ACCESS_POLICY,
  sources: [
    ...createRecordExports(allSources),
    ...salesExports,
    createDeviceExport({
      lastPing: pings.lastPing,
      onlineIds: (tenantId) => live.onlineDevices(tenantId).map(({ deviceId }) => deviceId),
    }),
    ...features.flatMap(({ exports = [] }) => exports),
  ],
  onError: logError,
});
