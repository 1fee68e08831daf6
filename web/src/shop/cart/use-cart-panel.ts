import { usePanel } from '../../kit/panel-drawer/index.ts';

/** The value of the address's `panel` that shows the cart. */
export const cartPanel = 'cart';

/** Opens the cart drawer over the page, as its button in the toolbar does. */
export const useOpenCart = (): (() => void) => {
  const { isOpen, toggle } = usePanel(cartPanel);
  return () => {
    if (!isOpen) toggle();
  };
};
