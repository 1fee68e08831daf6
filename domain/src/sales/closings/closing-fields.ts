import * as z from 'zod/mini';
import { paymentKinds, positionKinds, receiptPatterns, receiptSchema } from '../receipts/index.ts';
import { moneyKinds, tipRecipients } from './closing-codes.ts';

// The blocks of a closing (closing.ts). Money is integer cents, quantities are thousandths, rates are hundredths of a
// percent, times are UTC with milliseconds: as in receipts.

/** A field that may be missing or null. */
export const optional = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));

export const uuid = z.string().check(z.regex(receiptPatterns.uuid));
export const uuidv7 = z.string().check(z.regex(receiptPatterns.uuidv7));
export const instant = z.string().check(z.regex(receiptPatterns.instant));
/** `YYYY-MM-DD` of a day that the calendar has. */
export const day = z
  .string()
  .check(
    z.regex(
      /^(?:2[0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:2[0-9](?:0[48]|[2468][048]|[13579][26])|2[048]00)-02-29)$/,
    ),
  );
export const counter = integer(0, Number.MAX_SAFE_INTEGER);
export const count = integer(-999_999_999, 999_999_999);
// A year of a busy register holds more than one receipt may.
const cents = integer(-999_999_999_999_999, 999_999_999_999_999);
const quantity = integer(-999_999_999_999_999, 999_999_999_999_999);
const vatKey = integer(1, 9999);
const rate = integer(0, 10_000);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** The register as it was when it closed (cashregister.csv). */
export const closingRegister = z.strictObject({
  serial: named(70),
  name: text(50),
  brand: optional(text(50)),
  model: optional(text(50)),
  softwareBrand: optional(text(50)),
  softwareVersion: text(50),
});

/** Who stands on the closing (cashpointclosing.csv). */
export const closingCompany = z.strictObject({
  name: text(60),
  street: optional(text(60)),
  zipCode: optional(text(10)),
  city: optional(text(62)),
  country: optional(text(3)),
  taxNumber: optional(text(20)),
  vatId: optional(text(15)),
});

const periodEnd = z.strictObject({ id: uuidv7, number: counter });

/** The Z period: its first and last receipt of any type, and when they ended. Without receipts both times are the closing's. */
export const closingPeriod = z.strictObject({
  from: instant,
  to: instant,
  first: optional(periodEnd),
  last: optional(periodEnd),
});

export const closingTurnover = z.strictObject({ gross: cents, net: cents, tax: cents });

/** How often, and for how much. */
export const countedAmount = z.strictObject({ count, amount: cents });

export const closingVat = list(
  z.strictObject({ key: vatKey, rate, net: cents, tax: cents, gross: cents }),
  100,
);

export const closingPayments = list(
  z.strictObject({
    kind: z.enum(paymentKinds),
    name: text(60),
    currency,
    count,
    amount: cents,
    foreignAmount: optional(cents),
  }),
  500,
);

/** Cash per currency, in that currency's own cents (cash_per_currency.csv). */
export const closingCurrencies = list(z.strictObject({ currency, amount: cents }), 50);

export const closingCases = list(
  z.strictObject({
    kind: z.enum(positionKinds),
    name: optional(text(40)),
    agency: optional(counter),
    vatKey,
    rate,
    gross: cents,
    net: cents,
    tax: cents,
  }),
  2000,
);

/** Null keys hold what was sold without a category. */
export const closingCategories = list(
  z.strictObject({
    key: optional(text(50)),
    name: text(50),
    parentKey: optional(text(50)),
    quantity,
    gross: cents,
  }),
  5000,
);

/** Null keys hold the receipts of nobody. */
export const closingEmployees = list(
  z.strictObject({
    key: optional(text(50)),
    name: text(50),
    receipts: count,
    turnover: cents,
    cash: cents,
    tips: cents,
    cancelled: cents,
    discounts: cents,
  }),
  1000,
);

export const closingArticles = list(
  z.strictObject({ key: named(50), name: text(255), quantity, gross: cents }),
  50_000,
);

export const closingCorrections = z.strictObject({
  lines: countedAmount,
  receipts: countedAmount,
  refunds: countedAmount,
});

export const closingReductions = z.strictObject({ discounts: countedAmount, surcharges: countedAmount });

export const closingTips = list(
  z.strictObject({ recipient: z.enum(tipRecipients), payment: z.enum(paymentKinds), count, amount: cents }),
  100,
);

export const closingVouchers = z.strictObject({
  soldSinglePurpose: countedAmount,
  redeemedSinglePurpose: countedAmount,
  soldMultiPurpose: countedAmount,
  redeemedMultiPurpose: countedAmount,
});

export const closingDeposits = z.strictObject({ charged: countedAmount, returned: countedAmount });

export const closingHours = list(
  z.strictObject({ hour: integer(0, 23), receipts: count, turnover: cents }),
  24,
);

/**
 * The drawer. What goes out is negative, so `expected` is the sum of the lines before it. `withdrawn` is positive:
 * what was taken out after the count; what then is left is `remaining`. Not counted: `counted` and `difference` are null.
 */
export const closingCash = z.strictObject({
  openingFloat: cents,
  takings: cents,
  payIns: cents,
  payOuts: cents,
  contributions: cents,
  privateWithdrawals: cents,
  transfersIn: cents,
  transfersOut: cents,
  wages: cents,
  tipsPaid: cents,
  expected: cents,
  counted: z.nullable(cents),
  difference: z.nullable(cents),
  withdrawn: cents,
  remaining: cents,
});

const denomination = z.strictObject({
  /** Of one note, coin or roll, in the currency's cents. */
  value: integer(1, 100_000_000),
  kind: z.enum(moneyKinds),
  count: integer(0, 9_999_999),
  amount: cents,
});

/** A cash count (fiscal.md 7.2): what was in the drawer, who counted it, and when. */
export const closingCount = z.strictObject({
  countedAt: instant,
  countedBy: receiptSchema.shape.employee,
  secondPerson: receiptSchema.shape.employee,
  currencies: list(z.strictObject({ currency, denominations: list(denomination, 100), total: cents }), 20),
  comment: optional(text(1000)),
});

/** What a security device did in the period: its counters from first to last. */
export const closingTseUse = z.strictObject({
  serial: named(68),
  firstTransaction: counter,
  lastTransaction: counter,
  firstSignatureCounter: counter,
  lastSignatureCounter: counter,
});

/** A time in which receipts could not be signed; without an end it lasts. */
export const closingTseOutage = z.strictObject({ from: instant, to: optional(instant), reason: text(200) });

function integer(min: number, max: number) {
  return z.int().check(z.minimum(min), z.maximum(max));
}

function named(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max));
}

function text(max: number) {
  return z.string().check(z.maxLength(max));
}

function list<T extends z.ZodMiniType>(entry: T, max: number) {
  return z.array(entry).check(z.maxLength(max));
}
