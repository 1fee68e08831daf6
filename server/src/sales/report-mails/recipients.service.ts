import { AppError } from '@tresen/domain/kit/errors';
import { type ReportMailMessage, type Rhythm, reportMailLimits } from '@tresen/domain/sales/report-mails';
import type { Tx } from '../../kit/db/pools.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { insertLinks, newToken } from './links.ts';
import {
  confirmationsOfAddress,
  confirmationsOfTenant,
  insertRecipient,
  insidersAmong,
  refusingAmong,
} from './recipients.store.ts';
import { confirmationMail } from './report-mail-content.ts';
import { reportMailPage } from './report-mail-pages.ts';

/** Who asks people outside, and for what. */
export interface Asker {
  readonly tenantId: string;
  readonly id: string;
  readonly rhythm: Rhythm;
  readonly language: 'de' | 'en';
  readonly authorName: string;
  readonly now: number;
  readonly queueMail: (tx: Tx, mail: Mail) => Promise<void>;
  readonly publicUrl: string;
}

const dayMs = 86_400_000;

/**
 * Adds addresses: the tenant's own people get the report at once, others are asked by a mail first.
 * @throws {AppError} INVALID_INPUT for an address that wants no questions, or has got enough of them today
 */
export const addRecipients = async (tx: Tx, asker: Asker, emails: readonly string[]): Promise<void> => {
  const insiders = await insidersAmong(tx, asker.tenantId, emails);
  const strangers = emails.filter((email) => !insiders.has(email));
  await heedRefusals(tx, strangers);
  for (const email of emails) {
    const userId = insiders.get(email) ?? null;
    const state = userId === null ? 'waiting' : 'active';
    await insertRecipient(tx, asker, { email, userId, state }, new Date(asker.now));
  }
  for (const email of strangers) await askAgain(tx, asker, email);
};

/** Asks one address. @throws {AppError} INVALID_INPUT when it wants no questions, or it or the tenant has had enough for a day */
export const askAgain = async (tx: Tx, asker: Asker, email: string): Promise<void> => {
  await heedRefusals(tx, [email]);
  const since = new Date(asker.now - dayMs);
  const isEnough =
    (await confirmationsOfTenant(tx, since)) >= reportMailLimits.confirmationsOfTenant ||
    (await confirmationsOfAddress(tx, email, since)) >= reportMailLimits.confirmationsOfAddress;
  if (isEnough) throw wrong('REPORT_MAIL_ASKED_ENOUGH', email);
  const { tenantId, id, rhythm, language, authorName } = asker;
  const tenant = await tx.selectFrom('tenants').select('name').where('id', '=', tenantId).executeTakeFirst();
  const token = newToken();
  await insertLinks(tx, [{ tenantId, id, email, token }], 'confirm', asker.now);
  await asker.queueMail(tx, {
    to: email,
    ...confirmationMail(language, {
      company: tenant?.name ?? '',
      authorName,
      rhythm,
      link: reportMailPage(asker.publicUrl, 'confirm', token),
      declineLink: reportMailPage(asker.publicUrl, 'decline', token),
    }),
  });
};

async function heedRefusals(tx: Tx, emails: readonly string[]): Promise<void> {
  const [refusing] = await refusingAmong(tx, emails);
  if (refusing !== undefined) throw wrong('REPORT_MAIL_ADDRESS_REFUSES', refusing);
}

function wrong(message: ReportMailMessage, email: string): AppError {
  return new AppError('INVALID_INPUT', { field: 'recipients', message, email });
}
