import type { Condition } from '@tresen/domain/master-data/entities';
import { type ReceiptSearch, receiptMarks } from '@tresen/domain/sales/receipts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import {
  conditionOn,
  type ReceiptFilter,
  searchConditions,
  timeBounds,
  type Where,
} from './receipt-conditions.ts';

// A list of receipts is read as a stream: receipts in the order of time, by an index that leaves out what does not
// match. What no index knows is filtered from the stream, and of a stream only so many receipts are looked at for a page:
// whatever somebody asks for, an answer costs the same. `receipt-list.store.ts` says how far it looked.

/** Receipts `r` in the order of time, from one index or from several that have none in common. */
export interface ReceiptStream {
  readonly sources: readonly Source[];
  /** Its receipts are in the branches that the filter asks for; nobody need look. */
  readonly isInUnits: boolean;
  /** What else of the filter its receipts fulfil, whoever of them. */
  readonly fulfilled: readonly (Condition | 'number' | 'gross')[];
}

interface Source {
  readonly where: readonly Where[];
  /** Receipts that people wrote at, in the order of the receipts' time. */
  readonly isAnnotated?: boolean;
}

/** Streams of at most so many receipts are short: they can be looked at as a whole. */
const mostScanned = 10_000;

/** Clocks of branches and texts of receipts take longer to look at than columns do. */
const mostRead = 4_000;

/** Receipts that another index than that of the time leads to lie far from each other. */
const mostScattered = 6_000;

/** So many receipts of a stream are looked at for one page, or to count them. */
export const scannedFor = (chosen: ReceiptStream, { search, conditions }: ReceiptFilter): number => {
  const isCostly = search.minutes !== undefined || conditions.some(({ field }) => field === 'article');
  if (isCostly) return mostRead;
  return chosen === everything ? mostScanned : mostScattered;
};

/** From more sources than this the order of time of all receipts is quicker. */
const mostSources = 16;

const stream = (sources: readonly Source[], of: Partial<ReceiptStream> = {}): ReceiptStream => ({
  sources,
  isInUnits: false,
  fulfilled: [],
  ...of,
});

const everything = stream([{ where: [] }]);

const ofConditions = (filter: ReceiptFilter, field: string) =>
  filter.conditions.filter((condition) => condition.field === field);

const exactly = (filter: ReceiptFilter, field: string): Condition | undefined =>
  ofConditions(filter, field).find(({ is }) => is === 'is');

const numbers = (filter: ReceiptFilter): ReceiptStream[] => {
  const typed = filter.search.number;
  const condition = exactly(filter, 'number');
  const values = typed === undefined ? condition?.values : [String(typed)];
  if (!values) return [];
  const fulfilled = typed === undefined && condition ? [condition] : (['number'] as const);
  return [stream([{ where: [sql`r.number = any (${values}::bigint[])`] }], { fulfilled })];
};

const exactAmounts = (filter: ReceiptFilter): ReceiptStream[] => {
  const typed = filter.search.gross;
  const condition = exactly(filter, 'gross');
  const values = typed === undefined ? condition?.values : [String(typed)];
  if (!values || values.length > mostSources) return [];
  const fulfilled = typed === undefined && condition ? [condition] : (['gross'] as const);
  const distinct = [...new Set(values.map(Number))];
  return [
    stream(
      distinct.map((value) => ({ where: [sql`r.gross = ${value}::bigint`] })),
      { fulfilled },
    ),
  ];
};

/** No index has a range of amounts in the order of time: of use only where few receipts are in it. */
const amountRanges = (filter: ReceiptFilter): ReceiptStream[] => {
  const range = ofConditions(filter, 'gross').filter(({ is }) => is === 'from' || is === 'to');
  return range.length > 0 ? [stream([{ where: range.map(conditionOn) }], { fulfilled: range })] : [];
};

const types = (filter: ReceiptFilter): ReceiptStream[] => {
  const condition = exactly(filter, 'type');
  if (!condition || condition.values.includes('Beleg')) return [];
  // Said twice: the second half is what the index was made for.
  const sources = [...new Set(condition.values)].map((value) => ({
    where: [sql<boolean>`r.type = ${value} and r.type <> 'Beleg'`],
  }));
  return [stream(sources, { fulfilled: [condition] })];
};

/** Marks that few receipts have, each with an index of its own (migration 0035). */
const rareMarks: readonly string[] = ['unsigned', 'cancelled', 'discounted', 'voucher', 'refund'];

const hasMark = (mark: string, isThere: boolean): Where =>
  sql`r.marks & ${sql.raw(String(receiptMarks[mark as keyof typeof receiptMarks]))} ${sql.raw(isThere ? '<>' : '=')} 0`;

