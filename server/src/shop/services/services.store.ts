import type { Day } from '@tresen/domain/kit/business-day';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type NamedRow, type NamesPage, onNamesPage } from '../../kit/paging/index.ts';

/** What a tenant has booked. Amounts in net cents. */
export interface ShopService extends NamedRow {
  readonly orderId: string;
  readonly lineId: string;
  readonly orderNumber: string;
  readonly shopNumber: number;
  readonly name: string;
  readonly serials: readonly string[];
  readonly customerId: string | null;
  readonly customerName: string;
  readonly quantity: number;
  /** Of one billing interval. */
  readonly price: number;
  readonly billingIntervalMonths: number;
  readonly contractDurationMonths: number;
  readonly startsOn: Day;
  readonly endsOn: Day | null;
  readonly cancelledAt: Date | null;
  readonly cancelledByName: string | null;
  readonly version: number;
}

/** Which services are meant: those that go on on a day, or those that are over by then. */
export interface ServiceFilter {
  readonly isEnded: boolean;
  readonly today: Day;
}

const searchText = sql<string>`searchable(s.name || ' ' || s.customer_name || ' ' || array_to_string(s.serials, ' '))`;

// The policies show sellers what they sold, too; these are the services of the tenant itself.
const own = sql<SqlBool>`s.tenant_id = (select current_tenant())`;

const columns = sql`s.id, s.order_id as "orderId", s.line_id as "lineId",
  (select number from shop_orders o where o.tenant_id = s.tenant_id and o.id = s.order_id) as "orderNumber",
  s.shop_number as "shopNumber", s.name,
  s.serials, s.customer_id as "customerId", s.customer_name as "customerName", s.quantity, s.price,
  s.billing_interval_months as "billingIntervalMonths", s.contract_duration_months as "contractDurationMonths",
  s.starts_on as "startsOn", s.ends_on as "endsOn", s.cancelled_at as "cancelledAt",
  s.cancelled_by_name as "cancelledByName", s.version, ${searchText} as "searchText"`;

/** A page by name; one row more than its size tells of a next one. */
export const listServices = async (
  tx: Tx,
  filter: ServiceFilter,
  page: NamesPage,
): Promise<ShopService[]> => {
  const { rows } = await sql<ShopService>`
    select ${columns} from shop_services s where ${matching(filter, page)} order by ${searchText}, s.id limit ${page.size + 1}`.execute(
    tx,
  );
  return rows;
};

/** What each service of a list costs, for its sum. */
export const pricesOfServices = async (
  tx: Tx,
  filter: ServiceFilter,
  page: NamesPage,
): Promise<Pick<ShopService, 'price' | 'billingIntervalMonths'>[]> => {
  const { rows } = await sql<Pick<ShopService, 'price' | 'billingIntervalMonths'>>`
    select s.price, s.billing_interval_months as "billingIntervalMonths" from shop_services s
    where ${matching(filter, { ...page, after: undefined })}`.execute(tx);
  return rows;
};

/** How many services a list has. */
export const countServices = async (tx: Tx, filter: ServiceFilter, page: NamesPage): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from shop_services s where ${matching(filter, { ...page, after: undefined })}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** A service of the tenant, held until the transaction ends. */
export const holdService = async (tx: Tx, id: string): Promise<ShopService | undefined> => {
  const { rows } = await sql<ShopService>`
    select ${columns} from shop_services s where ${own} and s.id = ${id} for update`.execute(tx);
  return rows[0];
};

/** Who is written to, and in which language. */
export interface MailReader {
  readonly email: string;
  readonly language: 'de' | 'en';
}

/** Where a person reads mails; undefined where they read none. Runs under the system role, which support needs. */
export const readMailReader = async (tx: Tx, userId: string): Promise<MailReader | undefined> => {
  const { rows } = await sql<MailReader>`
    select email, language from users where id = ${userId} and email_confirmed and not disabled`.execute(tx);
  return rows[0];
};

/** How a service ends, or that it goes on again. */
export interface ServiceEnd {
  readonly endsOn: Day | null;
  readonly cancelledAt: Date | null;
  readonly cancelledByName: string | null;
}

export const endService = async (tx: Tx, id: string, end: ServiceEnd, now: Date): Promise<void> => {
  await sql`
    update shop_services s set ends_on = ${end.endsOn}, cancelled_at = ${end.cancelledAt},
      cancelled_by_name = ${end.cancelledByName}, version = version + 1, last_modified_at = ${now}
    where ${own} and s.id = ${id}`.execute(tx);
};

function matching(filter: ServiceFilter, page: NamesPage): RawBuilder<SqlBool> {
  const isOver = sql<SqlBool>`(s.ends_on is not null and s.ends_on <= ${filter.today}::date)`;
  return sql`${own} and ${isOver} = ${filter.isEnded} and ${onNamesPage(page, searchText)}`;
}
