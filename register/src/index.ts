export { restoreStore, sendBackup } from './backups/index.ts';
export {
  type CloseOptions,
  closeDay,
  closePeriod,
  draftOpening,
  NothingToClose,
} from './closings/index.ts';
export { type Approver, approveRegister, ensureBranch, openApprover } from './link/approve-register.ts';
export { derivedIdentity, newIdentity } from './link/identity.ts';
export { isLinked, linkRegister } from './link/link-register.ts';
export {
  countRecords,
  findShown,
  listFailures,
  listProposals,
  listRecords,
  proposeEdit,
  refuseNothing,
  refuseRecords,
  seedOwnRecords,
  syncMasterData,
} from './master-data/index.ts';
export { connectRegister, type OnlineRegister } from './online/connect-register.ts';
export type { OnlineEvent } from './online/online-event.ts';
export { printerFile } from './print/index.ts';
export { Failure, openSession, type RegisterSession } from './protocol/index.ts';
export { type PushOptions, pushOutbox } from './push/push-outbox.ts';
export {
  buildReceipt,
  makeReceipt,
  type NewReceipt,
  type ReceiptDraft,
  receiptIdAt,
} from './receipts/index.ts';
export { type ReplayedBranch, type ReplayOptions, replayFile } from './replay/index.ts';
export { menuOf, profiles, randomOf, type SimulateOptions, simulateRegister } from './simulate/index.ts';
export { type RefusalCode, type Staff, StaffRefusal, signIn } from './staff/index.ts';
export {
  closeStore,
  countWaiting,
  openStore,
  readLinkedRegister,
  readOutcomes,
  readRejected,
  type Store,
  writeLicence,
} from './store/index.ts';
export { exportArchive, swapDevice, writeDeviceFaults } from './tse/index.ts';
