import type { Feature } from '../../kit/feature/index.ts';
import { creditorPath, debitsPath } from './debits-address.ts';

export { debitsPath } from './debits-address.ts';
export { OrderDebit } from './order-debit.tsx';

/** Direct debits for who sells: what is to be collected, the files for the bank, and who collects. */
export const debits: Feature = {
  pages: [
    {
      path: debitsPath,
      load: () => import('./debits-page.tsx').then(({ DebitsPage }) => ({ default: DebitsPage })),
    },
    {
      path: creditorPath,
      load: () => import('./creditor-page.tsx').then(({ CreditorPage }) => ({ default: CreditorPage })),
    },
  ],
};
