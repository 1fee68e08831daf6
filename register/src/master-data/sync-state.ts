import { readSetting, type Store, writeSetting } from '../store/index.ts';

/** How far this register has come with the master data of its branch. */
export type SyncState = Readonly<{
  /** Goes into the next question; null before the first answer. */
  cursor: string | null;
  /** The last cursor that the cloud knows to be applied. */
  acknowledged: string | null;
  /** A snapshot is under way: what it does not name will be dropped at its end. */
  isInSnapshot: boolean;
  /** Counts snapshots; a record that the newest one has named carries its number. */
  round: number;
}>;

const name = 'masterData';
const beginning: SyncState = { cursor: null, acknowledged: null, isInSnapshot: false, round: 0 };

export const readSyncState = (store: Store): SyncState => readSetting<SyncState>(store, name) ?? beginning;

export const writeSyncState = (store: Store, state: SyncState): void => writeSetting(store, name, state);
