export { type Annotation, annotationLimits, annotationSchema } from './annotations.ts';
export {
  type BrokenReceiptRule,
  type ReceiptProblem,
  type ReceiptProblemReason,
  type ReceiptRule,
  receiptProblemReasons,
  receiptRules,
} from './checks/receipt-rules.ts';
export {
  integerOctets,
  joined,
  type Octets,
  objectIdentifier,
  octetsOfHex,
  tagged,
  utf8,
} from './der.ts';
export { type PressedArticle, pressedArticles } from './pressed-articles.ts';
export {
  type PositionFigures,
  positionsPerReceipt,
  type Receipt,
  type ReceiptFigures,
  type ReceiptPayment,
  type ReceiptPosition,
  receiptPatterns,
  receiptSchema,
  receiptsPerPush,
  type TseSignature,
  type VatAmount,
} from './receipt.ts';
export { noSaleOf } from './receipt-business.ts';
export { type ReceiptSurroundings, receiptProblem } from './receipt-checks.ts';
export {
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
export { type ArticleFact, type ReceiptFacts, receiptFacts } from './receipt-facts.ts';
export { type ReceiptListWords, receiptList } from './receipt-list.ts';
export { receiptListWords } from './receipt-list-words.ts';
export {
  type MarkedReceipt,
  marksOfReceipt,
  paymentBitsOf,
  type ReceiptMark,
  receiptMarks,
} from './receipt-marks.ts';
export { parseReceiptSearch, type ReceiptSearch } from './receipt-search.ts';
export { grossOfPrice, settledPositions } from './receipt-vat.ts';
export {
  type Descriptions,
  describeSchema,
  overrideNull,
  personDescriptions,
  receiptJsonSchema,
  type SchemaHead,
  tseDescriptions,
} from './schema/index.ts';
export { type TseProcess, tseProcess } from './tse.ts';
export { hashOfAlgorithm, type SignedTransaction, tseLogMessage } from './tse-log-message.ts';
export { parseTseQr, type TseQr, tseQrText } from './tse-qr.ts';
export {
  type TseCheck,
  type TseCheckName,
  type TseEvidence,
  type TseReason,
  tseCheckNames,
  tseReasons,
  verifyTse,
} from './tse-verification.ts';
export { isTurnover, meaningOfPosition, type PositionMeaning } from './turnover.ts';
export { addTax, linePriceOf, priceOf, splitGross } from './vat.ts';
export { letterOfKey, type VatTotal, vatTotals } from './vat-totals.ts';
