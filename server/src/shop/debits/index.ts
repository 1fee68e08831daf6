import type { Feature } from '../../kit/features/index.ts';
import { addDebits } from './debits.resolvers.ts';
import type { DebitsPort } from './debits-port.ts';
import { createDebitTelling, tellDebitsJob } from './tell-debits.ts';

export { readCreditorOfSeller, writeCreditor } from './creditor.store.ts';
export { addDebitFileRoute } from './debit-file.routes.ts';
export type { DebitsPort } from './debits-port.ts';
export { sealedDebitFiles } from './sealed-files.ts';

/** Direct debits of what was ordered. */
export const debits: Feature<{ readonly debits: DebitsPort }> = {
  at: 'general',
  fields: (kit, { debits: port }) => addDebits(kit, port),
  work: ({ db, publicUrl, queueMail }) => ({
    asked: { [tellDebitsJob]: createDebitTelling({ db, publicUrl, queueMail }) },
  }),
};
