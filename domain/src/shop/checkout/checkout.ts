import * as z from 'zod/mini';
import type { Country } from '../../kit/countries/index.ts';
import {
  bic,
  countryOfBic,
  countryOfIban,
  iban,
  isSepaIban,
  lettersAndDigits,
  needsBic,
  postcodes,
} from '../../kit/identifiers/index.ts';
import { tidyPlace } from '../../organization/addresses/index.ts';
import { isSepaReadable } from '../debits/index.ts';
import { type OrderAddress, orderAddressSchema, orderedLinesSchema } from '../orders/index.ts';
import { isVatIdOf } from './vat-id.ts';

/** What a field of the checkout says when it is wrong: a code that the web has words for. */
export const checkoutFaultCodes = ['REQUIRED', 'ZIP_CODE', 'VAT_ID', 'IBAN', 'BIC', 'HOLDER'] as const;
export type CheckoutFaultCode = (typeof checkoutFaultCodes)[number];

/** An address as it is typed: what has to be there is there, and the postcode is one of the country. */
export const checkoutAddressSchema = z
  .extend(orderAddressSchema, {
    name: required(200),
    nameAddition: text(200),
    address: required(200),
    additionalAddress: text(200),
    zipCode: required(20),
    city: required(200),
  })
  .check(z.refine(hasPostcodeOfCountry, { error: 'ZIP_CODE', path: ['zipCode'] }), z.overwrite(tidyPlace));

const ibanSchema = z.pipe(
  z.string().check(z.overwrite(lettersAndDigits), z.minLength(1, 'REQUIRED'), z.maxLength(40)),
  z.string().check(z.refine((tidy) => iban.faultOf(tidy) === undefined && isSepaIban(tidy), 'IBAN')),
);

const bicSchema = z.string().check(z.overwrite(lettersAndDigits), z.maxLength(11));

/** How it is to be paid, with the whole IBAN: kept sealed, shown by its end only (decisions SHP-81). */
const checkoutPaymentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invoice') }),
  z
    .object({
      kind: z.literal('sepaDebit'),
      holder: z.string().check(
        z.trim(),
        z.minLength(1, 'REQUIRED'),
        z.maxLength(200),
        z.refine((name) => name === '' || isSepaReadable(name), 'HOLDER'),
      ),
      iban: ibanSchema,
      /** Asked for outside the European Economic Area alone. */
      bic: z._default(z.nullable(bicSchema), null),
      /** Whom the mandate that was seen names; another one by now is not agreed to. */
      creditorId: z._default(z.nullable(text(40)), null),
    })
    .check(z.refine(hasBicOfBank, { error: 'BIC', path: ['bic'] })),
]);
export type CheckoutPayment = z.infer<typeof checkoutPaymentSchema>;

/** Where and how: what the person at the checkout says besides the lines. */
export const checkoutFormSchema = z
  .object({
    customerId: z.nullable(z.uuid()),
    billingAddress: checkoutAddressSchema,
    deliveryAddress: checkoutAddressSchema,
    payment: checkoutPaymentSchema,
    /** Tidy; empty for none. One that is given has to be right: it decides about the VAT. */
    vatId: z.string().check(z.overwrite(lettersAndDigits), z.maxLength(30)),
    note: text(2_000),
    /** Under which the buyer keeps the order. */
    purchaseOrderNumber: z._default(z.nullable(text(50)), null),
  })
  .check(
    z.refine(({ vatId, billingAddress }) => vatId === '' || isVatIdOf(billingAddress.country, vatId), {
      error: 'VAT_ID',
      path: ['vatId'],
    }),
  );
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

const languages = ['de', 'en'] as const;

/** What a price depends on. */
export const previewSchema = z.object({
  lines: orderedLinesSchema,
  customerId: z.nullable(z.uuid()),
  /** Of the billing address. */
  country: z.enum(['DE', 'AT', 'ES', 'CH'] satisfies Country[]),
  vatId: z.string().check(z.overwrite(lettersAndDigits), z.maxLength(30)),
  language: z.enum(languages),
});
export type Preview = z.infer<typeof previewSchema>;

/** An order as it is sent (decisions SHP-81): no prices, but the sum that the person saw. */
export const placeOrderSchema = z.extend(checkoutFormSchema, {
  /** Made by the browser: the same key is the same order, however often it arrives. */
  idempotencyKey: z.uuid(),
  /** The cart that it was put together in; null for an order without one. */
  projectId: z.nullable(z.uuid()),
  lines: orderedLinesSchema,
  termsVersion: z.string().check(z.minLength(1), z.maxLength(50)),
  /** Cents. With another total the order is not placed: nobody pays what they did not see. */
  expectedGross: z.int().check(z.minimum(0)),
  language: z.enum(languages),
});
export type PlaceOrder = z.infer<typeof placeOrderSchema>;

function required(max: number) {
  return z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(max));
}

function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max));
}

function hasPostcodeOfCountry({ zipCode, country }: OrderAddress): boolean {
  return zipCode === '' || postcodes[country].faultOf(postcodes[country].tidy(zipCode)) === undefined;
}

/** What names the bank is right, and there where the IBAN does not name it. */
function hasBicOfBank({ iban: account, bic: bank }: { readonly iban: string; readonly bic: string | null }) {
  return bank
    ? bic.faultOf(bank) === undefined && countryOfBic(bank) === countryOfIban(account)
    : !needsBic(account);
}
