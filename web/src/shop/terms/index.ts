import type { Feature } from '../../kit/feature/index.ts';
import { termsParam } from './terms-address.ts';

export { EditTermsLink } from './edit-terms-link.tsx';

/** The shop's terms for who writes them: a dialog over the catalogue's editor (SHP-67). */
export const terms: Feature = {
  dialogs: [
    {
      ...termsParam,
      load: () => import('./terms-dialog.tsx').then(({ TermsDialog }) => ({ default: TermsDialog })),
    },
  ],
};
