import * as z from 'zod/mini';
import { isEmailAddress } from '../../kit/email-addresses/index.ts';
import { reportDimensions, reportFigures } from '../reports/index.ts';
import { rhythms } from './mail-period.ts';

export const reportMailLimits = {
  name: 80,
  /** Report mails of one tenant. */
  mails: 50,
  /** Addresses of one report mail. */
  recipients: 20,
  /** Branches that one is narrowed to. */
  units: 500,
  /** Confirmations that a tenant may ask of strangers within a day. */
  confirmationsOfTenant: 30,
  /** Confirmations that one address gets within a day, whoever asks. */
  confirmationsOfAddress: 3,
} as const;

/** Days for which the link of a confirmation works, and the one that ends report mails. */
export const reportMailLinkDays = { confirm: 7, unsubscribe: 180 } as const;

export const reportMailFiles = ['none', 'pdf', 'xlsx'] as const;
export type ReportMailFile = (typeof reportMailFiles)[number];

/** How it stands with an address: strangers are asked first. */
export const recipientStates = ['active', 'waiting', 'unsubscribed'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** What became of one period: `nobody` when there was no address to send to. */
export const reportMailResults = ['sent', 'nobody', 'failed'] as const;
export type ReportMailResult = (typeof reportMailResults)[number];

/** Codes of what can be wrong with a report mail; the words are in the web. */
export const reportMailMessages = [
  'REPORT_MAIL_NAME_MISSING',
  'REPORT_MAIL_NAME_TOO_LONG',
  'REPORT_MAIL_NO_RECIPIENT',
  'REPORT_MAIL_TOO_MANY_RECIPIENTS',
  'REPORT_MAIL_ADDRESS_WRONG',
  'REPORT_MAIL_ADDRESS_REFUSES',
  'REPORT_MAIL_ASKED_ENOUGH',
  'REPORT_MAIL_TOO_MANY',
  'REPORT_MAIL_UNIT_UNKNOWN',
  'REPORT_MAIL_TIME_WRONG',
] as const;
export type ReportMailMessage = (typeof reportMailMessages)[number];

const hour = z.nullish(z.int().check(z.minimum(0), z.maximum(23)));

/** The report that is mailed, without its days: those follow from the rhythm. Null is the summary. */
export const mailedQuestionSchema = z.object({
  rows: z.enum(reportDimensions),
  columns: z.nullish(z.enum(reportDimensions)),
  figures: z.array(z.enum(reportFigures)).check(z.minLength(1), z.maxLength(reportFigures.length)),
  order: z.nullish(z.enum(reportFigures)),
  isAscending: z.optional(z.boolean()),
  isIndexed: z.optional(z.boolean()),
  fromHour: hour,
  toHour: hour,
  withoutHolidays: z.optional(z.boolean()),
});
export type MailedQuestion = z.infer<typeof mailedQuestionSchema>;

const address = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress, message('REPORT_MAIL_ADDRESS_WRONG')));

/**
 * What somebody enters for a report mail. The name is one line, 1 to 80 characters; the time is in minutes after midnight
 * of the branches' clocks; no branches are all of them.
 */
export const reportMailInputSchema = z.object({
  id: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  name: z.string(message('REPORT_MAIL_NAME_MISSING')).check(
    z.trim(),
    z.minLength(1, message('REPORT_MAIL_NAME_MISSING')),
    z.maxLength(reportMailLimits.name, message('REPORT_MAIL_NAME_TOO_LONG')),
    z.refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), message('REPORT_MAIL_NAME_MISSING')),
  ),
  rhythm: z.enum(rhythms),
  question: z.nullish(mailedQuestionSchema),
  unitIds: z.nullish(
    z.array(z.guid(message('REPORT_MAIL_UNIT_UNKNOWN'))).check(z.maxLength(reportMailLimits.units)),
  ),
  file: z.enum(reportMailFiles),
  language: z.enum(['de', 'en']),
  sendAtMinutes: z
    .int(message('REPORT_MAIL_TIME_WRONG'))
    .check(
      z.minimum(0, message('REPORT_MAIL_TIME_WRONG')),
      z.maximum(1439, message('REPORT_MAIL_TIME_WRONG')),
    ),
  isActive: z.boolean(),
  recipients: z
    .array(address)
    .check(
      z.minLength(1, message('REPORT_MAIL_NO_RECIPIENT')),
      z.maxLength(reportMailLimits.recipients, message('REPORT_MAIL_TOO_MANY_RECIPIENTS')),
    ),
});
export type ReportMailInput = z.infer<typeof reportMailInputSchema>;

function message(code: ReportMailMessage): ReportMailMessage {
  return code;
}
