import type { Condition } from '@tresen/domain/kit/entities';
import { receiptMarks } from '@tresen/domain/sales/receipts';
import { sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import { conditionOn, targetKey, wordConditions } from './receipt-conditions.ts';
import type { ReceiptFilter, Where } from './receipt-filter.ts';
import type { ReceiptStream } from './receipt-streams.store.ts';

// The indexes that leave out what a filter does not ask for.

/** From more sources than this the order of time of all receipts is quicker. */
const maxSources = 16;

/** All receipts of the tenant. */
export const everything = stream([[]]);

/** Names of targets that begin with what was typed, few of them, or that there are more. */
export type TargetNames = readonly string[] | 'many';

/** Reads one entry of the index for each name, however many receipts have it. */
export const targetNames = async (tx: Tx, typed: string): Promise<TargetNames> => {
  const begin = targetKey(sql`${typed}::text`);
  const next = (from: Where) => sql`(select r.target_key as name from receipts r
    where r.tenant_id = (select current_tenant()) and ${from}
    order by r.tenant_id, r.target_key limit 1)`;
  const { rows } = await sql<{ name: string }>`
    with recursive names as (
      ${next(sql`r.target_key >= ${begin}`)}
      union all
      select n.name from names before
      cross join lateral ${next(sql`r.target_key > before.name`)} n where starts_with(before.name, ${begin}))
    select name from names where starts_with(name, ${begin}) limit ${maxSources + 1}`.execute(tx);
  return rows.length > maxSources ? 'many' : rows.map(({ name }) => name);
};

/** Marks that few receipts have, each with an index of its own (migration 0035). */
const rareMarks: readonly string[] = ['unsigned', 'cancelled', 'discounted', 'voucher', 'refund'];

/** The condition for one of some marks that are all rare. */
export const rareMark = (filter: ReceiptFilter): Condition | undefined => {
  const condition = exactly(filter, 'mark');
  return condition?.values.every((value) => rareMarks.includes(value)) ? condition : undefined;
};

interface Till {
  readonly id: string;
  readonly isMoved: boolean;
}

/** The streams by which a filter can be answered. */
export interface Candidates {
  /** Those that come in the order of time. */
  readonly ordered: readonly ReceiptStream[];
  /** Those that have to be sorted. */
  readonly unordered: readonly ReceiptStream[];
}

/** @param names of targets that begin with the filter's */
export const candidatesFor = async (
  tx: Tx,
  filter: ReceiptFilter,
  names: TargetNames,
): Promise<Candidates> => ({
  ordered: [
    ...numbers(filter),
    ...exactAmounts(filter),
    ...writings(filter, names),
    ...targets(filter),
    ...types(filter),
    ...marks(filter),
    ...(await tills(tx, filter)),
  ],
  unordered: amountRanges(filter),
});

function stream(sources: ReceiptStream['sources'], of: Partial<ReceiptStream> = {}): ReceiptStream {
  return {
    sources,
    isInUnits: false,
    fulfilled: [],
    ...of,
  };
}

function exactly(filter: ReceiptFilter, field: string): Condition | undefined {
  return ofConditions(filter, field).find(({ is }) => is === 'is');
}

function ofConditions(filter: ReceiptFilter, field: string) {
  return filter.conditions.filter((condition) => condition.field === field);
}

function numbers(filter: ReceiptFilter): ReceiptStream[] {
  const typed = typedOf(filter, 'number');
  const condition = exactly(filter, 'number');
  const values = typed === undefined ? condition?.values : [String(typed)];
  if (!values) return [];
  const fulfilled = typed === undefined && condition ? [condition] : (['number'] as const);
  return [stream([[sql`r.number = any (${values}::bigint[])`]], { fulfilled })];
}

/** What was typed for certain: where it may be the name of a target, a number need not be one of receipts. */
function typedOf({ search, target }: ReceiptFilter, part: 'number' | 'gross'): number | undefined {
  return target === undefined ? search[part] : undefined;
}

function exactAmounts(filter: ReceiptFilter): ReceiptStream[] {
  const typed = typedOf(filter, 'gross');
  const condition = exactly(filter, 'gross');
  const values = typed === undefined ? condition?.values : [String(typed)];
  if (!values || values.length > maxSources) return [];
  const fulfilled = typed === undefined && condition ? [condition] : (['gross'] as const);
  const distinct = [...new Set(values.map(Number))];
  return [
    stream(
      distinct.map((value) => [sql`r.gross = ${value}::bigint`]),
      { fulfilled },
    ),
  ];
}

function writings(filter: ReceiptFilter, names: TargetNames): ReceiptStream[] {
  if (exactly(filter, 'tag') !== undefined) return [stream([], { writings: 'ofPeople' })];
  if (names !== 'many' && wordConditions(filter.search).length > 0)
    return [stream([], { writings: 'all', ...(filter.target !== undefined && { targets: names }) })];
  return ofConditions(filter, 'note').length > 0 ? [stream([], { writings: 'all' })] : [];
}

function targets(filter: ReceiptFilter): ReceiptStream[] {
  const condition = exactly(filter, 'target');
  if (!condition || condition.values.length > maxSources) return [];
  const keys = [...new Set(condition.values.map((value) => value.toLowerCase()))];
  const sources = keys.map((key) => [sql<boolean>`r.target_key = ${targetKey(sql`${key}::text`)}`]);
  return [stream(sources, { fulfilled: [condition] })];
}

function types(filter: ReceiptFilter): ReceiptStream[] {
  const condition = exactly(filter, 'type');
  if (!condition || condition.values.includes('Beleg')) return [];
  // Said twice: the second half is what the index was made for.
  const sources = [...new Set(condition.values)].map((value) => [
    sql<boolean>`r.type = ${value} and r.type <> 'Beleg'`,
  ]);
  return [stream(sources, { fulfilled: [condition] })];
}

function marks(filter: ReceiptFilter): ReceiptStream[] {
  const condition = rareMark(filter);
  if (!condition) return [];
  const values = [...new Set(condition.values)];
  const sources = values.map((value, index) => [
    // None twice: each source leaves out what the ones before have.
    hasMark(value, true),
    ...values.slice(0, index).map((before) => hasMark(before, false)),
  ]);
  return [stream(sources, { fulfilled: [condition] })];
}

function hasMark(mark: string, isThere: boolean): Where {
  return sql`r.marks & ${sql.raw(String(receiptMarks[mark as keyof typeof receiptMarks]))} ${sql.raw(isThere ? '<>' : '=')} 0`;
}

async function tills(tx: Tx, filter: ReceiptFilter): Promise<ReceiptStream[]> {
  const condition = exactly(filter, 'deviceId');
  const chosen = [...new Set(condition?.values)];
  if (condition && chosen.length <= maxSources)
    return [stream(chosen.map(byDevice), { fulfilled: [condition], holdsBits: true })];
  const units = employeeUnits(filter) ?? (filter.unitIds.length > 0 ? filter.unitIds : undefined);
  const found = units && (await tillsOf(tx, units));
  if (!found) return [];
  const isByUnits = units === filter.unitIds;
  return [
    stream(
      found.map(({ id }) => byDevice(id)),
      { isInUnits: isByUnits && !found.some(({ isMoved }) => isMoved), holdsBits: true },
    ),
  ];
}

function byDevice(id: string): readonly Where[] {
  return [sql`r.device_id = ${id}::uuid`];
}

function employeeUnits(filter: ReceiptFilter): string[] | undefined {
  const units = exactly(filter, 'employee')?.values.map((value) => value.slice(0, value.indexOf(':')));
  return units?.every((unit) => /^[0-9a-f-]{36}$/.test(unit)) ? [...new Set(units)] : undefined;
}

/** The registers that are or were in these branches; undefined where there are too many. */
async function tillsOf(tx: Tx, unitIds: readonly string[]): Promise<readonly Till[] | undefined> {
  const { rows } = await sql<Till>`
    select d.id, d.moved_at is not null as "isMoved" from devices d
    where d.tenant_id = (select current_tenant()) and (d.unit_id = any (${unitIds}::uuid[]) or d.id in (
      select s.device_id from device_stays s
      where s.tenant_id = (select current_tenant()) and s.unit_id = any (${unitIds}::uuid[])))
    limit ${maxSources + 1}`.execute(tx);
  return rows.length > maxSources ? undefined : rows;
}

/** No index has a range of amounts in the order of time: of use only where few receipts are in it. */
function amountRanges(filter: ReceiptFilter): ReceiptStream[] {
  const range = ofConditions(filter, 'gross').filter(({ is }) => is === 'from' || is === 'to');
  return range.length > 0
    ? [stream([range.map((condition) => conditionOn(condition))], { fulfilled: range })]
    : [];
}
