import * as z from 'zod/mini';
import { currencies } from '../../kit/money/index.ts';
import {
  paymentKinds,
  positionKinds,
  priceBases,
  receiptTypes,
  referenceKinds,
  targetKinds,
} from './receipt-codes.ts';

// Receipt contract, version 1. Immutable: a register in the field keeps speaking it for years, so a field is
// never removed or given another meaning; what comes later is optional. It carries all that DSFinV-K needs
// (fiscal.md section 1). Money is integer cents, quantities are thousandths, rates are hundredths of a percent
// (1900 = 19 %), times are UTC with milliseconds.

/** The forms of the contract's identities and times. */
export const receiptPatterns = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  uuidv7: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  // A day that the calendar has and a time that the clock has: the database refuses a whole batch for a 30 February.
  instant:
    /^(?:2[0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:2[0-9](?:0[48]|[2468][048]|[13579][26])|2[048]00)-02-29)T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z$/,
  // A price with up to five decimals, as DSFinV-K writes it (STK_BR).
  exactPrice: /^-?(?:0|[1-9][0-9]{0,9})(?:\.[0-9]{1,5})?$/,
} as const;

const uuid = z.string().check(z.regex(receiptPatterns.uuid));
const uuidv7 = z.string().check(z.regex(receiptPatterns.uuidv7));
const instant = z.string().check(z.regex(receiptPatterns.instant));
const cents = integer(-999_999_999_999, 999_999_999_999);
const counter = integer(0, Number.MAX_SAFE_INTEGER);
const rate = integer(0, 10_000);
const exactPrice = z.string().check(z.regex(receiptPatterns.exactPrice));
// Thousandths, more than 0 and less than 100,000.
const factor = integer(1, 99_999_999);

/** How many positions one receipt may hold: those of wholesale and of inventory have more than a thousand. */
export const positionsPerReceipt = 5000;

/** Net, tax and gross of one VAT key (UST_SCHLUESSEL) inside a position, where a bundle has several, or of a receipt. */
const vatAmount = z.strictObject({ key: integer(1, 9999), rate, net: cents, tax: cents, gross: cents });

/** The article as it was when sold. `key` is the register's own; the cloud's `id` is null while unknown. */
const soldArticle = z.strictObject({
  key: named(50),
  id: optional(uuid),
  plu: optional(text(50)),
  gtin: optional(text(50)),
  categoryKey: optional(text(40)),
  category: optional(text(50)),
});

const discount = z.strictObject({ text: text(60), amount: cents });

const subItem = z.strictObject({
  articleKey: text(50),
  text: text(60),
  quantity: integer(-999_999_999, 999_999_999),
  unitPrice: cents,
  unitPriceExact: optional(exactPrice),
  unit: optional(text(50)),
  factor: optional(factor),
  vatKey: integer(1, 9999),
});

const position = z.strictObject({
  line: named(50),
  kind: z.enum(positionKinds),
  kindName: optional(text(40)),
  text: text(255),
  quantity: integer(-999_999_999, 999_999_999),
  unit: optional(text(50)),
  factor: optional(factor),
  baseUnit: optional(text(50)),
  unitPrice: cents,
  unitPriceExact: optional(exactPrice),
  priceBasis: optional(z.enum(priceBases)),
  amount: cents,
  vat: z.array(vatAmount).check(z.minLength(1), z.maxLength(10)),
  article: optional(soldArticle),
  discounts: optional(z.array(discount).check(z.maxLength(20))),
  subItems: optional(z.array(subItem).check(z.maxLength(50))),
  inHouse: z.boolean(),
  cancellation: optional(z.boolean()),
  cancels: optional(text(50)),
  voucherNumber: optional(text(50)),
  agency: optional(counter),
});

const payment = z.strictObject({
  kind: z.enum(paymentKinds),
  name: text(60),
  amount: cents,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  foreignAmount: optional(cents),
});

/** Card transaction (decisions RCP-05). Of the card number only the last four digits ever leave the register. */
const cardTransaction = z.strictObject({
  kind: text(25),
  brand: text(50),
  lastDigits: z.string().check(z.regex(/^[0-9]{0,4}$/)),
  terminalId: text(50),
  traceNumber: text(50),
  authorizationCode: text(50),
  amount: cents,
  tip: cents,
  time: instant,
  result: text(50),
});

