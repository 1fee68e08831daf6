import type { ChangeCursors } from './change-cursor.ts';

/** What the sync of master data needs of the rest of the server. */
export interface SyncPort {
  readonly cursors: ChangeCursors;
  /** A cursor proves that the database was put back, and nobody has noticed in its epoch so far: begins a new one. */
  readonly onPutBack: (epoch: string) => Promise<void>;
}
