import type { Feature } from '../../kit/features/index.ts';
import { addDebitFileRoute } from './debit-file.routes.ts';
import { addDebits } from './debits.resolvers.ts';
import type { DebitsPort } from './debits-port.ts';
import { sealedDebitFiles } from './sealed-files.ts';
import { createDebitTelling, tellDebitsJob } from './tell-debits.ts';

export { readCreditorOfSeller, writeCreditor } from './creditor.store.ts';
export type { DebitsPort } from './debits-port.ts';

/** Direct debits of what was ordered. */
export const debits: Feature<{ readonly debits: DebitsPort }> = {
  at: 'general',
  fields: (kit, { debits: port }) => addDebits(kit, port),
  routes: (app, { debits: port }) => addDebitFileRoute(app, port),
  sealed: (db) => [sealedDebitFiles(db)],
  work: ({ db, publicUrl, queueMail }) => ({
    asked: { [tellDebitsJob]: createDebitTelling({ db, publicUrl, queueMail }) },
  }),
};
