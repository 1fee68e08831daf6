export { anyReceipt, receiptEnd } from './any-receipt.ts';
export { realReceipts } from './real-receipts.ts';
export { position, sale } from './receipt-examples.ts';
