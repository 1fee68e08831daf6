import { totalOfCart } from '@tresen/domain/shop/cart';
import { useEffect, useSyncExternalStore } from 'react';
import { type Cart, currentCart, onCart } from './cart-state.ts';
import { startCart } from './cart-sync.ts';

/** The cart with its sums. */
export interface CartSums extends Cart {
  /** The pieces of all lines: what the badge counts (SHL-27). */
  readonly pieces: number;
  /** Cents, net. */
  readonly total: number;
}

/** The person's cart as it is now; the component renders again when it changes, also from another tab or device. */
export const useCart = (): CartSums => {
  useEffect(startCart, []);
  const cart = useSyncExternalStore(onCart, currentCart);
  return {
    ...cart,
    pieces: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: totalOfCart(cart.lines),
  };
};
