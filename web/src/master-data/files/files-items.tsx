import MenuItem from '@mui/material/MenuItem';
import { type EntityName, entityPlurals } from '@tresen/domain/kit/entities';
import { useAddress } from '../../kit/address/index.ts';
import { ExportItem } from '../../kit/exports/index.ts';
import { useFilesTexts } from './files-texts.ts';

interface FilesItemsProps {
  readonly entity: EntityName;
  readonly onChosen: () => void;
  /** Asks how the list is to be exported. */
  readonly onExport: () => void;
}

/** The entries of a list's menu for files: import, export of exactly what the list shows. */
export const FilesItems = ({ entity, onChosen, onExport }: FilesItemsProps) => {
  const t = useFilesTexts();
  const { change } = useAddress();
  const openImport = () => {
    onChosen();
    change({ import: entityPlurals[entity] });
  };
  const openExport = () => {
    onChosen();
    onExport();
  };
  return [
    <MenuItem key="import" onClick={openImport}>
      {t.importItem}
    </MenuItem>,
    <ExportItem key="export" onChosen={openExport} />,
  ];
};
