import { isAdmitted, routeAccess } from '@tresen/domain/account/access';
import { confirmationPages } from '../account/confirmation/index.ts';
import { passwordResetPages } from '../account/password-reset/index.ts';
import type { PublicPage } from '../account/public-pages/index.ts';
import { registrationPages } from '../account/registration/index.ts';
import { documentationPages } from '../content/documentation/index.ts';

/** The public pages but /login, whose code is the entry's own. */
export const publicPages: readonly PublicPage[] = [
  ...registrationPages,
  ...confirmationPages,
  ...passwordResetPages,
  ...documentationPages,
  {
    path: '/pages/errors/error-500',
    isInShell: true,
    load: () =>
      import('./broken-public-page.tsx').then(({ BrokenPublicPage }) => ({ default: BrokenPublicPage })),
  },
];

/** The public page at a path, without regard to case; undefined for /login and all that is not public. */
export const publicPageAt = (path: string): PublicPage | undefined =>
  publicPages.find((page) => patternOf(page.path).test(path));

/** True for /login. */
export const isLogin = (path: string): boolean => /^\/login\/?$/i.test(path);

/**
 * True on the way to an external provider and back from it. A session that is over may still lie in the browser: whoever
 * asked for it first would lose the way, since that leads to /login alone.
 */
export const isExternalWay = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): boolean =>
  isLogin(pathname) && /^#external(?:Begin|Failure)?(?:=|$)/.test(hash);

/** True for the pages that only guests see: a signed-in user goes to `/` (decisions ACC-26). */
export const isGuestOnly = (path: string): boolean => {
  const pattern = isLogin(path) ? '/login' : publicPageAt(path)?.path;
  return pattern !== undefined && !isAdmitted(routeAccess, pattern, 'user', 'wide');
};

function patternOf(path: string) {
  return new RegExp(`^${path.replace(/\/:[^/]+\?$/, '(?:/[^/]+)?')}/?$`, 'i');
}
