import {
  addToCart as added,
  type CartLine,
  type ProductChoice,
  replaceLine as replaced,
} from '@tresen/domain/shop/cart';
import { newUuid } from '../../kit/ids/index.ts';
import { type CartProject, changeCart, currentCart } from './cart-state.ts';
import { startCart } from './cart-sync.ts';

/** Puts a product as somebody chose it into the cart, its cross-selling products behind it (SHP-33 to SHP-36). */
export const addToCart = (choice: ProductChoice): void => {
  startCart();
  changeCart((lines) => added(lines, choice, newId));
};

/** Takes a line's place with what was chosen anew for it (Edit, SHP-21); a line that is gone is added. */
export const replaceLine = (lineId: string, choice: ProductChoice): void => {
  startCart();
  changeCart((lines) => replaced(lines, lineId, choice, newId));
};

/** The lines as they are now. */
export const cartLines = (): readonly CartLine[] => currentCart().lines;

/** The cart or draft that they are in, as it is now. */
export const cartProject = (): CartProject => currentCart().project;

function newId(): string {
  return newUuid();
}
