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
export { orderList } from './order-list.ts';
export { orderListWords } from './order-list-words.ts';
export { answersForOrder, type OrderReader, readsAllKeys } from './order-rights.ts';
export { type OrderSeller, orderSellerSchema } from './order-seller.ts';
export {
  buyersReasons,
  cancelledByBuyer,
  cancelledForEditing,
  isCancelled,
  isNextStatus,
  mayAnswerOrder,
  mayEditOrder,
  needsReason,
  nextStatuses,
  type OrderStatus,
  type OrderStepKind,
  orderAnswerSchema,
  orderStatuses,
  type StatusChange,
  statusAfterAnswer,
  statusChangeSchema,
  stepKindOf,
} from './order-status.ts';
export { orderStateWord, orderStatusWords } from './order-status-words.ts';
export {
  type OrderTotals,
  type OrderVat,
  totalsOfOrder,
  type VatBuyer,
  type VatReason,
  vatOfOrder,
} from './order-vat.ts';
export { vatWords } from './order-vat-words.ts';
