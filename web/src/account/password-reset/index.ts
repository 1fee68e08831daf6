import type { PublicPage } from '../public-pages/index.ts';

export { passwordResetTexts } from './password-reset-texts.ts';

/** A forgotten password: asking for the mail, following its link, choosing a new one. */
export const passwordResetPages: readonly PublicPage[] = [
  {
    path: '/forgot-password',
    load: () =>
      import('./forgot-password-page.tsx').then(({ ForgotPasswordPage }) => ({
        default: ForgotPasswordPage,
      })),
  },
  {
    path: '/reset-confirm',
    load: () =>
      import('./reset-confirm-page.tsx').then(({ ResetConfirmPage }) => ({ default: ResetConfirmPage })),
  },
  {
    path: '/reset-password',
    load: () =>
      import('./reset-password-page.tsx').then(({ ResetPasswordPage }) => ({ default: ResetPasswordPage })),
  },
  {
    path: '/passwordChanged',
    load: () =>
      import('./password-changed-page.tsx').then(({ PasswordChangedPage }) => ({
        default: PasswordChangedPage,
      })),
  },
];
