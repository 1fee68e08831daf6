import { Suspense } from 'react';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { Skeleton } from '../../kit/states/index.ts';

// The app loads the code of all pages ahead; the reader is of use to few, so it waits until the page shows.
const reader = lateCode<object>(() => import('./reader.tsx').then(({ loadReader }) => loadReader()));

/** The help (decisions SHL-57). */
export const DocumentationPage = () => (
  <Suspense fallback={<Waiting />}>
    <Late code={reader} props={{}} />
  </Suspense>
);

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height={56} />
      <Skeleton height={400} />
    </div>
  );
}
