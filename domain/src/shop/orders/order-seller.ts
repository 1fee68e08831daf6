import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** Who sells, as it stood when the order was placed: what papers are headed with, and where money goes. */
export const orderSellerSchema = z.object({
  name: z.string(),
  nameAddition: text,
  address: text,
  additionalAddress: text,
  zipCode: text,
  city: text,
  country: z.enum(['DE', 'AT', 'ES', 'CH']),
  phone: text,
  email: text,
  website: text,
  vatId: text,
  taxNumber: text,
  bankName: text,
  iban: text,
  bic: text,
});
export type OrderSeller = z.infer<typeof orderSellerSchema>;
