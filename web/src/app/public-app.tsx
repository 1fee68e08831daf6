import { Suspense, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { PublicSkeleton, usePath } from '../account/public-pages/index.ts';
import { forgetDraft } from '../account/registration/index.ts';
import { LoginPage } from '../account/sign-in/index.ts';
import { Late, lateCode } from '../kit/feature/index.ts';
import { hasSession, takeWantedPath } from '../kit/session/index.ts';
import { AppTheme } from '../kit/theme/index.ts';
import { PublicBroken } from './public-broken.tsx';
import { takeOverLinks } from './public-links.ts';
import { isExternalWay, isGuestOnly, isLogin, publicPageAt, publicPages } from './public-pages.ts';

const latePages = publicPages.map((page) => ({ page, code: lateCode(page.load, false) }));

interface PublicAppProps {
  readonly onSignedIn: () => void;
  /** Somebody types credentials: the code behind the login can travel already. */
  readonly onTyping: () => void;
}

/** Shows the public pages. They load React, the MUI core and the form, nothing else (contract 27). */
export const showPublicApp = async ({ onSignedIn, onTyping }: PublicAppProps): Promise<void> => {
  const root = createRoot(elementOf('root'));
  const leaveLinks = takeOverLinks((path) =>
    codeAt(path)
      ?.preload()
      .catch(() => undefined),
  );
  const enter = () => {
    forgetDraft();
    window.history.replaceState(null, '', takeWantedPath());
    leaveLinks();
    root.unmount();
    onSignedIn();
  };
  // Read before the page takes it out of the address.
  const staysAtLogin = isExternalWay(window.location);
  // A page that cannot be loaded is shown as such.
  await codeAt(window.location.pathname)
    ?.preload()
    .catch(() => undefined);
  const app = <PublicApp onSignedIn={enter} onTyping={onTyping} staysAtLogin={staysAtLogin} />;
  // In slices: a slow phone can scroll and be touched meanwhile.
  startTransition(() => root.render(app));
};

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`index.html has no #${id}`);
  return element;
}

function codeAt(path: string) {
  return latePages.find(({ page }) => page === publicPageAt(path))?.code;
}

interface PublicAppState extends PublicAppProps {
  /** Also where the browser has a session: it may be over, and whoever was asked to sign in is about to. */
  readonly staysAtLogin: boolean;
}

function PublicApp({ staysAtLogin, ...login }: PublicAppState) {
  const path = usePath();
  useEffect(() => {
    if (isElsewhere(path) && !(staysAtLogin && isLogin(path))) window.location.reload();
  }, [path, staysAtLogin]);
  return (
    <AppTheme>
      <PublicBroken key={path}>
        <Suspense fallback={<PublicSkeleton />}>
          <PageAt path={path} {...login} />
        </Suspense>
      </PublicBroken>
    </AppTheme>
  );
}

/** True where "back" or another tab have led out of what this app may show: the entry decides anew. */
function isElsewhere(path: string): boolean {
  return isGuestOnly(path) ? hasSession() : publicPageAt(path) === undefined;
}

function PageAt({ path, ...login }: PublicAppProps & { readonly path: string }) {
  const code = codeAt(path);
  if (code) return <Late code={code} props={{}} />;
  return isLogin(path) ? <LoginPage {...login} /> : null;
}
