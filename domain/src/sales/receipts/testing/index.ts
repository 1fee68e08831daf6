export { anyReceipt, receiptEnd } from './any-receipt.ts';
export { position, sale } from './receipt-examples.ts';
