import type { RecordsChange } from '../../kit/records/index.ts';
import type { OnTaken } from './acknowledge.service.ts';
import type { ChangeCursors } from './change-cursor.ts';

/** What the sync of master data needs of the rest of the server. */
export interface SyncPort {
  readonly cursors: ChangeCursors;
  /** A cursor proves that the database was put back, and nobody has noticed in its epoch so far: begins a new one. */
  readonly onPutBack: (epoch: string) => Promise<void>;
  /** States of records may have become others. */
  readonly onTaken: OnTaken;
  /** There is something for registers. */
  readonly onChange: (change: RecordsChange) => void;
}
