export {
  cancelledForEditing,
  isNextStatus,
  mayEditOrder,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
} from './order-status.ts';
export {
  type OrderTotals,
  type OrderVat,
  totalsOfOrder,
  type VatBuyer,
  type VatReason,
  vatOfOrder,
} from './order-vat.ts';
