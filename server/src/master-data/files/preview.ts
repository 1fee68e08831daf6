import { type EntityName, initialValues } from '@tresen/domain/kit/entities';
import { differencesOf } from '@tresen/domain/master-data/change-sets';
import {
  createDeviceNames,
  createReferences,
  createUnitNames,
  decimalMarkOf,
  type FileLanguage,
  headOf,
  type NamedUnit,
  type RecordNames,
  recordCell,
  type WritableRecord,
} from '@tresen/domain/master-data/files';
import { devicesOf, kinds, referencesOf } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import type { RecordSource } from '../../kit/records/index.ts';
import { changeableOf } from '../change-sets/index.ts';
import type { PlannedRow } from './check-plan.ts';
import type { MadeRecord } from './find-records.ts';
import type { PreviewChange, PreviewRow } from './import-row.ts';
import { findLinkedDevices, findNamesakes } from './lookup.store.ts';

type Sources = Readonly<Record<EntityName, RecordSource>>;

/** Names of what records refer to, and of branches. */
export const namesFor = async (
  tx: Tx,
  sources: Sources,
  units: readonly NamedUnit[],
  records: readonly { readonly entity: EntityName; readonly values: Readonly<Record<string, unknown>> }[],
  made: readonly MadeRecord[] = [],
): Promise<RecordNames> => {
  const wanted = new Map<EntityName, Set<string>>();
  for (const { entity, values } of records)
    for (const { to, id } of referencesOf(entity, values))
      wanted.set(to, (wanted.get(to) ?? new Set<string>()).add(id));
  const references = new Map<EntityName, ReturnType<typeof createReferences>>();
  for (const [to, ids] of wanted) {
    const known = createReferences(to, await findNamesakes(tx, sources[to], [...ids]));
    for (const record of made) if (record.entity === to) known.add(record);
    references.set(to, known);
  }
  const namesDevices = records.some(({ entity, values }) => devicesOf(entity, values).length > 0);
  return {
    reference: (to, id) => references.get(to)?.nameOf(id) ?? id,
    unit: createUnitNames(units),
    device: createDeviceNames(namesDevices ? await findLinkedDevices(tx) : []),
  };
};

/** The first rows that would change something, as people read them. */
export const previewRows = (
  entity: EntityName,
  rows: readonly PlannedRow[],
  language: FileLanguage,
  names: RecordNames,
): PreviewRow[] =>
  rows.map((planned) => ({
    row: planned.row,
    name: String(planned.draft.values[kinds[entity].title] ?? ''),
    isNew: planned.stored === undefined,
    changes: changesOf(entity, planned, language, names),
  }));

function changesOf(
  entity: EntityName,
  { stored, draft, differences }: PlannedRow,
  language: FileLanguage,
  names: RecordNames,
): PreviewChange[] {
  const before = stored && { id: stored.id, ...changeableOf(kinds[entity], stored) };
  const beginning = { values: initialValues(kinds[entity].fields), unitIds: null, isActive: true };
  const shown = before ? differences : differencesOf(beginning, draft);
  return Object.keys(shown?.new ?? {}).flatMap((target) => {
    const fresh = cellOf(entity, target, draft, language, names);
    const old = before ? cellOf(entity, target, before, language, names) : null;
    // Of a new record, what has a value.
    return before || fresh !== ''
      ? [{ target, head: headOf(entity, target, language), old, new: fresh }]
      : [];
  });
}

function cellOf(
  entity: EntityName,
  target: string,
  record: WritableRecord,
  language: FileLanguage,
  names: RecordNames,
): string {
  const text = recordCell(entity, target, record, language, names);
  const kind = kinds[entity].fields[target]?.kind;
  const isDecimal = kind === 'cents' || kind === 'percent' || kind === 'thousandths';
  return isDecimal ? text.replace('.', decimalMarkOf[language]) : text;
}
