import { isSynced } from '@tresen/domain/kit/entities';
import { countProposedChanges, noteOwnData } from '../content/notifications/index.ts';
import type { Database } from '../kit/db/pools.ts';
import type { Epochs } from '../kit/epochs/index.ts';
import type { TenantFiles } from '../kit/files/index.ts';
import type { Jobs } from '../kit/jobs/index.ts';
import { emitRecords, portWithoutRegisters, type RecordsPort } from '../kit/records/index.ts';
import { createVault, type KeyedHash } from '../kit/secrets/index.ts';
import type { ReadSheet } from '../kit/sheets/index.ts';
import type { ScratchFiles } from '../kit/uploads/index.ts';
import { createBranchRecords } from '../master-data/branch-records/index.ts';
import { createDeviceRecords } from '../master-data/device-records/index.ts';
import type { FilesPort } from '../master-data/files/index.ts';
import { allSources, type RegisterDataPort, recordSources } from '../master-data/index.ts';
import {
  createChangeCursors,
  createSyncFacts,
  KnownFacts,
  type SyncPort,
  syncTime,
  syncTimesOf,
} from '../master-data/sync/index.ts';
import type { Config } from './config.ts';

/** What of the server the master data works with. */
interface MasterDataParts {
  readonly config: Pick<Config, 'secret' | 'previousSecret' | 'now'>;
  readonly db: Database;
  readonly epochs: Epochs;
  readonly jobs: Jobs;
  readonly files: TenantFiles;
  readonly scratch: ScratchFiles;
  readonly readSheet: ReadSheet;
}

/** Master data with its way to the registers: how far they are with a record. */
export const connectMasterData = ({ config, db, epochs, jobs, ...ofFiles }: MasterDataParts) => {
  const { now } = config;
  const [hash, ...earlier] = createVault(config.secret, config.previousSecret).keyedHashes;
  const hashChanges =
    (by: KeyedHash) =>
    (...parts: readonly Uint8Array[]): Buffer =>
      by('changes', ...parts);
  const facts = new KnownFacts(db.events);
  const records: RecordsPort = {
    factsReader: ({ entity: { name } }) => (isSynced(name) ? createSyncFacts(now(), name, facts) : undefined),
    syncTime: () => syncTime(now()),
    syncTimesOf: (tx, rows) => syncTimesOf(tx, now(), rows),
    tell: emitRecords,
  };
  const sync: SyncPort = {
    cursors: createChangeCursors(hashChanges(hash), ...earlier.map(hashChanges)),
    onPutBack: (epoch) => epochs.noticed('cursor', epoch),
  };
  const changeSets = { db, jobs, now, records, sources: allSources };
  const recordFiles: FilesPort = { ...ofFiles, jobs, sets: changeSets };
  const registerData: RegisterDataPort = { jobs, noteOwnData, countProposals: countProposedChanges };
  const branchRecords = createBranchRecords(Object.values(recordSources));
  const deviceRecords = createDeviceRecords(Object.values(recordSources));
  return {
    records,
    ownRecords: portWithoutRegisters,
    branchRecords,
    deviceRecords,
    sync,
    changeSets,
    recordFiles,
    registerData,
  };
};
