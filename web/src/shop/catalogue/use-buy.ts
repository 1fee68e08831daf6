import type { CartLine, ProductChoice } from '@tresen/domain/shop/cart';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { addToCart, lineParam, replaceLine, useOpenCart } from '../cart/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';

/**
 * Puts a choice into the cart, or in the place of a line that is changed (SHP-21), and says so. What belongs to a
 * licence shows the cart at once: its key is entered there.
 */
export const useBuy = (line: CartLine | undefined) => {
  const t = useTexts(catalogueTexts);
  const { change } = useAddress();
  const { offer } = useNotify();
  const openCart = useOpenCart();
  const say = (key: string, message: string) => offer(key, message, { label: t.toCart, act: openCart });
  return (choice: ProductChoice): void => {
    if (line) {
      replaceLine(line.lineId, choice);
      change({ [lineParam]: null }, { replace: true });
      say(`changed-${line.lineId}`, t.changed(choice.articleName));
      return;
    }
    addToCart(choice);
    if (choice.licenseRequired) openCart();
    else say(`added-${choice.id}-${Date.now()}`, t.added(choice.articleName));
  };
};
