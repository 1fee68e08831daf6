import type { Feature } from '../../kit/features/index.ts';
import { addCheckout } from './checkout.resolvers.ts';
import type { CheckoutPort } from './checkout-port.ts';

export { catalogueOfLines } from './catalogue-of-lines.ts';

/** Ordering what is in a cart. */
export const checkout: Feature<{ readonly checkout: CheckoutPort }> = {
  at: 'general',
  fields: (kit, { checkout: port }) => addCheckout(kit, port),
};
