export { readCreditorOfSeller, writeCreditor } from './creditor.store.ts';
export { addDebitFileRoute } from './debit-file.routes.ts';
export { addDebits } from './debits.resolvers.ts';
export type { DebitsPort } from './debits-port.ts';
export { sealedDebitFiles } from './sealed-files.ts';
export { createDebitTelling, tellDebitsJob } from './tell-debits.ts';
