import type { ReceiptPosition } from '../../sales/receipts/index.ts';
import type { LayoutKind } from './layout.ts';
import type { PrintFacts } from './print-facts.ts';
import { printWords } from './print-words.ts';
import { ofEach } from './tag-definition.ts';

const goods: readonly LayoutKind[] = ['receipt', 'kitchenTicket'];
const money: readonly LayoutKind[] = ['receipt'];
const sums: readonly LayoutKind[] = ['receipt', 'closing'];
const closings: readonly LayoutKind[] = ['closing'];

/** What is said of each position. */
export const positionTags = {
  positionLine: ofEach('position', goods, ({ line }) => line),
  positionText: ofEach('position', goods, ({ text }) => text),
  positionQuantity: ofEach('position', goods, ({ quantity }, { formats }) => formats.quantity(quantity)),
  positionUnit: ofEach('position', goods, ({ unit }) => unit),
  positionPlu: ofEach('position', goods, ({ article }) => article?.plu),
  positionGtin: ofEach('position', goods, ({ article }) => article?.gtin),
  positionCategory: ofEach('position', goods, ({ article }) => article?.category),
  positionCancelled: ofEach('position', goods, ({ cancellation }, { context }) =>
    cancellation ? printWords[context.language].cancelled : null,
  ),
  positionOutOfHouse: ofEach('position', goods, ({ inHouse }, { context }) =>
    inHouse ? null : printWords[context.language].outOfHouse,
  ),
  positionUnitPrice: ofEach('position', money, ({ unitPrice }, { formats }) => formats.money(unitPrice)),
  /** Nothing for one piece: its price is the amount. */
  positionQuantityPrice: ofEach('position', money, (position, facts) =>
    isOne(position) ? null : quantityPrice(position, facts),
  ),
  positionAmount: ofEach('position', money, ({ amount }, { formats }) => formats.money(amount)),
  positionVatLetter: ofEach('position', money, ({ vat }, { letterOf }) => vat.map(letterOf).join('')),
  discountText: ofEach('discount', money, ({ text }) => text),
  discountAmount: ofEach('discount', money, ({ amount }, { formats }) => formats.money(amount)),
  extraText: ofEach('extra', goods, ({ text }) => text),
  extraQuantity: ofEach('extra', goods, ({ quantity }, { formats }) => formats.quantity(quantity)),
  extraPrice: ofEach('extra', money, ({ unitPrice }, { formats }) => formats.money(unitPrice)),
} as const;

/** What is said of each payment, card and rate. */
export const paymentTags = {
  paymentName: ofEach(
    'payment',
    sums,
    ({ name, kind }, { context }) => name || printWords[context.language].paymentKinds[kind],
  ),
  paymentAmount: ofEach('payment', sums, ({ amount }, { formats }) => formats.money(amount)),
  paymentCount: ofEach('payment', closings, ({ count }) => (count === undefined ? null : String(count))),
  paymentForeignAmount: ofEach('payment', sums, ({ foreignAmount, currency }, facts) =>
    foreignAmount === null || foreignAmount === undefined || currency === facts.currency
      ? null
      : `${facts.formats.money(foreignAmount)} ${currency}`,
  ),
  cardBrand: ofEach('card', money, ({ brand, kind }) => brand || kind),
  cardDigits: ofEach('card', money, ({ lastDigits }) => lastDigits && `**** ${lastDigits}`),
  cardTerminal: ofEach('card', money, ({ terminalId }) => terminalId),
  cardTrace: ofEach('card', money, ({ traceNumber }) => traceNumber),
  cardAuthorization: ofEach('card', money, ({ authorizationCode }) => authorizationCode),
  cardAmount: ofEach('card', money, ({ amount }, { formats }) => formats.money(amount)),
  cardTip: ofEach('card', money, ({ tip }, { formats }) => (tip === 0 ? null : formats.money(tip))),
  vatLetter: ofEach('vat', sums, (vat, { letterOf }) => letterOf(vat)),
  vatRate: ofEach('vat', sums, ({ rate }, { formats }) => formats.rate(rate)),
  vatNet: ofEach('vat', sums, ({ net }, { formats }) => formats.money(net)),
  vatTax: ofEach('vat', sums, ({ tax }, { formats }) => formats.money(tax)),
  vatGross: ofEach('vat', sums, ({ gross }, { formats }) => formats.money(gross)),
} as const;

function isOne({ quantity, unit, priceBasis }: ReceiptPosition): boolean {
  return quantity === 1000 && unit !== 'kg' && priceBasis !== 'net';
}

function quantityPrice({ quantity, unit, unitPrice }: ReceiptPosition, { formats }: PrintFacts): string {
  return `${formats.quantity(quantity)}${unit ? ` ${unit}` : ''} x ${formats.money(unitPrice)}`;
}
