import { lineCostWords, splitWords } from '@tresen/domain/shop/cart';
import { type OrderLine, type OrderPayment, vatWords } from '@tresen/domain/shop/orders';
import { layOutMail, type Mail, type MailRow, mailName, mailText } from '../../kit/mail/index.ts';
import type { NewOrder, PlacedOrder } from '../orders/index.ts';
import { type ConfirmationTexts, de } from './confirmation.de.ts';
import { en } from './confirmation.en.ts';

const texts: Readonly<Record<'de' | 'en', ConfirmationTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

type Money = (cents: number) => string;

/** Tells who ordered that the order has arrived, with its lines and sums (decisions SHP-81). */
export const confirmationMail = (
  publicUrl: string,
  { id, number }: PlacedOrder,
  order: NewOrder,
): Omit<Mail, 'to'> => {
  const { language, seller, customerId, customerName, totals } = order;
  const { subject, preview, received, forCustomer, heading, button, note, unasked, reason } = texts[language];
  return layOutMail(
    language,
    {
      subject: subject(number),
      preview: preview(moneyIn(language)(totals.gross)),
      heading,
      paragraphs: [
        received(number, mailName(seller.seller.name)),
        ...(customerId === null ? [] : [forCustomer(mailName(customerName))]),
        ...mandateParagraphs(texts[language], order.payment),
      ],
      rows: rowsOf(order),
      button,
      note,
      unasked,
      reason,
    },
    `${publicUrl}/apps/shop-orders/${id}`,
  );
};

function moneyIn(language: 'de' | 'en'): Money {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  return (cents) => format.format(cents / 100);
}

/** A buyer keeps what they agreed to, and reads when the money goes. */
function mandateParagraphs(t: ConfirmationTexts, payment: OrderPayment): string[] {
  return payment.kind === 'invoice' || !payment.agreed
    ? []
    : [
        t.debitAhead(mailName(payment.agreed.creditorName), payment.agreed.noticeDays),
        `${t.mandateText} ${payment.agreed.text.map(mailText).join(' ')}`,
      ];
}

function rowsOf({ lines, totals, vat, payment, language, purchaseOrderNumber }: NewOrder): MailRow[] {
  const t = texts[language];
  const money = moneyIn(language);
  const split = splitWords(language, lines, money);
  return [
    ...(purchaseOrderNumber === '' ? [] : [{ name: t.purchaseOrder, value: mailName(purchaseOrderNumber) }]),
    ...lines.map((line) => rowOf(language, line, money)),
    { name: split ? `${t.net}, ${split}` : t.net, value: money(totals.net) },
    { name: vatWords(language, vat), value: money(totals.tax) },
    { name: t.gross, value: money(totals.gross), isTotal: true },
    { name: t.payment, value: paymentWords(t, payment) },
    ...mandateRows(t, payment),
  ];
}

/** What each piece of a line is made of, and what it costs: how often, too, where it is not paid once. */
function rowOf(language: 'de' | 'en', line: OrderLine, money: Money): MailRow {
  return {
    name: [
      `${line.quantity} × ${mailName(line.name)}`,
      ...line.addOns.map(({ name, price, setupFee }) => partWords(name, price + setupFee, money)),
      ...line.subProducts.map(({ name, setupFee }) => partWords(name, setupFee, money)),
    ].join(' + '),
    value: lineCostWords(language, line, money) ?? money(line.total),
  };
}

function partWords(name: string, cents: number, money: Money): string {
  return cents > 0 ? `${mailName(name)} (${money(cents)})` : mailName(name);
}

function paymentWords(t: ConfirmationTexts, payment: OrderPayment): string {
  return payment.kind === 'invoice' ? t.invoice : t.sepaDebit(payment.ibanEnd);
}

/** Name and value of what a mandate is found by. */
function mandateRows(t: ConfirmationTexts, payment: OrderPayment): MailRow[] {
  return payment.kind === 'invoice'
    ? []
    : [
        ...(payment.agreed ? [{ name: t.creditorId, value: payment.agreed.creditorId }] : []),
        { name: t.mandate, value: payment.mandate },
      ];
}
