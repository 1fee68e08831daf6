import * as z from 'zod/mini';
import { maxLines, maxPieces } from '../cart/index.ts';

const shopNumber = z.int().check(z.positive());
const parts = z.array(shopNumber).check(z.maxLength(100));
const cents = z.int().check(z.minimum(0));

/**
 * What the browser sends of a line: which product, how many, with what. Prices are not among it: the server knows
 * them (decisions SHP-75).
 */
export const orderedLineSchema = z.object({
  lineId: z.string().check(z.minLength(1), z.maxLength(40)),
  shopNumber,
  quantity: z.int().check(z.minimum(1), z.maximum(maxPieces)),
  licenseKey: text(100),
  comment: text(2_000),
  upgradeValue: z.nullable(z.int()),
  addOns: parts,
  subProducts: parts,
});
export type OrderedLine = z.infer<typeof orderedLineSchema>;
export const orderedLinesSchema = z
  .array(orderedLineSchema)
  .check(z.minLength(1), z.maxLength(maxLines), z.refine(hasEachOnce));

const part = z.object({
  shopNumber,
  articleNr: text(50),
  name: text(200),
  price: cents,
  setupFee: cents,
  /** How it is paid, whatever its line is; once, where it does not say it. */
  contractType: z.optional(z.enum(['Recurring', 'OneTime'])),
  contractDurationMonths: z.optional(z.int()),
  billingIntervalMonths: z.optional(z.int()),
});

/** A line as it was ordered, with the words and prices of that moment: later edits of the catalogue change nothing. */
export const orderLineSchema = z.extend(orderedLineSchema, {
  name: text(200),
  articleNr: text(50),
  functions: text(200),
  licenseRequired: z.boolean(),
  viewType: text(50),
  contractType: z.enum(['Recurring', 'OneTime']),
  contractDurationMonths: z.int(),
  billingIntervalMonths: z.int(),
  /** Cents, net, of one piece without setup and parts. */
  price: cents,
  setupFee: cents,
  /** Cents, net, of all pieces with everything (SHP-72). */
  total: cents,
  addOns: z.array(part),
  subProducts: z.array(part),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** Where bill or goods go. */
export const orderAddressSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  nameAddition: text(200),
  address: z.string().check(z.minLength(1), z.maxLength(200)),
  additionalAddress: text(200),
  zipCode: z.string().check(z.minLength(1), z.maxLength(20)),
  city: z.string().check(z.minLength(1), z.maxLength(200)),
  country: z.enum(['DE', 'AT', 'ES', 'CH']),
});
export type OrderAddress = z.infer<typeof orderAddressSchema>;

/** Who may collect, as the mandate says, and its words: later changes of the seller's data change no mandate. */
const agreedMandateSchema = z.object({
  creditorName: text(70),
  creditorId: text(35),
  /** Days between the announcement of a debit and the debit. */
  noticeDays: z.int(),
  text: z.array(text(2_000)),
});

/** How it is paid (decisions SHP-81). Of an IBAN only its end is ever shown again. */
export const orderPaymentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invoice') }),
  z.object({
    kind: z.literal('sepaDebit'),
    holder: text(200),
    ibanEnd: text(4),
    mandate: text(50),
    /** Of a bank that the IBAN does not name. */
    bic: z.optional(text(11)),
    /** What was agreed to; orders from before it was asked for lack it. */
    agreed: z.optional(agreedMandateSchema),
  }),
]);
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

function text(max: number) {
  return z.string().check(z.maxLength(max));
}

/** Each line once: what is found out about one must not hold for another, such as whose licence it names. */
function hasEachOnce(lines: readonly OrderedLine[]): boolean {
  return new Set(lines.map(({ lineId }) => lineId)).size === lines.length;
}
