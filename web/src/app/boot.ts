import { followOverride } from '../kit/acting/index.ts';
import { forgetCaches } from '../kit/caches/index.ts';
import { isCodeGone } from '../kit/feature/code-gone.ts';
import {
  accessToken,
  followOtherTabs,
  hasSession,
  keepWatch,
  onSessionEnd,
  onSignIn,
  onTakeOver,
  rememberWantedPath,
  takeWantedPath,
} from '../kit/session/index.ts';
import { isExternalWay, isGuestOnly, isLogin, publicPageAt } from './public-pages.ts';

// The entry: decides what to load and sends the first requests, so that code and figures travel at the same time.

/** decisions ACC-26: a signed-in user may follow a link from a mail, but has no use for /login and /register. */
const isOpenToAll = (path: string) => {
  const page = publicPageAt(path);
  return page !== undefined && !page.isInShell && !isGuestOnly(path);
};

/** Code that the start needs does not arrive: public/first-paint.js says so, and loads the page again in time. */
const sayLost = (error: unknown): void => {
  if (!isCodeGone(error)) throw error;
  window.dispatchEvent(new Event('tresen:lost'));
};

const startSignedIn = (): void => {
  // The page's first question needs it: it is on its way while the code is being read.
  accessToken().catch(() => undefined);
  import('./start-signed-in.ts').then((app) => app.startSignedIn()).catch(sayLost);
  // The first format of a visit makes the browser list all languages it knows. Here the page only waits for its code;
  // later the first amount would wait.
  setTimeout(() => Intl.NumberFormat('de'));
};
const preloadSignedIn = () =>
  void import('./start-signed-in.ts').then((app) => app.preloadSignedIn()).catch(() => undefined);

const startPublic = (): void => {
  const { pathname, search } = window.location;
  if (!isLogin(pathname) && !publicPageAt(pathname)) {
    if (pathname !== '/') rememberWantedPath(pathname + search);
    window.history.replaceState(null, '', '/login');
  }
  delete document.documentElement.dataset.frame;
  void publicPageAt(pathname)
    ?.load()
    .catch(() => undefined);
  import('./public-app.tsx')
    .then(({ showPublicApp }) => showPublicApp({ onSignedIn: startSignedIn, onTyping: preloadSignedIn }))
    .catch(sayLost);
};

onSessionEnd(({ isReachable }) => {
  // What somebody types there needs no session.
  if (isOpenToAll(window.location.pathname)) return;
  void isReachable.then((reachable) => {
    // A full load of the page: nothing of the old session survives in memory. It needs the server.
    if (reachable) return window.location.assign('/login');
    window.history.replaceState(null, '', '/login');
    startPublic();
  });
});
// Somebody else has signed in, here or in another tab.
onTakeOver(() => {
  const go = () => window.location.assign('/');
  forgetCaches().then(go, go);
});
onSignIn(
  () => void import('./follow-up.ts').then(({ startFollowUp }) => startFollowUp()).catch(() => undefined),
);

// Another tab has switched to somebody else.
followOverride();

if (hasSession() && !isOpenToAll(window.location.pathname) && !isExternalWay(window.location))
  startSignedIn();
else startPublic();

followOtherTabs(() => {
  if (isGuestOnly(window.location.pathname)) window.location.assign(takeWantedPath());
});
keepWatch();
