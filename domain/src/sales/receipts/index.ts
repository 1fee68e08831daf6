export {
  type Receipt,
  type ReceiptPayment,
  type ReceiptPosition,
  receiptJsonSchema,
  receiptSchema,
  receiptsPerPush,
  type TseSignature,
} from './receipt.ts';
export {
  type Currency,
  currencies,
  groupOfPayment,
  type PaymentGroup,
  type PaymentKind,
  type PositionKind,
  paymentGroups,
  paymentKinds,
  positionKinds,
  type ReceiptType,
  receiptTypes,
  referenceKinds,
  targetKinds,
} from './receipt-codes.ts';
