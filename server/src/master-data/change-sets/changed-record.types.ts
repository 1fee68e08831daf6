import type { Fault } from '@tresen/domain/kit/entities';
import type { Kit } from '../../kit/graphql/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import type { ValueChangeNode } from './change-values.ts';
import type { SetRecord } from './history.service.ts';

export type RowNode = Pick<SetRecord, 'recordId' | 'name' | 'outcome' | 'faults' | 'changes'>;
export type RowRef = ReturnType<typeof rowType>;

/** So many records are shown of a set at once. */
export const previewSize = 50;

/** A record of a set, as previews, histories and changes along show it. */
export function rowType(kit: Kit, { fault }: SharedTypes) {
  return kit.builder.objectRef<RowNode>('ChangedRecord').implement({
    description: 'A record in a change set, with the expected or actual result.',
    fields: (t) => ({
      recordId: t.exposeID('recordId'),
      name: t.exposeString('name'),
      outcome: t.exposeString('outcome', { description: '`changed`, `faulty`, `changedSince` or `gone`.' }),
      faults: t.field({
        type: [fault],
        // Reasons against a deletion travel as codes, too.
        resolve: ({ faults }) => (faults ?? []) as readonly Fault[],
      }),
      changes: t.expose('changes', { type: [valueType(kit)] }),
    }),
  });
}

function valueType({ builder }: Kit) {
  return builder.objectRef<ValueChangeNode>('ValueChange').implement({
    description: 'A value before and after the change, as JSON text.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'A field of the record, `unitIds` or `isActive`.' }),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new', { nullable: true }),
      oldName: t.exposeString('oldName', {
        nullable: true,
        description: 'Name of the record the value refers to.',
      }),
      newName: t.exposeString('newName', { nullable: true }),
    }),
  });
}
