import { addDays, type Day } from '@tresen/domain/kit/business-day';
import { nextBillingOf } from '@tresen/domain/shop/services';
import { layOutMail, type Mail, type MailRow, type MailWords, mailName } from '../../kit/mail/index.ts';
import { de, type EndingMailTexts } from './ending-mail.de.ts';
import { en } from './ending-mail.en.ts';
import type { MailReader, ShopService } from './services.store.ts';

type Language = MailReader['language'];

const texts: Readonly<Record<Language, EndingMailTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

type Told = Pick<MailWords, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'unasked'>;

/** Confirms to who cancelled a service that it ends, or that it goes on after all. @param service as it is by now */
export const endingMail = (
  publicUrl: string,
  { email, language }: MailReader,
  service: ShopService,
  today: Day,
): Mail => {
  const t = texts[language];
  const lastDay = service.endsOn === null ? undefined : dayIn(language, addDays(service.endsOn, -1));
  const words =
    lastDay === undefined
      ? renewedWords(language, service, today)
      : cancelledWords(language, service, lastDay, today);
  return {
    to: email,
    ...layOutMail(
      language,
      { ...words, rows: rowsOf(t, service, lastDay), button: t.button, reason: t.reason },
      `${publicUrl}/setting/myServices`,
    ),
  };
};

function dayIn(language: Language, day: Day): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

function renewedWords(language: Language, service: ShopService, today: Day): Told {
  const t = texts[language].renewed;
  const billed = billing(language, service, today);
  return {
    subject: t.subject(mailName(service.name)),
    preview: t.preview,
    heading: t.heading,
    paragraphs: [t.told(mailName(service.name)), ...(billed ? [t.billed(...billed)] : []), t.next],
    unasked: t.unasked,
  };
}

function billing(
  language: Language,
  service: ShopService,
  today: Day,
): readonly [string, string] | undefined {
  const day = nextBillingOf(service, today);
  return day === null ? undefined : [moneyIn(language, service.price), dayIn(language, day)];
}

function moneyIn(language: Language, cents: number): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

function cancelledWords(language: Language, service: ShopService, lastDay: string, today: Day): Told {
  const t = texts[language].cancelled;
  const billed = billing(language, service, today);
  return {
    subject: t.subject(mailName(service.name), lastDay),
    preview: t.preview(lastDay),
    heading: t.heading,
    paragraphs: [t.told(mailName(service.name), lastDay), billed ? t.billed(...billed) : t.notBilled, t.next],
    unasked: t.unasked,
  };
}

function rowsOf(t: EndingMailTexts, service: ShopService, lastDay: string | undefined): MailRow[] {
  return [
    { name: t.service, value: mailName(service.name) },
    ...(service.customerName === '' ? [] : [{ name: t.customer, value: mailName(service.customerName) }]),
    { name: t.order, value: service.orderNumber },
    ...service.serials.map((serial) => ({ name: t.licence, value: serial })),
    ...(lastDay === undefined ? [] : [{ name: t.lastDay, value: lastDay }]),
  ];
}
