import { type ImportOptions, importOptionsSchema, type Mapping } from '@tresen/domain/master-data/files';
import { useState } from 'react';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { checkImport, type Import } from './files.queries.ts';

export interface RecheckProps {
  readonly file: Import;
  readonly onLearnt: (file: Import) => void;
}

/** Checks the file anew, with other options where they are given. */
export const useRecheck = ({ file, onLearnt }: RecheckProps) => {
  const notify = useNotify();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const recheck = async (change: Partial<ImportOptions> = {}): Promise<void> => {
    setBusy(true);
    try {
      const options = { ...importOptionsSchema.parse(JSON.parse(file.options)), ...change };
      onLearnt(await checkImport(file.id, file.mapping as Mapping, options, language));
    } catch (error) {
      notify.failure(error);
      setBusy(false);
    }
  };
  return { recheck, isBusy };
};
