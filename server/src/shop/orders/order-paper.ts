import type { Readable } from 'node:stream';
import { placeWords } from '@tresen/domain/organization/addresses';
import type { OrderAddress, OrderSeller } from '@tresen/domain/shop/orders';
import { type PdfBlock, type PdfFact, writePdf } from '../../kit/pdf/index.ts';
import { de, type PaperTexts } from './order-paper.de.ts';
import { en } from './order-paper.en.ts';
import { linesTable, type PaperStyle } from './order-paper-lines.ts';
import type { ShownOrder } from './read-orders.ts';

const texts: Readonly<Record<'de' | 'en', PaperTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** What the paper is: an invoice once the order is completed, until then what confirms it. */
export const paperTitle = ({ invoiceNumber, number }: ShownOrder, language: 'de' | 'en'): string =>
  invoiceNumber === null ? texts[language].confirmation(number) : texts[language].invoice(invoiceNumber);

/**
 * An order on paper: its confirmation, and once it is completed its invoice, with all that an invoice must say (§ 14
 * UStG): both companies, numbers and days, what was supplied, net, rate, tax and gross, or why there is no tax.
 */
export const orderPdf = (order: ShownOrder, language: 'de' | 'en'): Promise<Readable> => {
  const title = paperTitle(order, language);
  const { name } = order.seller;
  return writePdf(
    {
      title,
      language,
      createdAt: order.invoicedAt ?? order.placedAt,
      author: name,
      footer: `${name} · ${title}`,
    },
    blocksOf(order, styleOf(language)),
  );
};

function* blocksOf(order: ShownOrder, style: PaperStyle): Generator<PdfBlock> {
  const { t, language } = style;
  yield { kind: 'title', text: paperTitle(order, language), lines: sellerLines(order, style) };
  yield { kind: 'facts', facts: factsOf(order, style) };
  yield { kind: 'heading', text: t.lines };
  yield linesTable(order, style);
  yield { kind: 'note', text: order.invoiceNumber === null ? t.noInvoice : t.delivered };
}

function sellerLines({ seller }: ShownOrder, { t, language }: PaperStyle): string[] {
  return [
    seller.name,
    placeOf(seller, language),
    joined([seller.phone && `${t.phone} ${seller.phone}`, seller.email, seller.website], ' · '),
    joined(
      [
        seller.vatId && `${t.vatId} ${seller.vatId}`,
        seller.taxNumber && `${t.taxNumber} ${seller.taxNumber}`,
      ],
      ' · ',
    ),
  ].filter((line) => line !== '');
}

function placeOf(place: OrderAddress | OrderSeller, language: 'de' | 'en'): string {
  return joined(
    [
      place.nameAddition,
      place.address,
      place.additionalAddress,
      joined([place.zipCode, place.city], ' '),
      placeWords[language].countries[place.country],
    ],
    ', ',
  );
}

function joined(parts: readonly (string | null | undefined)[], between: string): string {
  return parts.filter(Boolean).join(between);
}

function factsOf(order: ShownOrder, { t, language }: PaperStyle): PdfFact[] {
  const { billingAddress, deliveryAddress, customerName, invoicedAt, vatId, note } = order;
  const address = (to: OrderAddress) => joined([to.name, placeOf(to, language)], ', ');
  const facts: (PdfFact | false | null)[] = [
    { name: t.billTo, value: address(billingAddress) },
    !isSame(billingAddress, deliveryAddress) && { name: t.deliverTo, value: address(deliveryAddress) },
    customerName !== billingAddress.name && { name: t.customer, value: customerName },
    vatId !== null && { name: t.buyerVatId, value: vatId },
    invoicedAt && { name: t.invoicedAt, value: dayIn(language, invoicedAt) },
    { name: t.orderNumber, value: order.number },
    order.purchaseOrderNumber !== '' && {
      name: t.purchaseOrderNumber,
      value: order.purchaseOrderNumber,
    },
    { name: t.placedAt, value: dayIn(language, order.placedAt) },
    { name: t.placedBy, value: order.placedByName },
    { name: t.payment, value: paymentOf(order, t) },
    note !== '' && { name: t.note, value: note },
  ];
  return facts.filter((fact): fact is PdfFact => Boolean(fact));
}

function isSame(one: OrderAddress, other: OrderAddress): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

// Orders belong to the shop, not to a branch: their days are those of the vendor's country.
function dayIn(language: 'de' | 'en', at: Date): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    at,
  );
}

function paymentOf({ payment, invoiceNumber, seller }: ShownOrder, t: PaperTexts): string {
  if (payment.kind === 'sepaDebit')
    return invoiceNumber === null
      ? t.byDebit(payment.ibanEnd)
      : t.debit(payment.ibanEnd, payment.mandate, payment.agreed?.creditorId);
  const account = joined(
    [seller.iban && `IBAN ${seller.iban}`, seller.bic && `BIC ${seller.bic}`, seller.bankName],
    ', ',
  );
  return invoiceNumber === null ? t.byInvoice : t.transfer(invoiceNumber, account);
}

function styleOf(language: 'de' | 'en'): PaperStyle {
  const euro = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  return { language, t: texts[language], money: (cents) => euro.format(cents / 100) };
}
