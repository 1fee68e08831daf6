import {
  addToCart,
  type CartLine,
  type Payments,
  type ProductChoice,
  paidLineOf,
  paymentsOfLines,
} from '@tresen/domain/shop/cart';

/** What a choice costs with all that is bought along, as the cart will count it, and how often each part is paid. */
export const paymentsOf = (choice: ProductChoice): Payments =>
  paymentsOfLines(linesOfChoice(choice).map(paidLineOf));

/** The lines that a choice would make in an empty cart. */
function linesOfChoice(choice: ProductChoice): CartLine[] {
  let count = 0;
  return addToCart([], choice, () => String(++count));
}
