export { listFailures } from './failures.ts';
export {
  countOwnRecords,
  type KeptRecord,
  ownRecordsAfter,
  readOwnDataState,
  seedOwnRecords,
} from './own-records.ts';
export { settingOn } from './own-settings.ts';
export {
  findShown,
  hasUnsentProposals,
  listProposals,
  type OwnProposal,
  proposeEdit,
  type ShownRecord,
  shownRecord,
} from './proposals.ts';
export { countRecords, findRecord, listRecords, type StoredRecord, type Values } from './records.ts';
export { listRefusals, type Refusal, refuseNothing, refuseRecords } from './refusals.ts';
export { type MasterDataOptions, type MasterDataResult, syncMasterData } from './sync-master-data.ts';
export { readSyncState, type SyncState } from './sync-state.ts';
