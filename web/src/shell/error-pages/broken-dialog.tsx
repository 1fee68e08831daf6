import { useEffect } from 'react';
import { isCodeGone } from '../../kit/feature/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useNotify } from '../../kit/notices/index.ts';

/** In place of a dialog that broke: the page behind it goes on, the person and the server are told. */
export const BrokenDialog = ({ error }: { readonly error: unknown }) => {
  const { failure } = useNotify();
  useEffect(() => {
    const isGone = isCodeGone(error);
    failure(new RequestError(isGone ? 'NO_CONNECTION' : 'INTERNAL'));
    if (!isGone)
      import('../../kit/crash-reports/index.ts')
        .then(({ reportCrash }) => reportCrash(error))
        .catch(() => undefined);
  }, [error, failure]);
  return null;
};
