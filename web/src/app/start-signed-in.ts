import { storedOverride } from '../kit/acting/index.ts';
import { whenPageStands } from '../kit/idle/index.ts';
import { keepInstallPrompt } from '../kit/offline/index.ts';
import { accessToken, currentProfile, loadProfile } from '../kit/session/index.ts';
import { pageAt, pathParameters } from './pages.ts';
import { isGuestOnly } from './public-pages.ts';

// Apart from the entry, so that guests do not carry what every feature asks for first.

/** Milliseconds that the first requests get before the app's code runs; less where they are quicker. */
const headStartMs = 250;

/** Sends the first requests of the page in the address, and shows the app. Fails where its code does not arrive. */
export const startSignedIn = async (): Promise<void> => {
  // decisions ACC-26: a signed-in user who opens /login or /register goes to /
  if (isGuestOnly(window.location.pathname)) window.history.replaceState(null, '', '/');
  const { pathname, search } = window.location;
  document.documentElement.dataset.frame = 'shell';
  keepInstallPrompt();
  const page = pageAt(pathname);
  page?.startRequests?.(new URLSearchParams(search), pathParameters(page, pathname));
  askWhoItIs();
  // For who signs out without a connection.
  whenPageStands(() => void import('./public-app.tsx').catch(() => undefined));
  // Running the app's code keeps the main thread busy: the requests leave first.
  await Promise.race([accessToken().catch(() => undefined), rest(headStartMs)]);
  // A page that cannot be loaded is shown as such once the app is there.
  page?.load().catch(() => undefined);
  await import('./signed-in-app.tsx').then(({ showSignedInApp }) => showSignedInApp());
};

/** A failure here leaves it as the last visit knew it, which shows meanwhile: the page's own question is not held up. */
function askWhoItIs(): void {
  const ask = () => void loadProfile().catch(() => undefined);
  // Whoever acts for somebody else may have been sent back: that is found out at once.
  if (currentProfile() && !storedOverride()) whenPageStands(ask);
  else ask();
}

/** Fetches the code that the first page after a login needs. */
export const preloadSignedIn = (): void => {
  const nothing = () => undefined;
  import('./signed-in-app.tsx').catch(nothing);
  pageAt('/')?.load().catch(nothing);
};

function rest(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
