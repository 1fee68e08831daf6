import { entityStatus } from '@tresen/domain/kit/entities';
import type { CellFault, ImportOptions, Mapping } from '@tresen/domain/master-data/files';
import type { Tx } from '../../kit/db/pools.ts';
import { findRecords, type RecordSource, type StoredRecord } from '../../kit/records/index.ts';
import type { SheetRow } from '../../kit/sheets/index.ts';
import { type FoundByKey, findByKey } from './lookup.store.ts';

/** The record that a row is about: a stored one, a new one, or none since the key is wrong. */
export type Match = { readonly stored: StoredRecord | undefined } | { readonly fault: CellFault };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const isNew: Match = { stored: undefined };

/** Finds the record of each row by its key, in the order of the rows. */
export const matchRows = async (
  tx: Tx,
  source: RecordSource,
  mapping: Mapping,
  options: ImportOptions,
  rows: readonly SheetRow[],
): Promise<readonly Match[]> => {
  const { key } = options;
  const column = mapping.find(({ target }) => target === key)?.column;
  if (key === null || column === undefined) return rows.map(() => isNew);
  const texts = rows.map(({ cells }) => (cells[column] ?? '').trim());
  return key === 'id'
    ? matchIds(tx, source, texts, column)
    : matchKeys(tx, source, key, texts, column, options);
};

async function matchIds(
  tx: Tx,
  source: RecordSource,
  texts: readonly string[],
  column: number,
): Promise<Match[]> {
  const found = await findRecords(
    tx,
    source,
    texts.filter((text) => uuid.test(text)),
  );
  const stored = new Map(found.filter(isThere).map((record) => [record.id, record]));
  return texts.map((text): Match => {
    if (text === '') return isNew;
    const record = stored.get(text.toLowerCase());
    return record ? { stored: record } : { fault: { column, target: 'id', code: 'UNKNOWN_ID' } };
  });
}

function isThere({ status }: StoredRecord): boolean {
  return status >= entityStatus.inactive;
}

async function matchKeys(
  tx: Tx,
  source: RecordSource,
  field: string,
  texts: readonly string[],
  column: number,
  options: ImportOptions,
): Promise<Match[]> {
  const found = Map.groupBy(
    await findByKey(
      tx,
      source,
      field,
      texts.filter((text) => text !== ''),
    ),
    ({ text }) => text,
  );
  const ids = [...found.values()].flatMap((records) => records.map(({ id }) => id));
  const stored = new Map(
    (await findRecords(tx, source, [...new Set(ids)])).map((record) => [record.id, record]),
  );
  return texts.map((text): Match => {
    const [one, ...others] = narrowed(found.get(text) ?? [], options);
    if (others.length > 0) return { fault: { column, target: field, code: 'AMBIGUOUS_KEY' } };
    return { stored: one && stored.get(one.id) };
  });
}

function narrowed(
  found: readonly FoundByKey[],
  { unitIds }: Pick<ImportOptions, 'unitIds'>,
): readonly FoundByKey[] {
  return found.length > 1 && unitIds !== null ? found.filter((one) => share(one.unitIds, unitIds)) : found;
}

function share(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return one === null || other === null || one.some((id) => other.includes(id));
}
