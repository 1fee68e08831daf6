import { createDeviceExport } from '../fleet/devices/index.ts';
import type { Live } from '../fleet/live/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { ExportsPort } from '../kit/exports/index.ts';
import type { FileStore } from '../kit/files/index.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import { createRecordExports } from '../master-data/files/index.ts';
import { allSources } from '../master-data/index.ts';
import { salesExports } from '../sales/exports/index.ts';
import type { Config } from './config.ts';
import { features } from './features.ts';

/** What of the server the exports work with. */
interface ExportsParts {
  readonly config: Pick<Config, 'now' | 'ACCESS_POLICY'>;
  readonly live: Live;
  /** When a register was last heard, where that is not stored yet. */
  readonly lastPing: (deviceId: string) => Date | undefined;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly logError: (error: unknown) => void;
}

/** Every list that can be taken along as a file, put together from the areas. */
export const connectExports = ({
  config,
  live,
  lastPing,
  db,
  jobs,
  files,
  logError,
}: ExportsParts): ExportsPort => ({
  db,
  files,
  jobs,
  now: config.now,
  policy: config.ACCESS_POLICY,
  sources: [
    ...createRecordExports(allSources),
    ...salesExports,
    createDeviceExport({
      lastPing,
      onlineIds: (tenantId) => live.onlineDevices(tenantId).map(({ deviceId }) => deviceId),
    }),
    ...features.flatMap(({ exports = [] }) => exports),
  ],
  onError: logError,
});
