export { anyReceipt, receiptEnd } from './any-receipt.ts';
export { anyTillReceipt } from './any-till.ts';
export { realReceipts } from './real-receipts.ts';
export { position, sale } from './receipt-examples.ts';
