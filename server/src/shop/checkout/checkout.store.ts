import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Name of the tenant of the transaction: who buys. */
export const readBuyerName = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from tenants where id = (select current_tenant())`.execute(tx);
  return rows[0]?.name ?? '';
};

/** A customer that the tenant itself keeps; those of tenants that a reseller looks after are theirs. */
export const readCustomerName = async (tx: Tx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select name from customers
    where tenant_id = (select current_tenant()) and id = ${id} and status >= 0`.execute(tx);
  return rows[0]?.name;
};

/** How a seller reaches somebody. */
export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** How a person is reached. Runs under the system role, since support orders in another tenant. */
export const readContact = async (tx: Tx, userId: string): Promise<Contact> => {
  const { rows } = await sql<Contact>`
    select email, nullif(phone, '') as phone from users where id = ${userId}`.execute(tx);
  return rows[0] ?? { email: null, phone: null };
};

/** The telephone of the company that orders. */
export const readCompanyPhone = async (tx: Tx): Promise<string | null> => {
  const { rows } = await sql<{ phone: string | null }>`
    select nullif(phone, '') as phone from organizations
    where tenant_id = (select current_tenant()) and status >= 0 order by created_seq, id limit 1`.execute(tx);
  return rows[0]?.phone ?? null;
};

/** Where a person reads mails. Runs under the system role, since support orders in another tenant. */
export const readMailAddress = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId} and email_confirmed and not disabled`.execute(tx);
  return rows[0]?.email;
};
