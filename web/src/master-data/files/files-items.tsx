import MenuItem from '@mui/material/MenuItem';
import { type EntityName, entityPlurals } from '@tresen/domain/master-data/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { useAddress } from '../../kit/address/index.ts';
import { downloadFile } from '../../kit/download/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import type { RecordVariables } from '../../kit/record-list/index.ts';
import { useFilesTexts } from './files-texts.ts';

interface FilesItemsProps {
  readonly entity: EntityName;
  /** What the list shows: the file holds exactly that. */
  readonly variables: Pick<RecordVariables, 'filter' | 'sort'>;
  readonly onChosen: () => void;
}

const exportUrl = (
  entity: EntityName,
  format: 'csv' | 'xlsx',
  { filter, sort }: FilesItemsProps['variables'],
  language: string,
): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort ?? '',
    language,
    zone: timeZone,
  });
  return `/api/exports/${entityPlurals[entity]}.${format}?${query}`;
};

/** An export goes on wherever somebody goes meanwhile; its message can end it. */
const useExport = ({ entity, variables, onChosen }: FilesItemsProps) => {
  const t = useFilesTexts();
  const language = useLanguage();
  const notify = useNotify();
  return async (format: 'csv' | 'xlsx'): Promise<void> => {
    onChosen();
    const abort = new AbortController();
    const close = notify.lasting(t.exporting(kindWords[entity][language].many), {
      label: t.stopExport,
      act: () => abort.abort(),
    });
    try {
      notify.success(
        t.exported(await downloadFile(exportUrl(entity, format, variables, language), abort.signal)),
      );
    } catch (error) {
      if (!abort.signal.aborted) notify.failure(error);
    }
    close();
  };
};

/** The entries of a list's menu for files: import, export of exactly what the list shows. */
export const FilesItems = (props: FilesItemsProps) => {
  const t = useFilesTexts();
  const { change } = useAddress();
  const start = useExport(props);
  const openImport = () => {
    props.onChosen();
    change({ import: entityPlurals[props.entity] });
  };
  return [
    <MenuItem key="import" onClick={openImport}>
      {t.importItem}
    </MenuItem>,
    <MenuItem key="csv" onClick={() => void start('csv')}>
      {t.csvItem}
    </MenuItem>,
    <MenuItem key="xlsx" onClick={() => void start('xlsx')}>
      {t.xlsxItem}
    </MenuItem>,
  ];
};
