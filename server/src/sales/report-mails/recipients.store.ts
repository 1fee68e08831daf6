import type { RecipientState } from '@tresen/domain/sales/report-mails';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** The tenant's own people among some addresses, by address: whoever may sign in and has confirmed it. */
export const insidersAmong = async (
  tx: Tx,
  tenantId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users
    where tenant_id = ${tenantId} and email = any (${emails}) and email_confirmed and not disabled`.execute(
    tx,
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
};

/** Addresses that want nothing of this tenant. */
export const refusingAmong = async (tx: Tx, emails: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ email: string }>`
    select email from report_mail_refusals where email = any (${emails})`.execute(tx);
  return rows.map(({ email }) => email);
};

/** How often the tenant asked strangers since a moment. */
export const confirmationsOfTenant = async (tx: Tx, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from report_mail_links where purpose = 'confirm' and created_at > ${since}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** How often an address was asked since a moment, by all tenants. */
export const confirmationsOfAddress = async (tx: Tx, email: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select confirmations_of(${email}, ${since}) count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

export interface NewRecipient {
  readonly email: string;
  readonly userId: string | null;
  readonly state: RecipientState;
}

export const insertRecipient = async (
  tx: Tx,
  key: { readonly tenantId: string; readonly id: string },
  { email, userId, state }: NewRecipient,
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('report_mail_recipients')
    .values({
      tenant_id: key.tenantId,
      report_mail_id: key.id,
      email,
      user_id: userId,
      state,
      changed_at: at,
    })
    .execute();
};

export const deleteRecipients = async (tx: Tx, id: string, emails: readonly string[]): Promise<void> => {
  await tx
    .deleteFrom('report_mail_recipients')
    .where('report_mail_id', '=', id)
    .where('email', '=', sql<string>`any (${[...emails]})`)
    .execute();
};

/** In the system role, for who comes by a link. True when it was otherwise before. */
export const setRecipientState = async (
  tx: Tx,
  { tenantId, id, email }: { readonly tenantId: string; readonly id: string; readonly email: string },
  state: RecipientState,
  at: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('report_mail_recipients')
    .set({ state, changed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('report_mail_id', '=', id)
    .where('email', '=', email)
    // Who has unsubscribed is not brought back by an older link.
    .where('state', state === 'active' ? '=' : '!=', state === 'active' ? 'waiting' : state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * In the system role: nobody of the tenant asks this address again, and none of its report mails goes there any more.
 * @returns the report mails that went there, or were about to
 */
export const refuseTenant = async (
  tx: Tx,
  tenantId: string,
  email: string,
  at: Date,
): Promise<readonly { readonly id: string; readonly name: string }[]> => {
  await sql`insert into report_mail_refusals (tenant_id, email, refused_at) values (${tenantId}, ${email}, ${at})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ id: string; name: string }>`
    update report_mail_recipients r set state = 'unsubscribed', changed_at = ${at} from report_mails m
    where r.tenant_id = ${tenantId} and r.email = ${email} and r.state <> 'unsubscribed'
      and m.tenant_id = r.tenant_id and m.id = r.report_mail_id
    returning m.id, m.name`.execute(tx);
  return rows;
};
