import type { PublicPage } from '../public-pages/index.ts';

export { forgetDraft } from './registration-draft.ts';
export { registrationTexts } from './registration-texts.ts';

/** Signing up, with or without an invitation. */
export const registrationPages: readonly PublicPage[] = [
  {
    path: '/register/:invitationCode?',
    load: () => import('./register-page.tsx').then(({ RegisterPage }) => ({ default: RegisterPage })),
  },
];
