import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { features } from './features.ts';

const dialogs = features
  .flatMap((feature) => feature.dialogs ?? [])
  .map((dialog) => ({ ...dialog, Content: lazy(dialog.load) }));

/** Dialogs that the address opens over any page, such as `?setup=register`. */
export const AddressDialogs = () => {
  const [params] = useSearchParams();
  return (
    <Suspense fallback={null}>
      {dialogs.map(({ param, value, Content }) =>
        params.get(param) === value ? <Content key={value} /> : null,
      )}
    </Suspense>
  );
};
