import { whenPageStands } from '../kit/idle/index.ts';
import { keepInstallPrompt } from '../kit/offline/index.ts';
import { accessToken, loadProfile } from '../kit/session/index.ts';
import { pageAt, pathParameters } from './pages.ts';
import { isGuestOnly } from './public-pages.ts';

// Apart from the entry, so that guests do not carry what every feature asks for first.

/** Milliseconds that the first requests get before the app's code runs; less where they are quicker. */
const headStartMs = 250;

/** Sends the first requests of the page in the address, and shows the app. */
export const startSignedIn = (): void => {
  // decisions ACC-26: a signed-in user who opens /login or /register goes to /
  if (isGuestOnly(window.location.pathname)) window.history.replaceState(null, '', '/');
  const { pathname, search } = window.location;
  document.documentElement.dataset.frame = 'shell';
  keepInstallPrompt();
  const page = pageAt(pathname);
  page?.startRequests?.(new URLSearchParams(search), pathParameters(page, pathname));
  // Who it is shows from the last visit meanwhile; a failure here leaves that as it is.
  loadProfile().catch(() => undefined);
  // Running the app's code keeps the main thread busy: the requests leave first.
  void Promise.race([accessToken().catch(() => undefined), rest(headStartMs)]).then(() => {
    void page?.load();
    void import('./signed-in-app.tsx').then(({ showSignedInApp }) => showSignedInApp());
  });
  // For who signs out without a connection.
  whenPageStands(() => void import('./public-app.tsx').catch(() => undefined));
};

/** Fetches the code that the first page after a login needs. */
export const preloadSignedIn = (): void => {
  void import('./signed-in-app.tsx');
  void pageAt('/')?.load();
};

function rest(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
