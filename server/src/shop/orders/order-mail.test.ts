import { orderStatuses, orderStatusWords } from '@tresen/domain/shop/orders';
import { describe, expect, it } from 'vitest';
import { orderMail } from './order-mail.ts';
import type { OrderNews } from './tell-order.store.ts';

const news = (given: Partial<OrderNews> = {}): OrderNews => ({
  orderId: 'o1',
  tenantId: 't1',
  sellerId: 's1',
  number: 'B-2026-10017',
  buyerName: 'Lindenhof',
  sellerName: 'Kassenhaus Nord',
  customerName: 'Lindenhof',
  language: 'de',
  status: 'completed',
  reason: null,
  bySeller: true,
  purchaseOrderNumber: '',
  at: new Date('2026-11-22T09:00:00Z'),
  keyCount: 2,
  invoiceNumber: 'R-2026-00017',
  email: 'owner@demo.example',
  vendorIds: [],
  ...given,
});
const url = 'https://tresen.example';

describe.each(['de', 'en'] as const)('a mail about an order, in %s', (language) => {
  it.each(orderStatuses)('SHP-78: says that it is %s, and leads to it', (status) => {
    const { subject, text, html } = orderMail(url, news({ language, status }));
    expect(subject).toContain(`B-2026-10017: ${orderStatusWords[language][status]}`);
    expect(text).toContain(`${url}/apps/shop-orders/o1`);
    expect(html).toContain(`<html lang="${language}">`);
  });
});

it('SHP-78: a question leads to where it is answered', () => {
  const { text } = orderMail(url, news({ status: 'waitingForResponse', reason: 'Welche Farbe?' }));
  expect(text).toContain('„Welche Farbe?“');
  expect(text).toMatch(/Frage beantworten\W+https:\/\/tresen\.example\/apps\/shop-orders\/o1/);
});

it('names the number under which the buyer keeps the order', () => {
  expect(orderMail(url, news({ purchaseOrderNumber: 'EK-4711' })).text).toContain(
    'Ihre Bestellnummer: EK-4711',
  );
});

it('tells how many keys there are, but none of them, and the number of the invoice', () => {
  const { text } = orderMail(url, news());
  expect(text).toContain('Ihre 2 Lizenzschlüssel stehen in der Bestellung.');
  expect(text).toContain('Rechnung: R-2026-00017');
});

it('what a seller wrote stays a text, and no link comes of it', () => {
  const { text, html } = orderMail(
    url,
    news({ status: 'rejected', reason: '<script>x</script>\n\nhttps://evil.example' }),
  );
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect(text).not.toContain('https://evil.example');
});
