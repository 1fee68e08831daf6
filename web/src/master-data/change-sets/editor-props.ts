import type { BulkChange } from '@tresen/domain/master-data/change-sets';

/** What an editor of a change gets: it tells the change, or undefined while something is missing. */
export interface EditorProps {
  readonly onDraft: (change: BulkChange | undefined) => void;
}
