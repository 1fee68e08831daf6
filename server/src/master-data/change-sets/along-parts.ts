import type { EntityName, Fault } from '@tresen/domain/kit/entities';
import { describeAlong } from '@tresen/domain/master-data/change-sets';
import type { CarriedDraft, RecordDraft } from '../../kit/records/index.ts';
import type { SetPart } from './apply-parts.ts';
import type { ChangeSetPort } from './run-change-set.ts';
import { putItem, type SetItem } from './set-items.ts';

const homeless: Fault = { path: 'unitIds', code: 'NO_BRANCH_LEFT' };

/** What is saved along as sets, one for each kind: the record's own first. */
export const alongParts = (
  port: ChangeSetPort,
  carried: readonly CarriedDraft[],
  requestKey: string | null | undefined,
): SetPart[] => {
  const [first] = carried;
  const title = first ? String(first.draft.values[port.sources[first.entity].entity.title]) : '';
  return namesOf(carried).map((entity, index) => ({
    request: {
      kind: 'bulk',
      entity,
      description: describeAlong(title, index === 0 ? carried.length - 1 : null),
      requestKey: index === 0 ? requestKey : null,
    },
    items: carried.filter((one) => one.entity === entity).map((one) => itemOf(port, one)),
  }));
};

function namesOf(carried: readonly CarriedDraft[]): EntityName[] {
  return [...new Set(carried.map(({ entity }) => entity))];
}

/** Who would be in no branch any more cannot come along. */
function itemOf(port: ChangeSetPort, { entity, draft }: CarriedDraft): SetItem {
  return draft.unitIds?.length === 0
    ? { id: draft.id, next: () => ({ faults: [homeless] }) }
    : putItem(port.sources[entity].entity, wholeOf(draft), { id: draft.id });
}

function wholeOf({ values, unitIds, isActive }: RecordDraft) {
  return { ...values, unitIds, isActive };
}
