import { followOverride } from '../kit/acting/index.ts';
import {
  accessToken,
  followOtherTabs,
  hasSession,
  keepWatch,
  loadProfile,
  onSessionEnd,
  onSignIn,
  onTakeOver,
  rememberWantedPath,
  takeWantedPath,
} from '../kit/session/index.ts';
import { pageAt } from './pages.ts';
import { isGuestOnly, isLogin, publicPageAt } from './public-pages.ts';

// The entry: decides what to load and sends the first requests, so that code and figures travel at the same time.

/** Milliseconds that the first requests get before the app's code runs; less where they are quicker. */
const headStartMs = 250;

/** Milliseconds after which the login page travels behind the app, for who signs out without a connection. */
const loginMs = 5_000;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** decisions ACC-26: a signed-in user may follow a link from a mail, but has no use for /login and /register. */
const isOpenToAll = (path: string) => publicPageAt(path) !== undefined && !isGuestOnly(path);

const startSignedIn = (): void => {
  if (isGuestOnly(window.location.pathname)) window.history.replaceState(null, '', '/');
  const { pathname, search } = window.location;
  document.documentElement.dataset.frame = 'shell';
  const page = pageAt(pathname);
  page?.startRequests?.(new URLSearchParams(search));
  // Who it is shows from the last visit meanwhile; a failure here leaves that as it is.
  loadProfile().catch(() => undefined);
  // Running the app's code keeps the main thread busy: the requests leave first.
  void Promise.race([accessToken().catch(() => undefined), rest(headStartMs)]).then(() => {
    void page?.load();
    void import('./signed-in-app.tsx').then(({ showSignedInApp }) => showSignedInApp());
  });
  setTimeout(() => void import('./public-app.tsx').catch(() => undefined), loginMs);
};

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
  void import('./public-app.tsx').then(({ showPublicApp }) => showPublicApp({ onSignedIn: startSignedIn }));
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
onTakeOver(() => window.location.assign('/'));
onSignIn(() => void import('./follow-up.ts').then(({ startFollowUp }) => startFollowUp()));

// Another tab has switched to somebody else.
followOverride();

if (hasSession() && !isOpenToAll(window.location.pathname)) startSignedIn();
else startPublic();

followOtherTabs(() => {
  if (isGuestOnly(window.location.pathname)) window.location.assign(takeWantedPath());
});
keepWatch();
