import {
  type MailedQuestion,
  mailedQuestionSchema,
  type ReportMailMessage,
  reportMailInputSchema,
  reportMailMessages,
} from '@tresen/domain/sales/report-mails';
import { salesReportWords } from '@tresen/domain/sales/reports';
import { listParam } from '../../kit/address/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import type { ReportMail, ReportMailInput } from './report-mails.queries.ts';

/** What the form of a report mail holds. */
export interface ReportMailEntry {
  readonly name: string;
  readonly rhythm: ReportMail['rhythm'];
  /** JSON; null is the summary. */
  readonly question: string | null;
  readonly unitIds: readonly string[] | null;
  readonly file: ReportMail['file'];
  readonly language: Language;
  /** Time of day: 07:00 */
  readonly sendAt: string;
  readonly isActive: boolean;
  /** One address in each line. */
  readonly recipients: string;
}

/** A fault of a field of the form. */
export interface EntryFault {
  readonly field: keyof ReportMailEntry;
  readonly message: ReportMailMessage;
  /** Of several addresses the one that it is about. */
  readonly email?: string | undefined;
}

export const entryOf = (mail: ReportMail): ReportMailEntry => ({
  name: mail.name,
  rhythm: mail.rhythm,
  question: mail.question,
  unitIds: mail.unitIds,
  file: mail.file,
  language: mail.language === 'en' ? 'en' : 'de',
  sendAt: clockOf(mail.sendAtMinutes),
  isActive: mail.isActive,
  recipients: mail.recipients.map(({ email }) => email).join('\n'),
});

/** What a new one begins with: the daily summary to oneself, or what the address asks for. */
export const newEntry = (
  params: URLSearchParams,
  given: Pick<ReportMailEntry, 'name' | 'language' | 'recipients'>,
): ReportMailEntry => {
  const units = listParam(params, 'units');
  return {
    ...given,
    rhythm: 'DAY',
    question: questionIn(params.get('report')),
    unitIds: units.length > 0 ? units : null,
    file: 'PDF',
    sendAt: '07:00',
    isActive: true,
  };
};

/** Where a new report mail is written about a report, or about the summary. */
export const reportMailsAddress = (question: MailedQuestion | null, units: string | null): string => {
  const params = new URLSearchParams({ report: question ? JSON.stringify(question) : 'summary' });
  if (units) params.set('units', units);
  return `/dashboards/reportMails?${params}`;
};

export const inputOf = (
  { sendAt, recipients, unitIds, ...entry }: ReportMailEntry,
  stored: Pick<ReportMail, 'id' | 'version'> | null,
): ReportMailInput => ({
  ...entry,
  ...(stored && { id: stored.id, version: stored.version }),
  unitIds: unitIds && [...unitIds],
  sendAtMinutes: minutesOf(sendAt),
  recipients: addressesIn(recipients),
});

/** The domain's rules, which the server applies, too. */
export const faultOf = (entry: ReportMailEntry): EntryFault | undefined => {
  const input = inputOf(entry, null);
  const { error } = reportMailInputSchema.safeParse({
    ...input,
    rhythm: input.rhythm.toLowerCase(),
    file: input.file.toLowerCase(),
    question: entry.question === null ? null : JSON.parse(entry.question),
  });
  const [issue] = error?.issues ?? [];
  const [field, place] = issue?.path ?? [];
  const email = field === 'recipients' && typeof place === 'number' ? input.recipients[place] : undefined;
  return issue && faultFrom(String(field), issue.message, email);
};

/** A fault as the domain or the server tells it, at its box of the form. */
export const faultFrom = (field: string, told: unknown, email?: unknown): EntryFault | undefined => {
  const message = reportMailMessageOf(told);
  if (!message) return undefined;
  return {
    field: field === 'sendAtMinutes' ? 'sendAt' : (field as keyof ReportMailEntry),
    message,
    email: typeof email === 'string' ? email : undefined,
  };
};

/** A code for which there are words. */
export const reportMailMessageOf = (told: unknown): ReportMailMessage | undefined =>
  reportMailMessages.find((one) => one === told);

/** What a report mail is about, in a few words. */
export const contentText = (question: string | null, language: Language, summary: string): string => {
  const read = questionOf(question);
  if (!read) return summary;
  const { dimensions, figures } = salesReportWords[language];
  const by = read.columns ? ` × ${dimensions[read.columns]}` : '';
  const shown = read.columns ? read.figures.slice(0, 1) : read.figures;
  return `${dimensions[read.rows]}${by}: ${shown.map((figure) => figures[figure]).join(', ')}`;
};

function addressesIn(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== '');
}

function questionIn(text: string | null): string | null {
  const read = questionOf(text);
  return read ? JSON.stringify(read) : null;
}

function questionOf(text: string | null): MailedQuestion | null {
  if (text === null) return null;
  try {
    return mailedQuestionSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** 420 minutes after midnight are 07:00. */
export function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return hours === '' || minutes === '' ? -1 : Number(hours) * 60 + Number(minutes);
}
