import type { Condition } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Writing } from './receipt-conditions.ts';
import type { ReceiptFilter, Where } from './receipt-filter.ts';
import { timeBounds, type Walk } from './receipt-times.ts';

// A list of receipts is read as a stream: receipts in the order of time, by an index that leaves out what does not
// match. What no index knows is filtered from the stream, and of a stream only so many receipts are looked at for a page:
// whatever somebody asks for, an answer costs the same. `receipt-list.store.ts` says how far it looked.

/** Receipts in the order of time, from one index or from several that have none in common. */
export interface ReceiptStream {
  /** What the receipts `r` of each index have in common. */
  readonly sources: readonly (readonly Where[])[];
  /** In place of sources: receipts at which people wrote something, or also those with a note or customer of the register. */
  readonly writings?: 'ofPeople' | 'all';
  /** Beside all writings: receipts whose target has one of these names. */
  readonly targets?: readonly string[];
  /** Its index holds payments and marks: they can be looked at before the receipts are read. */
  readonly holdsBits?: boolean;
  /** Its receipts are in the branches that the filter asks for; nobody need look. */
  readonly isInUnits: boolean;
  /** What else of the filter its receipts fulfil, whoever of them. */
  readonly fulfilled: readonly (Condition | 'number' | 'gross')[];
}

interface Place {
  readonly end: string;
  readonly id: string;
}

/** Where a page begins, and which way it goes: backwards in time unless told. */
export interface Way {
  readonly after?: Place | undefined;
  readonly isForwards?: boolean | undefined;
}

/** How far a stream is read, and which way. */
export interface Extent {
  readonly filter: ReceiptFilter;
  readonly way: Way;
  readonly max: number;
}

/** The order of receipts `r`. */
export const ordering = (way: Way): RawBuilder<unknown> => orderOf('r.ended_at', 'r.id', way);

/** Receipts `r` of the tenant. */
export const own = sql<boolean>`r.tenant_id = (select current_tenant())`;

/** What conditions read of a receipt. */
export const everyColumn = sql`r.tenant_id, r.id, r.ended_at, r.unit_id, r.device_id, r.number, r.type, r.biz_day, r.biz_hour,
  r.z_number, r.employee_key, r.gross, r.currency, r.payments, r.marks, r.target, r.customer, r.note, r.content`;
const placeColumns = sql`r.id, r.ended_at`;
const bitColumns = sql`r.id, r.ended_at, r.payments, r.marks`;

/** What is read of a writing, beside the place of its receipt. */
interface WritingColumns {
  readonly people: RawBuilder<unknown>;
  readonly registers: RawBuilder<unknown>;
  readonly targets: RawBuilder<unknown>;
  /** Of a receipt that several of them have. */
  readonly together: RawBuilder<unknown>;
}

const placeAlone: WritingColumns = { people: sql``, registers: sql``, targets: sql``, together: sql`` };

const allWritten: WritingColumns = {
  people: sql`, a.unit_id, a.note, a.search_text, a.tag_keys, null::text as sent, null::text as customer,
    false as is_target`,
  registers: sql`, r.unit_id, null, null, null, r.note, r.customer, false`,
  targets: sql`, r.unit_id, null, null, null, null, null, true`,
  together: sql`, (array_agg(w.unit_id))[1] as unit_id, max(w.note) as note, max(w.search_text) as search_text,
    max(w.tag_keys) as tag_keys, max(w.sent) as sent, max(w.customer) as customer,
    bool_or(w.is_target) as is_target`,
};

const isWritten = sql<boolean>`(r.note is not null or r.customer is not null)`;

/** What was written at a receipt, of a row `w` of a stream of writings. */
export const writingOf = ({ writings }: ReceiptStream): Writing => ({
  // The register's notes are in an index of their own: few receipts have one.
  sent: writings === 'all' ? sql`w.sent` : sentTo(sql`r.note`),
  customer: writings === 'all' ? sql`w.customer` : sentTo(sql`r.customer`),
  note: sql`w.note`,
  searchText: sql`w.search_text`,
  tagKeys: sql`w.tag_keys`,
});

/** The first receipts of a stream that has sources, with all that conditions read. */
export const readReceipts = (stream: ReceiptStream, extent: Extent): RawBuilder<unknown> =>
  readSources(stream, everyColumn, extent);

/** Where the first receipts of a stream stand. */
export const readPlaces = (stream: ReceiptStream, extent: Extent): RawBuilder<unknown> =>
  stream.writings ? readWritings(stream, placeAlone, extent) : readSources(stream, placeColumns, extent);