const marks = (filter: ReceiptFilter): ReceiptStream[] => {
  const condition = exactly(filter, 'mark');
  const values = [...new Set(condition?.values)];
  if (!condition || !values.every((value) => rareMarks.includes(value))) return [];
  const sources = values.map((value, index) => ({
    // None twice: each source leaves out what the ones before have.
    where: [hasMark(value, true), ...values.slice(0, index).map((before) => hasMark(before, false))],
  }));
  return [stream(sources, { fulfilled: [condition] })];
};

const writings = (filter: ReceiptFilter): ReceiptStream[] => {
  const isTagged = exactly(filter, 'tag') !== undefined;
  const isNoted = filter.search.words !== '' || ofConditions(filter, 'note').length > 0;
  if (!isTagged && !isNoted) return [];
  if (isTagged) return [stream([{ where: [], isAnnotated: true }])];
  return [
    stream([{ where: [sql`r.note is not null`] }, { where: [sql`r.note is null`], isAnnotated: true }]),
  ];
};

interface Till {
  readonly id: string;
  readonly isMoved: boolean;
}

/** The registers that are or were in these branches; undefined where there are too many. */
const tillsOf = async (tx: Tx, unitIds: readonly string[]): Promise<readonly Till[] | undefined> => {
  const { rows } = await sql<Till>`
    select d.id, d.moved_at is not null as "isMoved" from devices d
    where d.tenant_id = (select current_tenant()) and (d.unit_id = any (${unitIds}::uuid[]) or d.id in (
      select s.device_id from device_stays s
      where s.tenant_id = (select current_tenant()) and s.unit_id = any (${unitIds}::uuid[])))
    limit ${mostSources + 1}`.execute(tx);
  return rows.length > mostSources ? undefined : rows;
};

const employeeUnits = (filter: ReceiptFilter): string[] | undefined => {
  const units = exactly(filter, 'employee')?.values.map((value) => value.slice(0, value.indexOf(':')));
  return units?.every((unit) => /^[0-9a-f-]{36}$/.test(unit)) ? [...new Set(units)] : undefined;
};

const byDevice = (id: string): Source => ({ where: [sql`r.device_id = ${id}::uuid`] });

const tills = async (tx: Tx, filter: ReceiptFilter): Promise<ReceiptStream[]> => {
  const condition = exactly(filter, 'deviceId');
  const chosen = [...new Set(condition?.values)];
  if (condition && chosen.length <= mostSources)
    return [stream(chosen.map(byDevice), { fulfilled: [condition] })];
  const units = employeeUnits(filter) ?? (filter.unitIds.length > 0 ? filter.unitIds : undefined);
  const found = units && (await tillsOf(tx, units));
  if (!found) return [];
  const isByUnits = units === filter.unitIds;
  return [
    stream(
      found.map(({ id }) => byDevice(id)),
      { isInUnits: isByUnits && !found.some(({ isMoved }) => isMoved) },
    ),
  ];
};

interface Place {
  readonly end: string;
  readonly id: string;
}

/** Where a page begins, and which way it goes: backwards in time unless told. */
export interface Way {
  readonly after?: Place | undefined;
  readonly isForwards?: boolean | undefined;
}

export const ordering = ({ isForwards = false }: Way): RawBuilder<unknown> =>
  isForwards ? sql`r.ended_at, r.id` : sql`r.ended_at desc, r.id desc`;

const behind = (place: RawBuilder<unknown>, { after, isForwards = false }: Way): readonly Where[] =>
  after
    ? [sql`${place} ${sql.raw(isForwards ? '>' : '<')} (${after.end}::timestamptz, ${after.id}::uuid)`]
    : [];

const and = (parts: readonly Where[]): RawBuilder<unknown> => sql.join(parts, sql` and `);

const own = sql<boolean>`r.tenant_id = (select current_tenant())`;

interface Reading {
  readonly filter: ReceiptFilter;
  readonly way: Way;
  readonly columns: RawBuilder<unknown>;
  readonly most: number;
}

const readPlain = ({ where }: Source, { filter, way, columns, most }: Reading): RawBuilder<unknown> => sql`(
  select ${columns} from receipts r
  where ${and([own, ...where, ...timeBounds(filter), ...behind(sql`(r.ended_at, r.id)`, way)])}
  order by ${ordering(way)} limit ${most})`;

