import type { PublicPage } from '../public-pages/index.ts';

export { awaitConfirmation } from './awaited-address.ts';
export { ResendMail } from './resend-mail.tsx';

/** Confirming an e-mail address after signing up. */
export const confirmationPages: readonly PublicPage[] = [
  {
    path: '/mail-confirm',
    load: () =>
      import('./mail-confirm-page.tsx').then(({ MailConfirmPage }) => ({ default: MailConfirmPage })),
  },
  {
    path: '/confirmed',
    load: () => import('./confirmed-page.tsx').then(({ ConfirmedPage }) => ({ default: ConfirmedPage })),
  },
  {
    path: '/not-me',
    load: () => import('./not-me-page.tsx').then(({ NotMePage }) => ({ default: NotMePage })),
  },
];
