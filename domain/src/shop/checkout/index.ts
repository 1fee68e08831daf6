export { type Catalogue, type CatalogueEntry, productAt } from './catalogue-entry.ts';
export {
  type CheckedLines,
  type CheckResults,
  checkLines,
  checkOfLine,
  needsKeyCheck,
} from './check-lines.ts';
export {
  type CheckoutFaultCode,
  type CheckoutForm,
  type CheckoutPayment,
  checkoutAddressSchema,
  checkoutFaultCodes,
  checkoutFormSchema,
  type PlaceOrder,
  type Preview,
  placeOrderSchema,
  previewSchema,
} from './checkout.ts';
export {
  type LineFault,
  lineFaultCodes,
  orderedLineOf,
  orderLineOf,
  rebuildLine,
} from './lines-of-order.ts';
export { isVatIdOf, vatIds } from './vat-id.ts';
