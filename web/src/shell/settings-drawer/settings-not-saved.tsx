import { useEffect } from 'react';
import { useNotify } from '../../kit/notices/index.ts';
import { onSaveFailure } from '../../kit/settings/index.ts';

/** Says when settings could not be saved (ERR-29); also once the drawer is closed. */
export const SettingsNotSaved = () => {
  const { failure } = useNotify();
  useEffect(() => onSaveFailure(failure), [failure]);
  return null;
};
