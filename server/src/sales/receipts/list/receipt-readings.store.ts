import type { Condition } from '@tresen/domain/kit/entities';
import type { ReceiptSearch } from '@tresen/domain/sales/receipts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../kit/db/pools.ts';
import {
  candidatesFor,
  everything,
  rareMark,
  type TargetNames,
  targetNames,
} from './receipt-candidates.store.ts';
import {
  conditionOn,
  hasBits,
  isOnBits,
  mayHoldNote,
  orOfTarget,
  searchConditions,
  searched,
  wordConditions,
} from './receipt-conditions.ts';
import type { ReceiptFilter, Where } from './receipt-filter.ts';
import {
  type Extent,
  own,
  type ReceiptStream,
  readAny,
  readNarrow,
  readPlaces,
  readReceipts,
  type Way,
  writingOf,
} from './receipt-streams.store.ts';
import { isAboutIn } from './receipt-times.ts';

/** How a filter is answered: by which stream, and what its receipts still have to fulfil. */
export interface ReceiptReading {
  readonly filter: ReceiptFilter;
  readonly stream: ReceiptStream;
  /** So many receipts of the stream are looked at for one page, or to count them. */
  readonly max: number;
  /** What narrow rows `w` tell: time, branch, what was written, payments and marks. Where there is any, other receipts are not read at all. */
  readonly glance: readonly Where[];
  /** What only the receipt `r` tells. */
  readonly rest: readonly Where[];
}

/** Streams of at most so many receipts are short: they can be looked at as a whole. */
const maxScanned = 10_000;

/** Clocks of branches and texts of receipts take longer to look at than columns do. */
const maxRead = 4_000;

/** Receipts that another index than that of the time leads to lie far from each other. */
const maxScattered = 6_000;

/** What was written lies close together: so many are looked at in the time of one receipt. */
const writingsPerReceipt = 4;

/** Clocks of more zones than these are read of the receipt's branch. */
const maxZones = 4;

/** A receipt of a stream with targets is one of theirs. */
const isTarget = sql<SqlBool>`w.is_target`;

/** How the filter is answered. */
export const chooseReading = async (tx: Tx, given: ReceiptFilter): Promise<ReceiptReading> => {
  const { target, ...asked } = given;
  const names = target === undefined ? [] : await targetNames(tx, target);
  // Nothing sat there: words are words, and a number is one.
  const filter = names.length > 0 ? given : asked;
  const stream = await chooseStream(tx, filter, names);
  const zones = await zonesOf(tx, filter);
  return {
    filter,
    stream,
    max: maxOf(filter, stream, zones),
    glance: glanceOf(filter, stream, zones),
    rest: restOf(filter, stream, zones),
  };
};

/** Where the receipts of the filter stand, among those that are looked at. */
export const readMatches = (reading: ReceiptReading, way: Way): RawBuilder<unknown> => {
  const { stream, glance, rest } = reading;
  const extent = extentOf(reading, way);
  if (glance.length > 0) return readGlanced(reading, extent);
  return sql`(select r.id, r.ended_at from ${readReceipts(stream, extent)} r ${conditions(rest)})`;
};

/** Where the receipts that are looked at stand. */
export const readScanned = (reading: ReceiptReading, way: Way): RawBuilder<unknown> =>
  readPlaces(reading.stream, extentOf(reading, way));

/** How many of the first `most` receipts of the stream were there to look at (`scanned`), and how many of them match (`count`). */
export const countMatches = (chosen: ReceiptReading, max: number): RawBuilder<unknown> => {
  const reading = { ...chosen, max };
  const { stream, glance, rest } = reading;
  const places = readScanned(reading, {});
  if (glance.length > 0)
    return sql`select (select count(*) from ${places} w) as scanned,
      (select count(*) from ${readMatches(reading, {})} w) as count`;
  if (rest.length === 0) return sql`select count(*) as scanned, count(*) as count from ${places} r`;
  // The last column is in no index: one that has all the others, but another order, would be read as a whole and sorted.
  return sql`select count(*) as scanned, count(*) filter (${conditions(rest)}) as count, max(r.biz_hour)
    from ${readReceipts(stream, extentOf(reading, {}))} r`;
};

