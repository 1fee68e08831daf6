import {
  accessToken,
  hasSession,
  isSessionEvent,
  loadProfile,
  onSessionEnd,
  rememberWantedPath,
} from '../kit/session/index.ts';
import { pageAt } from './pages.ts';

// The entry: decides what to load and sends the first requests, so that code and figures travel at the same time.

/** Milliseconds after a login at which the session is looked at again (spec §9, decisions IDN-13). */
const followUpMs = 10_000;

/** Milliseconds that the first requests get before the app's code runs; less where they are quicker. */
const headStartMs = 250;

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const publicPaths = ['/login'];
const isPublic = () => publicPaths.includes(window.location.pathname.toLowerCase().replace(/\/$/, ''));

const startSignedIn = (): void => {
  // decisions ACC-26: a signed-in user who opens /login goes to /
  if (isPublic()) window.history.replaceState(null, '', '/');
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
};

const startPublic = (): void => {
  const { pathname, search } = window.location;
  if (!isPublic()) {
    if (pathname !== '/') rememberWantedPath(pathname + search);
    window.history.replaceState(null, '', '/login');
  }
  delete document.documentElement.dataset.frame;
  const onSignedIn = () => {
    startSignedIn();
    setTimeout(() => loadProfile().catch(() => undefined), followUpMs);
  };
  void import('./public-app.tsx').then(({ showPublicApp }) => showPublicApp({ onSignedIn }));
};

// A full load of the page: nothing of the old session survives in memory.
onSessionEnd(() => window.location.assign('/login'));

if (hasSession()) startSignedIn();
else startPublic();

// Another tab signed in or out: this one follows.
window.addEventListener('storage', (event) => {
  if (isSessionEvent(event)) window.location.assign('/');
});
