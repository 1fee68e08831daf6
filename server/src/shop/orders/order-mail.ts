import { orderStatusWords } from '@tresen/domain/shop/orders';
import { layOutMail, type Mail, type MailRow, mailName, mailText } from '../../kit/mail/index.ts';
import { de, type OrderMailTexts } from './order-mail.de.ts';
import { en } from './order-mail.en.ts';
import type { OrderNews } from './tell-order.store.ts';

const texts: Readonly<Record<'de' | 'en', OrderMailTexts>> = { de, en };

/** Tells who ordered what became of their order. */
export const orderMail = (publicUrl: string, news: OrderNews): Omit<Mail, 'to'> => {
  const t = texts[news.language];
  const words = t.became[news.status];
  return layOutMail(
    news.language,
    {
      subject: t.subject(news.number, orderStatusWords[news.language][news.status]),
      preview: words,
      heading: t.heading(news.number),
      paragraphs: [words, ...(news.keyCount > 0 ? [t.keys(news.keyCount)] : []), ...reasonOf(news, t)],
      rows: rowsOf(news, t),
      button: news.status === 'waitingForResponse' ? t.answer : t.button,
      reason: t.reason,
    },
    `${publicUrl}/apps/shop-orders/${news.orderId}`,
  );
};

/** What the seller wrote is a text of others: kept in one paragraph, and nothing in it becomes a link. */
function reasonOf({ reason, sellerName }: OrderNews, t: OrderMailTexts): string[] {
  return reason === null ? [] : [t.reasonOf(mailName(sellerName), mailText(reason))];
}

function rowsOf(news: OrderNews, t: OrderMailTexts): MailRow[] {
  return [
    { name: t.order, value: news.number },
    { name: t.status, value: orderStatusWords[news.language][news.status] },
    ...(news.purchaseOrderNumber === ''
      ? []
      : [{ name: t.purchaseOrder, value: mailName(news.purchaseOrderNumber) }]),
    ...(news.invoiceNumber === null ? [] : [{ name: t.invoice, value: news.invoiceNumber }]),
  ];
}