function conditions(parts: readonly Where[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`` : sql`where ${sql.join(parts, sql` and `)}`;
}

/**
 * The stream by which a filter is answered: the quickest of those that an index has, where one of them can be looked at as a
 * whole; else the first that is in order.
 */
async function chooseStream(tx: Tx, filter: ReceiptFilter, names: TargetNames): Promise<ReceiptStream> {
  const { ordered, unordered } = await candidatesFor(tx, filter, names);
  const [only] = ordered;
  if (only && ordered.length + unordered.length === 1) return only;
  let best: { readonly stream: ReceiptStream; readonly cost: number } | undefined;
  for (const stream of [...ordered, ...unordered]) {
    const length = await lengthOf(tx, stream, filter);
    const cost = stream.writings ? length / writingsPerReceipt : length;
    if (length <= maxScanned && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { stream, cost };
  }
  return best?.stream ?? only ?? everything;
}

/** How many receipts a stream has, as far as it matters. */
async function lengthOf(tx: Tx, stream: ReceiptStream, filter: ReceiptFilter): Promise<number> {
  if (stream.sources.length === 0 && !stream.writings) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from (${readAny(stream, filter, maxScanned + 1)}) r limit ${maxScanned + 1}) r`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The zones of the branches that are asked for, if they are few. */
async function zonesOf(tx: Tx, { unitIds, search, target }: ReceiptFilter): Promise<readonly string[]> {
  if (search.minutes === undefined || target !== undefined) return [];
  const { rows } = await sql<{ zone: string }>`
    select distinct zone from organization_units u where u.tenant_id = (select current_tenant())
      and (${unitIds.length === 0} or u.id = any (${unitIds}::uuid[])) limit ${maxZones + 1}`.execute(tx);
  return rows.length > maxZones ? [] : rows.map(({ zone }) => zone);
}

function maxOf(filter: ReceiptFilter, stream: ReceiptStream, zones: readonly string[]) {
  const { conditions, search } = filter;
  const isCostly =
    conditions.some(({ field }) => field === 'article') ||
    (search.minutes !== undefined && zones.length === 0);
  if (isCostly) return maxRead;
  const isNear = stream === everything || bitsOfIndex(filter, stream).length > 0;
  return isNear ? maxScanned : maxScattered;
}

/** Conditions that the index fulfils where it holds bits; of frequent marks that would be a second way to each receipt. */
function bitsOfIndex(filter: ReceiptFilter, { holdsBits }: ReceiptStream): readonly Condition[] {
  return holdsBits && rareMark(filter) ? filter.conditions.filter(isOnBits) : [];
}

function glanceOf(filter: ReceiptFilter, stream: ReceiptStream, zones: readonly string[]): Where[] {
  const { search, conditions } = filter;
  const writing = writingOf(stream);
  const isTimed = search.minutes !== undefined && zones.length > 0;
  return [
    ...(isTimed ? [isAboutIn(zones, sql`w.ended_at`, search.minutes)] : []),
    ...bitsOfIndex(filter, stream).map((condition) => hasBits(condition, 'w')),
    ...(stream.writings
      ? [
          ...inUnits(sql`w.unit_id`, filter),
          ...conditions.filter(isPieceOfNote).map((condition) => mayHoldNote(condition, writing)),
          ...conditions.filter(isWritten).map((condition) => conditionOn(condition, writing)),
          ...glancedWords(filter, stream),
        ]
      : []),
  ];
}

function inUnits(own: RawBuilder<unknown>, { unitIds }: ReceiptFilter): readonly Where[] {
  return unitIds.length === 0 ? [] : [sql`${own} = any (${unitIds}::uuid[])`];
}

function isPieceOfNote({ field, is }: Condition): boolean {
  return field === 'note' && is === 'contains';
}

function isWritten({ field }: Condition): boolean {
  return field === 'tag' || field === 'note';
}

/** The words of the search, as far as narrow rows of writings tell. */
function glancedWords(filter: ReceiptFilter, stream: ReceiptStream): readonly Where[] {
  const words = wordConditions(filter.search, writingOf(stream));
  if (filter.target === undefined) return words;
  return stream.targets ? orOfTarget(words, isTarget) : [];
}

function restOf(filter: ReceiptFilter, stream: ReceiptStream, zones: readonly string[]): Where[] {
  const { conditions, search } = filter;
  const { isInUnits, fulfilled, writings } = stream;
  const seen = [...fulfilled, ...bitsOfIndex(filter, stream)];
  const left = conditions.filter((condition) => !seen.includes(condition));
  return [
    ...(isInUnits || writings ? [] : inUnits(sql`r.unit_id`, filter)),
    ...left
      .filter((condition) => !(writings && isWritten(condition)))
      .map((condition) => conditionOn(condition)),
    ...unglanced(filter, stream, withoutFulfilled(search, stream, zones)),
  ];
}

/** The rest of the search. */
function unglanced(filter: ReceiptFilter, stream: ReceiptStream, search: ReceiptSearch): readonly Where[] {
  if (stream.targets) return orOfTarget(searchConditions(search), isTarget);
  if (filter.target !== undefined || !stream.writings) return searched(filter, search);
  return searchConditions(search);
}

function withoutFulfilled(search: ReceiptSearch, { fulfilled }: ReceiptStream, zones: readonly string[]) {
  const { number, gross, minutes, ...others } = search;
  return {
    ...others,
    ...(number !== undefined && !fulfilled.includes('number') && { number }),
    ...(gross !== undefined && !fulfilled.includes('gross') && { gross }),
    ...(minutes !== undefined && zones.length !== 1 && { minutes }),
  };
}

function extentOf({ filter, max }: ReceiptReading, way: Way): Extent {
  return { filter, way, max };
}

// `limit 1` makes the planner go from each row to its receipt: it would else read the keys of all receipts to join them.
function readGlanced({ stream, glance, rest }: ReceiptReading, extent: Extent): RawBuilder<unknown> {
  return sql`(
  select w.id, w.ended_at from ${readNarrow(stream, extent)} w
  ${rest.length === 0 ? sql`` : sql`cross join lateral (select * from receipts r where ${own} and r.id = w.id limit 1) r`}
  ${conditions([...glance, ...rest])})`;
}