// `limit 1` makes the planner go from each note to its receipt: it would else read the keys of all receipts to join them.
const readAnnotated = ({ where }: Source, { filter, way, columns, most }: Reading): RawBuilder<unknown> => {
  const isOwn = sql<boolean>`a.tenant_id = (select current_tenant())`;
  const bounds = timeBounds(filter, sql`a.ended_at`);
  const order = way.isForwards ? sql`a.ended_at, a.receipt_id` : sql`a.ended_at desc, a.receipt_id desc`;
  return sql`(
    select ${columns} from receipt_annotations a
    cross join lateral (select * from receipts r where ${own} and r.id = a.receipt_id limit 1) r
    where ${and([isOwn, ...where, ...bounds, ...behind(sql`(a.ended_at, a.receipt_id)`, way)])}
    order by ${order} limit ${most})`;
};

/** What conditions read of a receipt. */
const everyColumn = sql`r.tenant_id, r.id, r.ended_at, r.unit_id, r.device_id, r.number, r.type, r.biz_day, r.biz_hour,
  r.z_number, r.employee_key, r.gross, r.currency, r.payments, r.marks, r.target, r.note, r.content`;
const placeColumns = sql`r.id, r.ended_at`;

/** The first so many receipts of a stream as rows `r`, with all that conditions read or with their place alone. */
export const readStream = (
  { sources }: ReceiptStream,
  filter: ReceiptFilter,
  way: Way,
  most: number,
  isPlaceOnly = false,
): RawBuilder<unknown> => {
  const columns = isPlaceOnly ? placeColumns : everyColumn;
  if (sources.length === 0) return sql`(select ${columns} from receipts r where false)`;
  const reading = { filter, way, columns, most };
  const read = sources.map((source) => (source.isAnnotated ? readAnnotated : readPlain)(source, reading));
  const [first] = read;
  if (first && read.length === 1) return first;
  return sql`(select r.* from (${sql.join(read, sql` union all `)}) r order by ${ordering(way)} limit ${most})`;
};

const anyRow = (source: Source, filter: ReceiptFilter): RawBuilder<unknown> =>
  source.isAnnotated
    ? readAnnotated(source, { filter, way: {}, columns: sql`1`, most: mostScanned + 1 })
    : sql`(select 1 from receipts r where ${and([own, ...source.where, ...timeBounds(filter)])}
        limit ${mostScanned + 1})`;

/**
 * How many receipts a stream has, as far as it matters. Whichever comes first counts: in the order of time, rows of a
 * range of amounts would be picked out of all receipts.
 */
const lengthOf = async (tx: Tx, { sources }: ReceiptStream, filter: ReceiptFilter): Promise<number> => {
  if (sources.length === 0) return 0;
  const rows = sql.join(
    sources.map((source) => anyRow(source, filter)),
    sql` union all `,
  );
  const { rows: found } = await sql<{ count: number }>`
    select count(*) as count from (select from (${rows}) r limit ${mostScanned + 1}) r`.execute(tx);
  return found[0]?.count ?? 0;
};

/**
 * The stream by which a filter is answered: the shortest of those that an index has, where one of them can be looked at as a
 * whole; else the first that is in order.
 */
export const chooseStream = async (tx: Tx, filter: ReceiptFilter): Promise<ReceiptStream> => {
  const ordered = [
    ...numbers(filter),
    ...exactAmounts(filter),
    ...writings(filter),
    ...types(filter),
    ...marks(filter),
    ...(await tills(tx, filter)),
  ];
  const probed = [...ordered, ...amountRanges(filter)];
  const [only] = ordered;
  if (only && probed.length === 1) return only;
  let best: { readonly stream: ReceiptStream; readonly length: number } | undefined;
  for (const candidate of probed) {
    const length = await lengthOf(tx, candidate, filter);
    if (length <= mostScanned && length < (best?.length ?? Number.POSITIVE_INFINITY))
      best = { stream: candidate, length };
  }
  return best?.stream ?? only ?? everything;
};

const withoutFulfilled = (search: ReceiptSearch, { fulfilled }: ReceiptStream): ReceiptSearch => {
  const { number, gross, ...rest } = search;
  return {
    ...rest,
    ...(number !== undefined && !fulfilled.includes('number') && { number }),
    ...(gross !== undefined && !fulfilled.includes('gross') && { gross }),
  };
};

/** What a receipt of the stream still has to fulfil. */
export const restOf = (chosen: ReceiptStream, filter: ReceiptFilter): readonly Where[] => {
  const { isInUnits, fulfilled } = chosen;
  const { unitIds, conditions, search } = filter;
  return [
    ...(isInUnits || unitIds.length === 0 ? [] : [sql<boolean>`r.unit_id = any (${unitIds}::uuid[])`]),
    ...conditions.filter((condition) => !fulfilled.includes(condition)).map(conditionOn),
    ...searchConditions(withoutFulfilled(search, chosen)),
  ];
};
