export { catalogueOfLines } from './catalogue-of-lines.ts';
export { addCheckout } from './checkout.resolvers.ts';
export type { CheckoutPort } from './checkout-port.ts';
