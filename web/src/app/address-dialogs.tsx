import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CrashBoundary } from '../kit/crash-reports/crash-boundary.tsx';
import { Late, lateCode } from '../kit/feature/index.ts';
import { BrokenDialog } from '../shell/index.ts';
import { features } from './features.ts';

const dialogs = features
  .flatMap((feature) => feature.dialogs ?? [])
  .map(({ param, value, load }) => ({ param, value, code: lateCode(load) }));

/** Dialogs that the address opens over any page, such as `?setup=register`. */
export const AddressDialogs = () => {
  const [params] = useSearchParams();
  return (
    <Suspense fallback={null}>
      {dialogs.map(({ param, value, code }) =>
        params.get(param) === value ? (
          <CrashBoundary key={value} fallback={(error) => <BrokenDialog error={error} />}>
            <Late code={code} props={{}} />
          </CrashBoundary>
        ) : null,
      )}
    </Suspense>
  );
};
