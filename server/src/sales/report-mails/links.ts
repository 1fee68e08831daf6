import { hash, randomBytes } from 'node:crypto';
import { type RecipientState, reportMailLinkDays } from '@tresen/domain/sales/report-mails';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Whose mail a link is in. */
export interface LinkHolder {
  readonly tenantId: string;
  readonly id: string;
  readonly email: string;
}

/** A link with what its page says. */
export interface Link extends LinkHolder {
  readonly name: string;
  readonly company: string;
  readonly language: 'de' | 'en';
  readonly isRemoved: boolean;
  /** Null once the address was taken off the report. */
  readonly state: RecipientState | null;
}

const form = /^[\w-]{43}$/;
const dayMs = 86_400_000;

/** A token of 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Keeps the hashes of tokens, and whom they are for. */
export const insertLinks = async (
  tx: Tx,
  links: readonly (LinkHolder & { readonly token: string })[],
  purpose: LinkPurpose,
  now: number,
): Promise<void> => {
  const rows = links.map(({ tenantId, id, email, token }) => ({
    token_hash: hashOf(token),
    tenant_id: tenantId,
    report_mail_id: id,
    email,
    purpose,
    created_at: new Date(now),
    expires_at: new Date(now + reportMailLinkDays[purpose] * dayMs),
  }));
  if (rows.length > 0) await tx.insertInto('report_mail_links').values(rows).execute();
};

/** What a token stands for, in the system role; undefined for one that is forged, old or for something else. */
export const findLink = async (
  tx: Tx,
  token: string,
  purpose: LinkPurpose,
  now: number,
): Promise<Link | undefined> => {
  if (!form.test(token)) return undefined;
  const { rows } = await sql<Link>`
    select l.tenant_id "tenantId", l.report_mail_id id, l.email, m.name, t.name company, m.language,
      m.removed_at is not null "isRemoved", r.state
    from report_mail_links l
    join report_mails m on m.tenant_id = l.tenant_id and m.id = l.report_mail_id
    join tenants t on t.id = l.tenant_id
    left join report_mail_recipients r on r.tenant_id = l.tenant_id and r.report_mail_id = l.report_mail_id
      and r.email = l.email
    where l.token_hash = ${hashOf(token)} and l.purpose = ${purpose} and l.expires_at > ${new Date(now)}`.execute(
    tx,
  );
  return rows[0];
};

/** Throws away what opens nothing any more. */
export const deleteOldLinks = async (tx: Tx, at: Date): Promise<void> => {
  await tx.deleteFrom('report_mail_links').where('expires_at', '<', at).execute();
};

// A plain hash suffices: nobody guesses 256 random bits.
function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
