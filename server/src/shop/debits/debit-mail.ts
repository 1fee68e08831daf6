import { layOutMail, type Mail, type MailRow, mailName } from '../../kit/mail/index.ts';
import { type DebitMailTexts, de } from './debit-mail.de.ts';
import { en } from './debit-mail.en.ts';
import type { DebitNews } from './tell-debits.store.ts';

const texts: Readonly<Record<'de' | 'en', DebitMailTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** Announces a debit to whoever ordered, or tells that it is called off. */
export const debitMail = (
  publicUrl: string,
  kind: 'announced' | 'withdrawn',
  news: DebitNews,
): Omit<Mail, 'to'> => {
  const t = texts[news.language];
  const { amount, day } = wordsOf(news);
  const text = t[kind].text(mailName(news.sellerName), amount, day);
  return layOutMail(
    news.language,
    {
      subject: t[kind].subject(news.number, day),
      preview: text,
      heading: t[kind].heading,
      paragraphs: [text],
      rows: rowsOf(news, t),
      button: t.button,
      reason: t.reason,
    },
    `${publicUrl}/apps/shop-orders/${news.orderId}`,
  );
};

function wordsOf({ language, amount, collectOn }: DebitNews) {
  return {
    amount: new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' }).format(
      amount / 100,
    ),
    day: new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(collectOn),
    ),
  };
}

function rowsOf(news: DebitNews, t: DebitMailTexts): MailRow[] {
  const { amount, day } = wordsOf(news);
  return [
    { name: t.order, value: news.number },
    { name: t.amount, value: amount },
    { name: t.day, value: day },
    { name: t.account, value: t.accountEnd(news.ibanEnd) },
    ...(news.creditorId === null ? [] : [{ name: t.creditorId, value: news.creditorId }]),
    { name: t.mandate, value: news.mandate },
  ];
}
