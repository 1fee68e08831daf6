import { AppError } from '@tresen/domain/kit/errors';
import { buyersReasons, type OrderStatus } from '@tresen/domain/shop/orders';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';

/** Whose orders: those that the tenant placed, or those that it sells. */
export const orderViews = ['BUYER', 'SELLER'] as const;
export type OrderView = (typeof orderViews)[number];

/** Which orders a list shows. Instants are UTC; `from` is in, `to` is out. */
export interface OrderFilter {
  readonly view: OrderView;
  readonly search?: string | null | undefined;
  readonly status?: readonly OrderStatus[] | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  /** Whose licence keys are shown and found: those of all orders, or of the ones that these users placed. */
  readonly keysOf: 'all' | readonly string[];
}

/** An order in a list. Amounts in cents. */
export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  /** Its own buyer has rejected it. */
  readonly isCancelled: boolean;
  /** Under which the buyer keeps it; empty for none. */
  readonly purchaseOrderNumber: string;
  readonly customerName: string;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly placedAt: Date;
  readonly placedByName: string;
  readonly lastModifiedAt: Date;
  /** Of the first line. */
  readonly firstArticle: string;
  readonly lineCount: number;
  readonly licenceKeys: readonly string[];
  /** One-off fees of all lines. */
  readonly setupFee: number;
  /** The longest of its lines; 0 for none. */
  readonly contractDurationMonths: number;
  readonly net: number;
  readonly gross: number;
  readonly invoiceNumber: string | null;
}

type OrderPlace = Pick<OrderRow, 'placedAt' | 'id'>;

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

/** Where a page ended, as an opaque text. */
export const cursorOf = ({ placedAt, id }: OrderPlace): string =>
  Buffer.from(JSON.stringify([placedAt, id])).toString('base64url');

/** Orders that the tenant sells: those of its buyers, and all of them for the vendor. */
export const isSold = sql<SqlBool>`(o.seller_id = (select current_tenant()) or (select is_vendor_tenant()))`;

const isOwn = sql<SqlBool>`o.tenant_id = (select current_tenant())`;
const isOfSeller = sql<SqlBool>`o.seller_id = (select current_tenant())`;

/** What orders `o` are found by. */
export const orderText = sql`(o.search_text || ' ' || o.line_search_text)`;

/** The same without licence keys. */
const keylessText = sql`(o.search_text || ' ' || searchable(o.purchase_order_number || ' '
  || coalesce((select string_agg(concat_ws(' ', l ->> 'name', l ->> 'articleNr',
      (select string_agg(a ->> 'name', ' ') from jsonb_array_elements(l -> 'addOns') a)), ' ')
    from jsonb_array_elements(o.lines) l), '')))`;

/** What an order `o` fulfils to be in a list, whosever that is. */
export const listedBy = ({ search, status, from, to, keysOf }: OrderFilter): RawBuilder<SqlBool> => {
  const parts = [sql<SqlBool>`true`];
  if (status) parts.push(sql`o.status = any (${[...status]}::text[])`);
  if (from) parts.push(sql`o.placed_at >= ${from}::timestamptz`);
  if (to) parts.push(sql`o.placed_at < ${to}::timestamptz`);
  if (search) parts.push(...hasWords(textFor(keysOf), search));
  return sql`${sql.join(parts, sql` and `)}`;
};

const cancelled = sql<SqlBool>`coalesce(o.status_reason = any (${[...buyersReasons]}::text[]), false)`;

/**
 * A page of the list, newest first, by keyset. One row more than asked tells of a next page.
 * @param found the ids of all orders that match, where they are known
 */
export const orderPage = async (
  tx: Tx,
  filter: OrderFilter,
  first: number,
  after: string | undefined,
  found?: readonly string[],
): Promise<OrderRow[]> => {
  const place = after ? placeOf(after) : undefined;
  const behind = place
    ? sql`and (o.placed_at, o.id) < (${place.placedAt}::timestamptz, ${place.id}::uuid)`
    : sql``;
  const { rows } = await sql<OrderRow>`
    select ${columnsFor(filter.keysOf)} from shop_orders o
    where ${found ? sql`o.id = any (${found}::uuid[])` : sql`true`} and ${await conditionsOf(tx, filter)} ${behind}
    order by o.placed_at desc, o.id desc limit ${first + 1}`.execute(tx);
  return rows;
};

/** How many orders the filter matches. */
export const countOrders = async (tx: Tx, filter: OrderFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from shop_orders o where ${await conditionsOf(tx, filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

function textFor(keysOf: OrderFilter['keysOf']) {
  return keysOf === 'all'
    ? orderText
    : sql`case when ${ownPlaced(keysOf)} then ${orderText} else ${keylessText} end`;
}

function ownPlaced(userIds: readonly string[]) {
  return sql<SqlBool>`o.placed_by = any (${[...userIds]}::uuid[])`;
}

function placeOf(cursor: string): OrderPlace {
  try {
    const [at, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { placedAt: new Date(at), id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function columnsFor(keysOf: OrderFilter['keysOf']) {
  return sql`o.id, o.number, o.status, ${cancelled} "isCancelled",
  o.purchase_order_number "purchaseOrderNumber", o.customer_name "customerName", o.buyer_name "buyerName",
  o.seller ->> 'name' "sellerName", o.placed_at "placedAt", o.placed_by_name "placedByName",
  o.last_modified_at "lastModifiedAt", o.lines -> 0 ->> 'name' "firstArticle",
  jsonb_array_length(o.lines) "lineCount", o.net, o.gross, o.invoice_number "invoiceNumber",
  (select coalesce(sum((p ->> 'setupFee')::bigint * (l ->> 'quantity')::int), 0)::bigint
    from jsonb_array_elements(o.lines) l,
      jsonb_array_elements(jsonb_build_array(l) || (l -> 'addOns') || (l -> 'subProducts')) p) "setupFee",
  (select coalesce(max((l ->> 'contractDurationMonths')::int), 0)
    from jsonb_array_elements(o.lines) l) "contractDurationMonths",
  array(select k from (
      select l ->> 'licenseKey' k from jsonb_array_elements(o.lines) l where l ->> 'licenseKey' <> ''
      union select serial from shop_order_keys s where s.tenant_id = o.tenant_id and s.order_id = o.id) keys
    where ${keysOf === 'all' ? sql`true` : ownPlaced(keysOf)} order by k) "licenceKeys"`;
}

async function conditionsOf(tx: Tx, filter: OrderFilter) {
  return sql`${await isOfView(tx, filter.view)} and ${listedBy(filter)}`;
}

/** Asked beforehand: with "or" in the condition a seller's few orders would be sought among those of all sellers. */
async function isOfView(tx: Tx, view: OrderView): Promise<RawBuilder<SqlBool>> {
  if (view === 'BUYER') return isOwn;
  const { rows } = await sql<{ isVendor: boolean }>`select is_vendor_tenant() "isVendor"`.execute(tx);
  return rows[0]?.isVendor ? sql<SqlBool>`true` : isOfSeller;
}
