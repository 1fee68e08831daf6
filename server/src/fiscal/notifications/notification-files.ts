import { type Readable, Readable as Stream } from 'node:stream';
import { formOf, notificationXml } from '@tresen/domain/fiscal/notifications';
import { type PdfBlock, writePdf } from '../../kit/pdf/index.ts';
import { writeCsv } from '../../kit/sheets/index.ts';
import type { TaxNotification } from './tax-notifications.store.ts';

type Language = 'de' | 'en';

const words = {
  de: {
    title: 'Mitteilung nach § 146a Abs. 4 AO',
    austria: 'Registrierkassen für FinanzOnline',
    sent: (day: string) => `Gesendet am ${day}`,
    draft: 'Entwurf, noch nicht gesendet',
    part: 'Abschnitt',
    field: 'Feld',
    value: 'Angabe',
  },
  en: {
    title: 'Notification under section 146a(4) AO',
    austria: 'Registers for FinanzOnline',
    sent: (day: string) => `Sent on ${day}`,
    draft: 'Draft, not sent yet',
    part: 'Section',
    field: 'Field',
    value: 'Value',
  },
} as const;

/** All that a notification says, in the order of the official form, as PDF. */
export const notificationPdf = (notification: TaxNotification, language: Language): Promise<Readable> => {
  const { content, createdAt } = notification;
  const t = words[language];
  const title = content.establishment.country === 'AT' ? t.austria : t.title;
  const author = content.taxpayer.name ?? content.establishment.name;
  return writePdf(
    { title, language, createdAt, author, footer: `${author} · ${content.establishment.name} · ${title}` },
    blocksOf(notification, title, language),
  );
};

function* blocksOf(
  { content, sentOn }: TaxNotification,
  title: string,
  language: Language,
): Generator<PdfBlock> {
  const t = words[language];
  const state = sentOn === null ? t.draft : t.sent(sentOn.split('-').toReversed().join('.'));
  yield { kind: 'title', text: title, lines: [content.establishment.name, state] };
  for (const { title: heading, fields } of formOf(content, language)) {
    yield { kind: 'heading', text: heading };
    yield { kind: 'facts', facts: fields };
  }
}

/** The same as a table, a field a row. */
export const notificationCsv = ({ content }: TaxNotification, language: Language): Readable => {
  const t = words[language];
  const rows = formOf(content, language).flatMap(({ title, fields }) =>
    fields.map(({ name, value }) => [title, name, value]),
  );
  return writeCsv([{ name: t.part }, { name: t.field }, { name: t.value }], rows);
};

/** The systems as XML; a draft, as the domain says. */
export const notificationXmlFile = ({ content }: TaxNotification): Readable =>
  Stream.from([Buffer.from(notificationXml(content))]);
