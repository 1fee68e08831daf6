import { Suspense, useEffect } from 'react';
import { PublicSkeleton, usePath } from '../account/public-pages/index.ts';
import { LoginPage } from '../account/sign-in/index.ts';
import { Late, lateCode } from '../kit/feature/index.ts';
import { hasSession } from '../kit/session/index.ts';
import { AppTheme } from '../kit/theme/index.ts';
import { HandOver } from './hand-over.tsx';
import { PublicBroken } from './public-broken.tsx';
import { isGuestOnly, isLogin, publicPageAt, publicPages } from './public-pages.ts';

const latePages = publicPages.map((page) => ({ page, code: lateCode(page.load, false) }));

/** The code of the public page at a path; undefined for /login and all that is not public. */
export const codeAt = (path: string) => latePages.find(({ page }) => page === publicPageAt(path))?.code;

interface LoginProps {
  readonly onSignedIn: () => void;
  /** Somebody types credentials: the code behind the login can travel already. */
  readonly onTyping: () => void;
}

interface PublicViewProps extends LoginProps {
  /** Also where the browser has a session: it may be over, and whoever was asked to sign in is about to. */
  readonly staysAtLogin: boolean;
  /** The page as it stood before the code ran; null where nothing did. */
  readonly standing: HTMLElement | null;
}

/** The public page at the address. */
export const PublicView = ({ staysAtLogin, standing, ...login }: PublicViewProps) => {
  const path = usePath();
  useEffect(() => {
    if (isElsewhere(path) && !(staysAtLogin && isLogin(path))) window.location.reload();
  }, [path, staysAtLogin]);
  return (
    <AppTheme>
      <PublicBroken key={path}>
        <Suspense fallback={<PublicSkeleton />}>
          <HandOver standing={standing} />
          <PageAt path={path} {...login} />
        </Suspense>
      </PublicBroken>
    </AppTheme>
  );
};

/** True where "back" or another tab have led out of what this app may show: the entry decides anew. */
function isElsewhere(path: string): boolean {
  return isGuestOnly(path) ? hasSession() : publicPageAt(path) === undefined;
}

function PageAt({ path, ...login }: LoginProps & { readonly path: string }) {
  const code = codeAt(path);
  if (code) return <Late code={code} props={{}} />;
  return isLogin(path) ? <LoginPage {...login} /> : null;
}
