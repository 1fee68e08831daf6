import {
  cellText,
  type ReportCell,
  type ReportRow,
  type ReportTable,
} from '@tresen/domain/sales/closing-reports';
import { type Rhythm, reportMailLinkDays } from '@tresen/domain/sales/report-mails';
import {
  layOutMail,
  type Mail,
  type MailRow,
  type MailSection,
  mailName,
  strangerName,
} from '../../kit/mail/index.ts';
import { paperFormats } from '../closings/index.ts';
import type { ReportPaper } from '../reports/index.ts';
import { de, type ReportMailTexts } from './report-mail.de.ts';
import { en } from './report-mail.en.ts';

export const reportMailTexts: Readonly<Record<'de' | 'en', ReportMailTexts>> = { de, en };

/** What a phone shows without scrolling for ever; the file has all. */
const maxRows = 15;
/** What stands small below a name. */
const maxNotes = 3;

/** A report, as it goes to one address. */
export interface ReportMailContent {
  readonly name: string;
  readonly authorName: string;
  readonly paper: ReportPaper;
  readonly zone: string;
  readonly hasFile: boolean;
  /** To the same report in the web app; people outside have no account. */
  readonly link: string | undefined;
  readonly unsubscribeLink: string;
}

/** The report as a mail: its figures first, then everything else a mail of ours has. */
export const reportMail = (content: ReportMailContent): Omit<Mail, 'to'> => {
  const { name, authorName, paper, zone, hasFile, link, unsubscribeLink } = content;
  const t = reportMailTexts[paper.language];
  const formats = paperFormats(paper.language);
  const [days = '', ...others] = paper.lines;
  const sections = isNothing(paper) ? [] : paper.tables.map((table) => sectionOf(table, paper));
  const first = sections[0]?.rows[0];
  return {
    ...layOutMail(
      paper.language,
      {
        subject: t.subject(oneLine(name), days),
        preview: first ? `${first.name}: ${first.value}` : t.nothing,
        heading: name,
        paragraphs: [
          t.intro(days, others.map(oneLine).join(', ')),
          ...paper.notes,
          ...(sections.length === 0 ? [t.nothing] : []),
        ],
        sections,
        ...(link !== undefined && { button: t.button }),
        note: [
          ...(hasFile ? [t.attached] : []),
          t.asOf(formats.dateTime(paper.createdAt.toISOString(), zone)),
        ].join(' '),
        unaskedLink: t.unsubscribe,
        reason: t.reason(mailName(authorName), mailName(paper.author)),
      },
      link,
      unsubscribeLink,
    ),
    unsubscribeUrl: unsubscribeLink,
  };
};

/** What a stranger is asked before anything goes to them: of what others typed it holds two names, shortened. */
export const confirmationMail = (
  language: 'de' | 'en',
  given: {
    readonly company: string;
    readonly authorName: string;
    readonly rhythm: Rhythm;
    readonly link: string;
    readonly declineLink: string;
  },
): Omit<Mail, 'to'> => {
  const t = reportMailTexts[language];
  const { confirm } = t;
  const company = strangerName(given.company) ?? confirm.someCompany;
  const author = strangerName(given.authorName) ?? confirm.somebody;
  return layOutMail(
    language,
    {
      subject: confirm.subject(company),
      preview: confirm.preview,
      heading: confirm.heading,
      paragraphs: [confirm.text(company, author, t.often[given.rhythm])],
      button: confirm.button,
      note: confirm.note(reportMailLinkDays.confirm),
      unasked: confirm.unasked,
      unaskedLink: confirm.unaskedLink,
      reason: confirm.reason,
    },
    given.link,
    given.declineLink,
  );
};

/**
 * A table on a phone: of each row its name, its first figure, and the next ones small below; of rows by columns the sum of
 * the row, and its last columns. A table alone is called as the report is, which names the figure that it shows by columns.
 */
function sectionOf(table: ReportTable, { language, title, tables, isCrossed }: ReportPaper): MailSection {
  const formats = paperFormats(language);
  // Days are written by the calendar, whatever the zone.
  const text = (cell: ReportCell | null) => cellText(cell, formats, 'UTC');
  const rowOf = ({ cells, isTotal = false }: ReportRow): MailRow => {
    const place = isCrossed ? cells.length - 1 : 1;
    const notes = cells.flatMap((cell, index) =>
      index === 0 || index === place || cell === null ? [] : [`${table.columns[index]?.name}: ${text(cell)}`],
    );
    const shown = isCrossed ? notes.slice(-maxNotes) : notes.slice(0, maxNotes);
    return {
      name: oneLine(text(cells[0] ?? null)),
      value: text(cells[place] ?? null),
      isTotal,
      ...(shown.length > 0 && { note: shown.join(' · ') }),
    };
  };
  const total = table.rows.at(-1)?.isTotal ? table.rows.slice(-1) : [];
  const rows = table.rows.slice(0, table.rows.length - total.length);
  const left = rows.length - maxRows;
  return {
    heading: tables.length === 1 ? title : table.name,
    rows: [...rows.slice(0, maxRows), ...total].map(rowOf),
    ...(left > 0 && { note: reportMailTexts[language].more(formats.number(left)) }),
  };
}

/** Whether all of its figures are nothing: a sentence says so, not a page of zeros. */
function isNothing({ tables }: ReportPaper): boolean {
  return tables.every(({ rows }) => rows.every(({ cells }) => cells.slice(1).every(isZero)));
}

function isZero(cell: ReportCell | null): boolean {
  if (cell === null) return true;
  const { kind: _kind, ...value } = cell;
  return !Object.values(value).some((part) => typeof part === 'number' && part !== 0);
}

/** What others have typed is one line, wherever it goes. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
