export { addToCart, replaceLine } from './add-to-cart.ts';
export {
  type CartLine,
  cartLineSchema,
  lineOf,
  maxLines,
  maxPieces,
  type ProductChoice,
} from './cart-line.ts';
export {
  changeComment,
  changeCustomer,
  changeLicenceKey,
  controlsOf,
  decreaseQuantity,
  increaseQuantity,
  type LineControls,
  removeLine,
} from './change-line.ts';
export {
  type CheckoutObstacle,
  checkoutObstacles,
  isLicenceSettled,
  lacksComment,
  obstaclesOf,
} from './checkout-rules.ts';
export { applyPrices, discountEndsOf, hasEndedDiscount, productIdsOf } from './discounts.ts';
export { type Exclusion, exclusionCodes, exclusionsOf } from './exclusions.ts';
export {
  applyCheck,
  type CheckNotice,
  type LicenceCheckResult,
  noticeOf,
} from './licence-check.ts';
export { mergeCarts } from './merge-carts.ts';
export { intervalWords, lineCostWords, splitWords } from './payment-words.ts';
export { monthsOf, type PaidLine, type Payments, paidLineOf, paymentsOfLines } from './payments.ts';
export {
  isDefaultName,
  longestDraftName,
  maxDrafts,
  projectChanged,
  type ShopProjectInput,
  shopProjectInputSchema,
} from './shop-project.ts';
export {
  defaultProjectName,
  frontEndTypeId,
  linesOfStored,
  projectStatus,
  type StoredCart,
  storedCartSchema,
  storedTextOf,
} from './stored-cart.ts';
export { isPriceOnRequest, pieceOfLine, totalOfCart, totalOfLine } from './totals.ts';
