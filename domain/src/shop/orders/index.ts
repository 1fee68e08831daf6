export {
  type OrderAddress,
  type OrderedLine,
  type OrderLine,
  type OrderPayment,
  orderAddressSchema,
  orderedLineSchema,
  orderedLinesSchema,
  orderLineSchema,
  orderPaymentSchema,
} from './order.ts';
export { type OrderSeller, orderSellerSchema } from './order-seller.ts';
export {
  cancelledForEditing,
  isNextStatus,
  mayEditOrder,
  needsReason,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
  type StatusChange,
  statusChangeSchema,
} from './order-status.ts';
export { orderStatusWords } from './order-status-words.ts';
export {
  type OrderTotals,
  type OrderVat,
  totalsOfOrder,
  type VatBuyer,
  type VatReason,
  vatOfOrder,
} from './order-vat.ts';
export { vatWords } from './order-vat-words.ts';
