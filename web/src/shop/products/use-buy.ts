import type { CartLine, ProductChoice } from '@tresen/domain/shop/cart';
import { useAddress } from '../../kit/address/index.ts';
import { addToCart, lineParam, replaceLine, useOpenCart } from '../cart/index.ts';

/**
 * Puts a choice into the cart, or in the place of a line that is changed (SHP-21). The cart shows at once where somebody
 * came from it, and where a licence key is to be entered.
 */
export const useBuy = (line: CartLine | undefined) => {
  const { change } = useAddress();
  const openCart = useOpenCart();
  return (choice: ProductChoice): void => {
    if (line) {
      replaceLine(line.lineId, choice);
      change({ [lineParam]: null }, { replace: true });
    } else addToCart(choice);
    if (line || choice.licenseRequired) openCart();
  };
};
