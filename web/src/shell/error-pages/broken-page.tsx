import { lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { CrashBoundary } from '../../kit/crash-reports/crash-boundary.tsx';
import { isCodeGone } from '../../kit/feature/index.ts';

const CrashedView = lazy(() => loadCrashed().then((module) => ({ default: module.CrashedView })));
const CodeGone = lazy(() => import('./code-gone.tsx').then((module) => ({ default: module.CodeGone })));

/** Shows when a page, or the frame around all pages, cannot be rendered (SHL-80, ERR-48). */
export const RouteBroken = () => <Broken error={useRouteError()} />;

/** /pages/errors/error-500. */
export const BrokenPage = () => <Broken error={undefined} />;

// Nobody should need them: they come when somebody does, and beforehand with what nobody waits for (shell/care).
function loadCrashed() {
  return import('./crashed-view.tsx');
}

function Broken({ error }: { readonly error: unknown }) {
  return (
    <CrashBoundary fallback={() => <Unsayable />}>
      <Suspense fallback={null}>{isCodeGone(error) ? <CodeGone /> : <CrashedView error={error} />}</Suspense>
    </CrashBoundary>
  );
}

/** The code that says what happened does not arrive either: public/first-paint.js says it, and loads the page again. */
function Unsayable() {
  useEffect(() => {
    window.dispatchEvent(new Event('tresen:lost'));
    return () => void window.dispatchEvent(new Event('tresen:left'));
  }, []);
  return null;
}
