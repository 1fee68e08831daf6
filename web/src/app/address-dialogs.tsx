import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Late, lateCode } from '../kit/feature/index.ts';
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
        params.get(param) === value ? <Late key={value} code={code} props={{}} /> : null,
      )}
    </Suspense>
  );
};
