import type { StockBefore, StockKind } from '@tresen/domain/master-data/stock';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** A movement as it is stored; quantities in thousandths. */
export interface MovementRow {
  readonly id: string;
  readonly unitId: string;
  readonly articleId: string;
  readonly kind: StockKind;
  readonly quantity: number;
  readonly change: number;
  readonly madeAt: Date;
  readonly actorName: string;
  readonly reason: string | null;
}

/** Who books: a person, or a register. */
export interface MovementActor {
  readonly tenantId: string;
  readonly userId: string | null;
  readonly deviceId: string | null;
  readonly name: string;
}

/** What is known of these articles in a branch, held until the end of the transaction: nobody else moves them. */
export const holdStock = async (
  tx: Tx,
  tenantId: string,
  unitId: string,
  articleIds: readonly string[],
): Promise<Map<string, StockBefore>> => {
  // Sorted: two that hold the same articles never wait for each other in a circle.
  const ids = [...new Set(articleIds)].toSorted();
  await sql`insert into stock_counts (tenant_id, article_id, unit_id)
    select ${tenantId}::uuid, id, ${unitId}::uuid from unnest(${ids}::uuid[]) id order by id
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ articleId: string; amount: number; countedAt: Date | null }>`
    select article_id "articleId", amount, counted_at "countedAt" from stock_counts
    where ${ownTenant} and unit_id = ${unitId} and article_id = any (${ids}::uuid[])
    order by article_id for update`.execute(tx);
  return new Map(
    rows.map(({ articleId, amount, countedAt }) => [
      articleId,
      { amount, countedAt: countedAt?.getTime() ?? null },
    ]),
  );
};

/** Those of the articles that the tenant has, or had. */
export const knownArticles = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select id from articles where ${ownTenant} and id = any (${[...ids]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
};

const selected = sql`m.id, m.unit_id "unitId", m.article_id "articleId", m.kind, m.quantity, m.change,
  m.made_at "madeAt", m.actor_name "actorName", m.reason`;

/** Movements that are stored already, by id. */
export const findMovements = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MovementRow>> => {
  const { rows } = await sql<MovementRow>`
    select ${selected} from stock_movements m where m.${ownTenant} and m.id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Adds movements to the ledger, and to the amounts that were held, in one statement. An id that is known adds nothing. */
export const insertMovements = async (
  tx: Tx,
  { tenantId, userId, deviceId, name }: MovementActor,
  movements: readonly Omit<MovementRow, 'actorName'>[],
  bookedAt: Date,
): Promise<void> => {
  await sql`with fresh as (
      insert into stock_movements (tenant_id, id, unit_id, article_id, kind, quantity, change, made_at, booked_at,
        device_id, user_id, actor_name, reason)
      select ${tenantId}::uuid, r.id, r."unitId", r."articleId", r.kind, r.quantity, r.change, r."madeAt",
        ${bookedAt}::timestamptz, ${deviceId}::uuid, ${userId}::uuid, ${name}, r.reason
      from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as r(id uuid, "unitId" uuid, "articleId" uuid,
        kind text, quantity bigint, change bigint, "madeAt" timestamptz, reason text)
      on conflict (tenant_id, id) do nothing
      returning article_id, unit_id, kind, change, made_at),
    sums as (
      select article_id, unit_id, sum(change)::bigint as change, max(made_at) as moved_at,
        max(made_at) filter (where kind = 'count') as counted_at
      from fresh group by article_id, unit_id)
    update stock_counts c set amount = c.amount + s.change, moved_at = greatest(c.moved_at, s.moved_at),
      counted_at = greatest(c.counted_at, s.counted_at)
    from sums s where c.${ownTenant} and c.article_id = s.article_id and c.unit_id = s.unit_id`.execute(tx);
};

/** An article in one of its branches. */
export interface StockRow {
  readonly unitId: string;
  readonly unitName: string;
  /** Thousandths; null when nothing was ever booked. */
  readonly amount: number | null;
  readonly countedAt: Date | null;
  readonly movedAt: Date | null;
  readonly reorderQuantity: number | null;
}

/** The article in the branches that have it, and in others where there is still some, by name. */
export const listStock = async (tx: Tx, articleId: string): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select u.id "unitId", u.name "unitName", case when c.moved_at is not null then c.amount end amount,
      c.counted_at "countedAt", c.moved_at "movedAt", a.reorder_quantity "reorderQuantity"
    from articles a
    join organization_units u on u.tenant_id = a.tenant_id and u.type <> 'group' and u.status > -2
    left join stock_counts c on c.tenant_id = a.tenant_id and c.article_id = a.id and c.unit_id = u.id
    where a.${ownTenant} and a.id = ${articleId} and a.status >= -1
      and (a.unit_ids is null or u.id = any (a.unit_ids) or c.amount <> 0)
    order by u.name, u.id`.execute(tx);
  return rows;
};

/** Where a page of movements goes on. */
export interface MovementPlace {
  readonly madeAt: string;
  readonly id: string;
}

/** A movement with the branch in which it was. */
export type ListedMovement = MovementRow & { readonly unitName: string };

/** Movements of an article behind a place, newest first. */
export const listMovements = async (
  tx: Tx,
  articleId: string,
  limit: number,
  after: MovementPlace | undefined,
): Promise<ListedMovement[]> => {
  const onPage = after
    ? sql`(m.made_at, m.id) < (${after.madeAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<ListedMovement>`
    select ${selected}, u.name "unitName" from stock_movements m
    join organization_units u on u.tenant_id = m.tenant_id and u.id = m.unit_id
    where m.${ownTenant} and m.article_id = ${articleId} and ${onPage}
    order by m.made_at desc, m.id desc limit ${limit}`.execute(tx);
  return rows;
};

/** The name of an article that a branch has, or undefined. */
export const articleIn = async (tx: Tx, articleId: string, unitId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select a.name from articles a
    join organization_units u on u.tenant_id = a.tenant_id and u.id = ${unitId} and u.type <> 'group' and u.status > -2
    where a.${ownTenant} and a.id = ${articleId} and a.status >= 0
      and (a.unit_ids is null or u.id = any (a.unit_ids))`.execute(tx);
  return rows[0]?.name;
};

/** The branches in which a register was before, in the order of time. */
export const earlierUnits = async (
  tx: Tx,
  deviceId: string,
): Promise<readonly { readonly unitId: string; readonly until: Date }[]> => {
  const { rows } = await sql<{ unitId: string; until: Date }>`
    select unit_id as "unitId", until from device_stays where ${ownTenant} and device_id = ${deviceId}
    order by until`.execute(tx);
  return rows;
};
