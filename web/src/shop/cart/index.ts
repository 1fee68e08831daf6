import type { Feature } from '../../kit/feature/index.ts';
import { cartPanel } from './use-cart-panel.ts';

export {
  addToCart,
  cartLines,
  cartProject,
  replaceLine,
} from './cart-actions.ts';
export type { Cart, CartProject } from './cart-state.ts';
export { saveCart } from './cart-sync.ts';
export { CartTool } from './cart-tool.tsx';
export { leaveOrderedCart, openRefilled } from './drafts.ts';
export { editAddressOf, lineParam } from './edit-address.ts';
export { useLicenceSentence } from './licence-words.ts';
export { type CartSums, useCart } from './use-cart.ts';
export { useOpenCart } from './use-cart-panel.ts';

/** The cart, over any page while the address has `?panel=cart` (SHP-20). */
export const cart: Feature = {
  dialogs: [
    {
      param: 'panel',
      value: cartPanel,
      load: () => import('./cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer })),
    },
  ],
};
