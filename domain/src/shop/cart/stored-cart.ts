import * as z from 'zod/mini';
import { euroOf } from '../products/index.ts';
import { type CartLine, cartLineSchema, maxLines } from './cart-line.ts';
import { totalOfCart } from './totals.ts';

/** The name of the cart that nobody has named (spec §9). */
export const defaultProjectName = 'DEFAULT';
/** What carts and news say of where they are shown (decisions SHP-16). */
export const frontEndTypeId = 2;
/** Whether a project is still a cart or was ordered (decisions SHP-16). */
export const projectStatus = { draft: 0, ordered: 1 } as const;

/** The JSON of `ShopProject.cart` (spec §3, names as given there); money in euro. */
export const storedCartSchema = z.object({
  products: z.array(cartLineSchema).check(z.maxLength(maxLines)),
  resellerDiscount: z.literal(0),
  totalPrice: z.number(),
  resellerDiscPrice: z.number(),
});
export type StoredCart = z.infer<typeof storedCartSchema>;

/** The text in which a cart is stored (SHP-15). Equal carts give equal texts. */
export const storedTextOf = (lines: readonly CartLine[]): string => {
  const totalPrice = euroOf(totalOfCart(lines));
  const cart: StoredCart = {
    products: [...lines],
    resellerDiscount: 0,
    totalPrice,
    resellerDiscPrice: totalPrice,
  };
  return JSON.stringify(cart);
};

/**
 * The lines of a stored cart, undefined when it is none: an array, as older versions wrote it, or anything else that
 * is no cart. Such a cart is deleted (SHP-25). Its totals are not read: they are computed.
 */
export const linesOfStored = (text: string): CartLine[] | undefined =>
  storedCartSchema.safeParse(parsed(text)).data?.products;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
