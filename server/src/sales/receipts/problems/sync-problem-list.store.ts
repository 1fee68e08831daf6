import { problemList } from '@tresen/domain/sales/sync-problems';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../../kit/db/pools.ts';
import { hasWords } from '../../../kit/db/word-search.ts';
import {
  conditionOf,
  describeColumns,
  type FilterInput,
  type ListedSource,
  readFilter,
} from '../../../kit/records/index.ts';

/** Which problems a list shows; what is not given does not narrow it. */
export interface ProblemFilter extends Pick<FilterInput, 'search' | 'conditions'> {
  /** Open ones by default. */
  readonly isDone?: boolean | null | undefined;
  readonly unitIds?: readonly string[] | null | undefined;
  readonly deviceIds?: readonly string[] | null | undefined;
  readonly kinds?: readonly string[] | null | undefined;
  readonly reasons?: readonly string[] | null | undefined;
}

/** A record that waits for a person, or waited, without what the register sent. */
export interface SyncProblem {
  readonly id: string;
  readonly kind: string;
  readonly recordId: string | null;
  readonly reason: string;
  readonly detail: unknown;
  readonly unitId: string;
  readonly unitName: string;
  readonly deviceId: string;
  readonly deviceName: string;
  readonly zone: string;
  readonly receivedAt: Date;
  readonly number: number | null;
  readonly endedAt: Date | null;
  readonly gross: number | null;
  readonly recordCurrency: string | null;
  readonly resolvedAt: Date | null;
  readonly resolvedByName: string | null;
  readonly resolution: string | null;
  /** Only where it was asked for. */
  readonly raw?: string;
}

/** Problems with the names of branch and register. */
export const withNames = (tx: Tx) =>
  tx
    .selectFrom('sync_problems as p')
    .innerJoin('organization_units as u', (join) =>
      join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.unit_id'),
    )
    .innerJoin('devices as d', (join) =>
      join.onRef('d.tenant_id', '=', 'p.tenant_id').onRef('d.id', '=', 'p.device_id'),
    )
    .select([
      'p.id',
      'p.kind',
      'p.record_id as recordId',
      'p.reason',
      'p.detail',
      'p.unit_id as unitId',
      'u.name as unitName',
      'p.device_id as deviceId',
      'd.name as deviceName',
      'u.zone',
      'p.received_at as receivedAt',
      'p.number',
      'p.ended_at as endedAt',
      'p.gross',
      'p.currency as recordCurrency',
      'p.resolved_at as resolvedAt',
      'p.resolved_by_name as resolvedByName',
      'p.resolution',
    ])
    .where('p.tenant_id', '=', sql<string>`(select current_tenant())`);

// A record may have megabytes, and a page has a place in the memory of us all.
const pageBytes = 4_194_304;

interface Place {
  readonly id: string;
  readonly bytes: number;
}

/**
 * A page of problems, newest first, by keyset: at most `first`; fewer, but one at least, when their texts are asked for
 * and long.
 */
export const problemPage = async (
  tx: Tx,
  filter: ProblemFilter,
  {
    first,
    after,
    withRaw,
  }: { readonly first: number; readonly after: string | undefined; readonly withRaw: boolean },
): Promise<{ readonly nodes: readonly SyncProblem[]; readonly hasNextPage: boolean }> => {
  const places = await placesOf(tx, filter, first + 1, after, withRaw);
  const ids = fittingIn(places.slice(0, first));
  if (ids.length === 0) return { nodes: [], hasNextPage: false };
  const nodes = await withNames(tx)
    .$if(withRaw, (query) => query.select('p.raw'))
    .where('p.id', '=', sql<string>`any (${[...ids]})`)
    .orderBy('p.id', 'desc')
    .$castTo<SyncProblem>()
    .execute();
  return { nodes, hasNextPage: places.length > ids.length };
};

