import { Suspense } from 'react';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { useExpired } from '../../kit/session/index.ts';

const code = lateCode<object>(() =>
  import('./sign-in-again.tsx').then(({ SignInAgain }) => ({ default: SignInAgain })),
);

/** Loads the dialog before it is needed. */
export const preloadSessionDialog = code.preload;

/** Lies over the page while its session is over, so that no form is lost (IDN-54, decisions ERR-49). */
export const SessionDialog = () => {
  const isExpired = useExpired();
  return <Suspense fallback={null}>{isExpired && <Late code={code} props={{}} />}</Suspense>;
};
