import {
  type AuditLanguage,
  auditEntityWord,
  auditFieldWord,
  auditSentence,
  auditValueText,
} from '@tresen/domain/account/audit-log';
import type { AuditNode, ChangeNode } from './audit-log.service.ts';

/** The heads of a file. */
export const auditHeads: Readonly<Record<AuditLanguage, readonly string[]>> = {
  de: [
    'Zeit',
    'Person',
    'Support',
    'Handelte als',
    'Vorgang',
    'Bereich',
    'Name',
    'Änderungen',
    'ID',
    'Eintrag',
  ],
  en: ['Time', 'Person', 'Support', 'Acting as', 'What happened', 'Area', 'Name', 'Changes', 'ID', 'Entry'],
};

// What the spreadsheets of a country open without asking.
const separators: Readonly<Record<AuditLanguage, string>> = { de: ';', en: ',' };

// A spreadsheet takes what begins like this for a formula, full-width letters too; with an apostrophe it is text.
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The first line; the mark before it tells spreadsheets that the text is UTF-8. */
export const csvHead = (language: AuditLanguage): string => `\uFEFF${lineOf(auditHeads[language], language)}`;

/** Instants as the spreadsheets of the language read them, in the zone. */
export const csvTimes = (language: AuditLanguage, zone: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
  });
  return (at) => format.format(at).replace(',', '');
};

/** The cells of an entry, with the words of the screen. */
export const auditCells = (
  node: AuditNode,
  language: AuditLanguage,
  time: (at: Date) => string,
): readonly string[] => [
  time(node.at),
  node.actorName,
  node.isForeign ? 'Support' : '',
  node.actingAs ?? '',
  auditSentence(node, language),
  auditEntityWord(node.entity, language),
  node.entityName ?? '',
  node.changes.map((change) => changeText(node.entity, change, language, time)).join('; '),
  node.entityId,
  node.id,
];

/** The line of an entry. */
export const csvLine = (node: AuditNode, language: AuditLanguage, time: (at: Date) => string): string =>
  lineOf(auditCells(node, language, time), language);

function lineOf(cells: readonly string[], language: AuditLanguage): string {
  return `${cells.map(quoted).join(separators[language])}\r\n`;
}

function quoted(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function changeText(
  entity: string,
  change: ChangeNode,
  language: AuditLanguage,
  time: (at: Date) => string,
): string {
  const { field } = change;
  const [before, after] = [change.old, change.new].map((json) =>
    auditValueText(field, parsed(json), language, (iso) => time(new Date(iso))),
  );
  return `${auditFieldWord(field, language, entity)}: ${change.old === null ? after : `${before} → ${after}`}`;
}

function parsed(json: string | null): unknown {
  return json === null ? undefined : JSON.parse(json);
}