/** The same as rows `w`, those of writings with their branch and what was written, others with what their index holds. */
export const readNarrow = (stream: ReceiptStream, extent: Extent): RawBuilder<unknown> =>
  stream.writings
    ? readWritings(stream, allWritten, extent)
    : readSources(stream, stream.holdsBits ? bitColumns : placeColumns, extent);

/** Some receipts of a stream, whichever comes first: in the order of time, what has none would have to be sorted. */
export const readAny = (
  { sources, writings, targets = [] }: ReceiptStream,
  filter: ReceiptFilter,
  max: number,
): RawBuilder<unknown> => {
  const bounds = timeBounds(filter);
  const registers = [own, isWritten, ...bounds];
  const plain =
    writings === 'all'
      ? [registers, ...targets.map((name) => [own, ofTargetName(name), ...bounds])]
      : sources.map((where) => [own, ...where, ...bounds]);
  const parts = plain.map((where) => sql`(select 1 from receipts r where ${and(where)} limit ${max})`);
  if (writings) parts.push(sql`(select 1 from ${ofPeople(sql``, { filter, way: {}, max })} w)`);
  return sql.join(parts, sql` union all `);
};

function ofPeople(columns: RawBuilder<unknown>, { filter, way, max }: Extent): RawBuilder<unknown> {
  const isOwn = sql<boolean>`a.tenant_id = (select current_tenant())`;
  const bounds = [
    ...timeBounds(filter, sql`a.ended_at`, walkOf(way)),
    ...behind('a.ended_at', 'a.receipt_id', way),
  ];
  return sql`(
    select a.receipt_id as id, a.ended_at ${columns} from receipt_annotations a where ${and([isOwn, ...bounds])}
    order by ${orderOf('a.ended_at', 'a.receipt_id', way)} limit ${max})`;
}

function walkOf({ after, isForwards = false }: Way): Walk {
  return after && (isForwards ? 'up' : 'down');
}

function behind(end: string, id: string, { after, isForwards = false }: Way): readonly Where[] {
  return after
    ? [
        sql`${sql.raw(`(${end}, ${id}) ${isForwards ? '>' : '<'}`)} (${after.end}::timestamptz, ${after.id}::uuid)`,
      ]
    : [];
}

function orderOf(end: string, id: string, { isForwards = false }: Way): RawBuilder<unknown> {
  return sql.raw(isForwards ? `${end}, ${id}` : `${end} desc, ${id} desc`);
}

function sentTo(column: RawBuilder<unknown>) {
  return sql`(select ${column} from receipts r
  where ${own} and ${isWritten} and r.ended_at = w.ended_at and r.id = w.id)`;
}

function readSources(
  { sources }: ReceiptStream,
  columns: RawBuilder<unknown>,
  extent: Extent,
): RawBuilder<unknown> {
  if (sources.length === 0) return sql`(select ${columns} from receipts r where false)`;
  const read = sources.map((where) => readSource(columns, where, extent));
  const [first] = read;
  if (first && read.length === 1) return first;
  const { way, max } = extent;
  return sql`(select r.* from (${sql.join(read, sql` union all `)}) r order by ${ordering(way)} limit ${max})`;
}

function readSource(
  columns: RawBuilder<unknown>,
  where: readonly Where[],
  { filter, way, max }: Extent,
): RawBuilder<unknown> {
  return sql`(
  select ${columns} from receipts r
  where ${and([own, ...where, ...timeBounds(filter, undefined, walkOf(way)), ...behind('r.ended_at', 'r.id', way)])}
  order by ${ordering(way)} limit ${max})`;
}

// Of a receipt in several of them, the rows are neighbours: nothing is sorted, and nothing read that the page does not need.
function readWritings(
  { writings, targets = [] }: ReceiptStream,
  { people, registers, targets: ofTargets, together }: WritingColumns,
  extent: Extent,
): RawBuilder<unknown> {
  const written = ofPeople(people, extent);
  if (writings === 'ofPeople') return written;
  const sent = readSource(sql`${placeColumns} ${registers}`, [isWritten], extent);
  const seated = targets.map((name) =>
    readSource(sql`${placeColumns} ${ofTargets}`, [ofTargetName(name)], extent),
  );
  return sql`(
    select w.id, w.ended_at ${together} from (${sql.join([written, sent, ...seated], sql` union all `)}) w group by w.ended_at, w.id
    order by ${orderOf('w.ended_at', 'w.id', extent.way)} limit ${extent.max})`;
}

function ofTargetName(name: string): Where {
  return sql`r.target_key = ${name}`;
}

function and(parts: readonly Where[]): RawBuilder<unknown> {
  return sql.join(parts, sql` and `);
}
