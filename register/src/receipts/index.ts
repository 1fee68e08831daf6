export * from './build-receipt.ts';
export * from './country-words.ts';
export * from './make-receipt.ts';
export * from './receipt-id.ts';
export * from './round-cash.ts';
export * from './sign-receipt.ts';
