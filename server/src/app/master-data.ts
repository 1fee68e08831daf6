import { isSynced } from '@tresen/domain/kit/entities';
import { countProposedChanges, noteOwnData } from '../content/notifications/index.ts';
import type { Live } from '../fleet/live/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { Epochs } from '../kit/epochs/index.ts';
import type { FileStore } from '../kit/files/index.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import { portWithoutRegisters } from '../kit/records/index.ts';
import { createVault, type KeyedHash } from '../kit/secrets/index.ts';
import type { ScratchFiles } from '../kit/uploads/index.ts';
import { createBranchRecords } from '../master-data/branch-records/index.ts';
import { createDeviceRecords } from '../master-data/device-records/index.ts';
import type { FilesPort } from '../master-data/files/index.ts';
import {
  allSources,
  type RecordsChange,
  type RecordsPort,
  type RegisterDataPort,
  recordSources,
} from '../master-data/index.ts';
import {
  createChangeCursors,
  createDeletionFinisher,
  createSyncFacts,
  type SyncPort,
  syncTimesOf,
} from '../master-data/sync/index.ts';
import type { Config } from './config.ts';

/** What of the server the master data works with. */
interface MasterDataParts {
  readonly config: Pick<Config, 'secret' | 'previousSecret' | 'now'>;
  readonly live: Live;
  readonly db: Database;
  readonly epochs: Epochs;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly scratch: ScratchFiles;
}

/** Master data with its way to the registers: who is told of a change, and how far registers are with a record. */
export const connectMasterData = ({ config, live, db, epochs, jobs, files, scratch }: MasterDataParts) => {
  const { now } = config;
  const [hash, ...earlier] = createVault(config.secret, config.previousSecret).keyedHashes;
  const hashChanges =
    (by: KeyedHash) =>
    (...parts: readonly Uint8Array[]): Buffer =>
      by('changes', ...parts);
  const onChange = ({ tenantId, unitIds }: RecordsChange): void => {
    for (const unitId of unitIds ?? [null])
      live.changedForRegisters({ tenantId, unitId, topic: 'masterData' });
  };
  const records: RecordsPort = {
    factsReader: ({ entity: { name } }) => (isSynced(name) ? createSyncFacts(now(), name) : undefined),
    syncTimesOf: (tx, rows) => syncTimesOf(tx, now(), rows),
    onChange,
  };
  const ownRecords = portWithoutRegisters(({ tenantId }) =>
    live.changed({ tenantId, unitId: null, topic: 'masterData' }),
  );
  const onTaken = (tenantId: string, unitId: string | null): void =>
    live.changed({ tenantId, unitId, topic: 'masterData' });
  const sync: SyncPort = {
    cursors: createChangeCursors(hashChanges(hash), ...earlier.map(hashChanges)),
    onPutBack: (epoch) => epochs.noticed('cursor', epoch),
    onTaken,
    onChange,
  };
  const onProgress = (tenantId: string): void =>
    live.changed({ tenantId, unitId: null, topic: 'changeSets' });
  const changeSets = { db, jobs, now, records, sources: allSources, onProgress };
  const recordFiles: FilesPort = { files, scratch, jobs, sets: changeSets };
  const finishDeletions = createDeletionFinisher({
    db,
    now,
    onFinished: (tenantId) => onTaken(tenantId, null),
  });
  const tellAlerts = (tenantId: string): void => live.changed({ tenantId, unitId: null, topic: 'alerts' });
  const registerData: RegisterDataPort = {
    jobs,
    noteOwnData,
    countProposals: countProposedChanges,
    onOffer: ({ tenantId, unitId }) => {
      live.changedForRegisters({ tenantId, unitId, topic: 'masterData' });
      tellAlerts(tenantId);
    },
    onProposals: ({ tenantId, unitId }) => {
      live.changed({ tenantId, unitId, topic: 'syncProblems' });
      tellAlerts(tenantId);
    },
  };
  const onStock = ({ tenantId, unitId }: { readonly tenantId: string; readonly unitId: string }): void =>
    live.changed({ tenantId, unitId, topic: 'stock' });
  const branchRecords = createBranchRecords(Object.values(recordSources));
  const deviceRecords = createDeviceRecords(Object.values(recordSources));
  return {
    records,
    ownRecords,
    branchRecords,
    deviceRecords,
    sync,
    changeSets,
    onStock,
    recordFiles,
    registerData,
    finishDeletions,
  };
};