export const countProblems = async (tx: Tx, filter: ProblemFilter): Promise<number> => {
  const { count } = await matching(tx, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** How many problems of one register have one reason. */
export interface ProblemCount {
  readonly deviceId: string;
  readonly deviceName: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly kind: string;
  readonly reason: string;
  readonly count: number;
}

/** How many there are of each register and reason, those of the most first. */
export const problemCounts = async (tx: Tx, filter: ProblemFilter): Promise<readonly ProblemCount[]> =>
  tx
    .selectFrom(
      matching(tx, filter)
        .select(['tenant_id', 'device_id', 'unit_id', 'kind', 'reason', sql<number>`count(*)`.as('count')])
        .groupBy(['tenant_id', 'device_id', 'unit_id', 'kind', 'reason'])
        .as('c'),
    )
    .innerJoin('devices as d', (join) =>
      join.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.device_id'),
    )
    .innerJoin('organization_units as u', (join) =>
      join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.unit_id'),
    )
    .select([
      'c.device_id as deviceId',
      'd.name as deviceName',
      'c.unit_id as unitId',
      'u.name as unitName',
      'c.kind',
      'c.reason',
      'c.count',
    ])
    .orderBy('c.count', 'desc')
    .orderBy('d.name')
    .limit(1000)
    .execute();

/** Which problems are meant: these, or all open ones that the filter matches. */
export interface ProblemTarget {
  readonly ids?: readonly string[] | null | undefined;
  readonly filter?: ProblemFilter | null | undefined;
}

/**
 * The ids of open problems behind a place, oldest first: what is decided about many goes through them in this order. Fewer
 * than `most` when their texts are long.
 */
export const targetedIds = async (
  tx: Tx,
  target: ProblemTarget,
  after: string | undefined,
  max: number,
): Promise<{ readonly ids: readonly string[]; readonly hasMore: boolean }> => {
  const places = await targeted(tx, target)
    .select(['id', sql<number>`octet_length(raw)`.as('bytes')])
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(max + 1)
    .execute();
  const ids = fittingIn(places.slice(0, max));
  return { ids, hasMore: places.length > ids.length };
};

export const countTargeted = async (tx: Tx, target: ProblemTarget): Promise<number> => {
  const { count } = await targeted(tx, target)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** One problem, open or done, with its text and that of the record which has its id, or its Z number, already. */
export const findProblem = (tx: Tx, id: string) =>
  withNames(tx)
    .select([
      'p.raw',
      sql<string | null>`case p.kind
        when 'receipt' then (select r.content from receipts r
          where r.tenant_id = p.tenant_id and r.id = p.record_id)
        else (select c.content from closings c where c.tenant_id = p.tenant_id
          and (c.id = p.record_id or (p.reason = 'Z_NUMBER_TAKEN' and c.device_id = p.device_id
            and c.z_number = p.number and c.type = (p.raw::json ->> 'type'))) limit 1)
        end`.as('stored'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();

function placesOf(tx: Tx, filter: ProblemFilter, count: number, after: string | undefined, withRaw: boolean) {
  return matching(tx, filter)
    .select(['id', withRaw ? sql<number>`octet_length(raw)`.as('bytes') : sql<number>`0`.as('bytes')])
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

function fittingIn(places: readonly Place[]): readonly string[] {
  let room = pageBytes;
  const end = places.findIndex(({ bytes }, index) => {
    room -= bytes;
    return room < 0 && index > 0;
  });
  return places.slice(0, end < 0 ? places.length : end).map(({ id }) => id);
}

const listed: ListedSource = { entity: problemList, columns: describeColumns(problemList) };

function matching(tx: Tx, filter: ProblemFilter) {
  const { isDone, unitIds, deviceIds, kinds, reasons } = filter;
  const { search, conditions } = readFilter(problemList, {
    search: filter.search,
    conditions: filter.conditions,
  });
  const more = [...conditions.map((condition) => conditionOf(listed, condition)), ...searched(search)];
  const any = (values: readonly string[]) => sql<string>`any (${[...values]})`;
  return tx
    .selectFrom('sync_problems as t')
    .where('t.tenant_id', '=', sql<string>`(select current_tenant())`)
    .where('resolved_at', isDone ? 'is not' : 'is', null)
    .$if(unitIds != null, (query) => query.where('unit_id', '=', any(unitIds ?? [])))
    .$if(deviceIds != null, (query) => query.where('device_id', '=', any(deviceIds ?? [])))
    .$if(kinds != null, (query) => query.where('kind', '=', any(kinds ?? [])))
    .$if(reasons != null, (query) => query.where('reason', '=', any(reasons ?? [])))
    .$if(more.length > 0, (query) => query.where(sql<SqlBool>`${sql.join(more, sql` and `)}`));
}

/** A number is that of the record, an id its own; words are looked for in the name of the register. */
function searched(search: string): readonly RawBuilder<SqlBool>[] {
  const text = search.trim();
  if (/^\d{1,15}$/.test(text)) return [sql`t.number = ${Number(text)}`];
  if (z.uuid().safeParse(text).success) return [sql`t.record_id = ${text}`];
  const name = sql`(select searchable(d.name) from devices d where d.tenant_id = t.tenant_id and d.id = t.device_id)`;
  return hasWords(name, search);
}

function targeted(tx: Tx, { ids, filter }: ProblemTarget) {
  return ids
    ? matching(tx, {}).where('id', '=', sql<string>`any (${[...ids]})`)
    : matching(tx, { ...filter, isDone: false });
}