/** What the security device signed (fiscal.md section 2). */
const tse = z.strictObject({
  serial: named(68),
  clientId: named(70),
  transaction: counter,
  signatureCounter: counter,
  start: instant,
  end: instant,
  processType: text(30),
  processData: text(1000),
  algorithm: text(30),
  timeFormat: text(31),
  signature: named(512),
  /** Base64, as it stands in the QR code. Without it the signature cannot be checked. */
  publicKey: optional(text(512)),
});

const reference = z.strictObject({
  kind: z.enum(referenceKinds),
  name: optional(text(40)),
  date: optional(text(30)),
  register: optional(text(50)),
  zNumber: optional(counter),
  receiptId: text(40),
  line: optional(text(50)),
});

const customer = z.strictObject({
  key: optional(text(50)),
  name: text(50),
  kind: optional(text(50)),
  street: optional(text(60)),
  zipCode: optional(text(10)),
  city: optional(text(62)),
  country: optional(text(3)),
  vatId: optional(text(15)),
});

const person = z.strictObject({ key: named(50), name: text(50), id: optional(uuid) });

/** Receipt contract, version 1: what a register sends for one receipt. */
export const receiptSchema = z.strictObject({
  version: z.literal(1),
  id: uuidv7,
  databaseId: uuid,
  type: z.enum(receiptTypes),
  typeName: optional(text(60)),
  number: counter,
  register: z.strictObject({ serial: named(70), name: text(50) }),
  terminal: optional(z.strictObject({ key: named(50), name: text(50) })),
  zNumber: optional(counter),
  start: instant,
  end: instant,
  employee: optional(person),
  target: optional(z.strictObject({ kind: z.enum(targetKinds), label: text(50) })),
  customer: optional(customer),
  guests: optional(integer(0, 9999)),
  currency: z.enum(currencies),
  gross: cents,
  note: optional(text(255)),
  positions: z.array(position).check(z.maxLength(positionsPerReceipt)),
  vat: optional(z.array(vatAmount).check(z.maxLength(20))),
  payments: z.array(payment).check(z.maxLength(50)),
  cards: optional(z.array(cardTransaction).check(z.maxLength(50))),
  tse: optional(tse),
  tseFailure: optional(text(200)),
  /** Austria's, as printed. */
  rksvCode: optional(named(1000)),
  references: optional(z.array(reference).check(z.maxLength(50))),
});

export type Receipt = z.infer<typeof receiptSchema>;
export type ReceiptPosition = Receipt['positions'][number];
export type ReceiptPayment = Receipt['payments'][number];
export type TseSignature = NonNullable<Receipt['tse']>;

/** Net, tax and gross of one VAT key and rate. */
export type VatAmount = ReceiptPosition['vat'][number];

/** What the rules read of a position. */
export interface PositionFigures
  extends Pick<
    ReceiptPosition,
    | 'line'
    | 'kind'
    | 'text'
    | 'quantity'
    | 'factor'
    | 'unitPrice'
    | 'unitPriceExact'
    | 'priceBasis'
    | 'amount'
    | 'cancellation'
  > {
  readonly vat: readonly VatAmount[];
  readonly article?: Pick<NonNullable<ReceiptPosition['article']>, 'key'> | null | undefined;
  readonly discounts?: readonly { readonly amount: number }[] | null | undefined;
}

/** What the rules read of a receipt: enough to check it and to count it, without the rest of it. */
export interface ReceiptFigures
  extends Pick<Receipt, 'type' | 'start' | 'end' | 'guests' | 'currency' | 'gross'> {
  readonly positions: readonly PositionFigures[];
  readonly vat?: readonly VatAmount[] | null | undefined;
  readonly payments: readonly Pick<ReceiptPayment, 'kind' | 'amount'>[];
}

/** How many receipts one push may hold. */
export const receiptsPerPush = 500;

function integer(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

function named(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

function optional<T extends z.ZodMiniType>(type: T) {
  return z.optional(z.nullable(type));
}

function text(max: number) {
  return z.string().check(z.maxLength(max));
}
