import type { FormValues } from './record-values.ts';
import type { StoredRecord } from './stored-record.ts';

/** Two versions of a record, between which somebody chooses. */
export interface Conflict {
  readonly mine: FormValues;
  readonly theirs: StoredRecord;
  /** From what both began; unknown for a draft of an older version. */
  readonly base: FormValues | undefined;
}
