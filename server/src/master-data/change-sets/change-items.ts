import type { Entity } from '@tresen/domain/kit/entities';
import type { BulkChange } from '@tresen/domain/master-data/change-sets';
import { bulkItem, type SetItem } from './set-items.ts';

/** The items of a bulk change for these records. */
export const bulkItems = (
  entity: Entity,
  change: BulkChange,
  ids: readonly string[],
  everyUnit: readonly string[],
): SetItem[] =>
  ids.map((id) =>
    change.kind === 'delete' ? { id, becomes: 'deleted' as const } : bulkItem(entity, change, id, everyUnit),
  );
