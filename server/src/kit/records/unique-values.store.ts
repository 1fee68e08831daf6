import type { Fault } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { recordsetOf } from './columns.ts';
import { ownRow } from './own-rows.ts';
import type { RecordDraft, RecordSource, StoredRecord } from './source.ts';

/** A fault of one draft, by its place. */
export type DraftFault = Fault & { readonly index: number };

/** What comparing values needs to know of a kind. */
type Compared = Pick<RecordSource, 'entity' | 'table' | 'columns'>;

interface Comparison {
  /** Ids of records that are deleted along with it: what they have is free. */
  readonly going?: readonly string[];
  /** Records as they are stored, by id: values that stay as they are, in the same branches, nobody can have taken. */
  readonly stored?: ReadonlyMap<string, StoredRecord>;
}

/** Values that have to be unique and are not. The tenant's counter has to be taken before. */
export const checkUnique = async (
  tx: Tx,
  source: Compared,
  drafts: readonly RecordDraft[],
  { going = [], stored = new Map() }: Comparison = {},
): Promise<DraftFault[]> => {
  const faults = source.entity.unique.map(async (fields) => {
    const others = drafts.flatMap((draft, index) =>
      isKept(draft, stored.get(draft.id), fields) ? [] : [{ draft, index }],
    );
    if (others.length === 0) return [];
    const compared = others.map(({ draft }) => draft);
    const taken = await takenBy(tx, source, compared, fields, going);
    return taken.map(
      (at): DraftFault => ({ index: others[at]?.index ?? 0, path: fields[0] ?? '', code: 'TAKEN' }),
    );
  });
  return (await Promise.all(faults)).flat();
};

/** The draft has the values and branches that its record has already. */
function isKept(draft: RecordDraft, stored: StoredRecord | undefined, fields: readonly string[]): boolean {
  if (!stored || stored.status < 0) return false;
  const before = [stored.unitIds, ...fields.map((field) => stored[field] ?? null)];
  const after = [draft.unitIds, ...fields.map((field) => draft.values[field] ?? null)];
  return JSON.stringify(before) === JSON.stringify(after);
}

/**
 * Drafts whose values together another record of one of their branches has: a stored one, or an earlier draft. The first
 * value, which each of them has, is compared by `=`: no index knows `is not distinct from`.
 */
async function takenBy(
  tx: Tx,
  source: Compared,
  drafts: readonly RecordDraft[],
  fields: readonly string[],
  going: readonly string[],
): Promise<number[]> {
  const comparison = (index: number) => sql.raw(index === 0 ? '=' : 'is not distinct from');
  const ofStored = fields.map(
    (field, index) => sql`t.${keyOf(source, field, 'r').key} ${comparison(index)} ${sql.raw(`r.k${index}`)}`,
  );
  const ofDrafts = fields.map(
    (_, index) => sql`${sql.raw(`o.k${index}`)} ${comparison(index)} ${sql.raw(`r.k${index}`)}`,
  );
  const found = await sql<{ i: number }>`
    with r as materialized (${keyedDrafts(source, drafts, fields)})
    select r.i from r join ${sql.table(source.table)} t on ${sql.join(ofStored, sql` and `)}
    where ${ownRow(source.table)} and t.status >= 0 and ${sharesBranch('t', 'r')} and not exists (select from r own where own.id = t.id)
      and t.id <> all (${[...going]}::uuid[])
    union
    select r.i from r join r o on ${sql.join(ofDrafts, sql` and `)}
    where o.i < r.i and ${sharesBranch('o', 'r')}`.execute(tx);
  return found.rows.map(({ i }) => i);
}

/** How the column of a key is made of what a draft holds. */
function keyOf(source: Compared, field: string, row: string) {
  const column = source.columns.byField.get(field);
  if (!column) throw new Error(`no column of ${field}`);
  const value = sql.raw(`${row}.${column.name}`);
  if (column.key === column.name) return { key: sql.raw(column.key), value };
  const description = source.entity.fields[field];
  const isNumber = description?.kind === 'text' && description.isNumber === true;
  return {
    key: sql.raw(column.key),
    value: isNumber ? sql`coalesce(number_key(${value}), '')` : sql`coalesce(searchable(${value}), '')`,
  };
}

/** What is compared of drafts, worked out once for each: `k0`, `k1` … beside the place, the id and the branches. */
function keyedDrafts(
  source: Compared,
  drafts: readonly RecordDraft[],
  fields: readonly string[],
): RawBuilder<unknown> {
  const columns = fields.flatMap((field) => source.columns.byField.get(field) ?? []);
  const rows = JSON.stringify(
    drafts.map(({ id, values, unitIds }, i) => ({
      i,
      id,
      unit_ids: unitIds,
      ...Object.fromEntries(columns.map(({ field, name }) => [name.slice(1, -1), values[field]])),
    })),
  );
  const keys = fields.map(
    (field, index) => sql`${keyOf(source, field, 'd').value} as ${sql.raw(`k${index}`)}`,
  );
  return sql`select d.i, d.id, d.unit_ids, ${sql.join(keys)} from jsonb_to_recordset(${rows}::jsonb)
    as d(${sql.raw(recordsetOf(columns).join(', '))})
    where d.${sql.raw(columns[0]?.name ?? '')} is not null`;
}

function sharesBranch(one: string, other: string) {
  return sql.raw(
    `(${one}.unit_ids is null or ${other}.unit_ids is null or ${one}.unit_ids && ${other}.unit_ids)`,
  );
}
