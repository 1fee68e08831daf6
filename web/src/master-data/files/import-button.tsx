import Button from '@mui/material/Button';
import { type EntityName, entityPlurals } from '@tresen/domain/kit/entities';
import { useAddress } from '../../kit/address/index.ts';
import { UploadFileOutlinedIcon } from '../../kit/icons/upload-file-outlined.tsx';
import { useFilesTexts } from './files-texts.ts';

/** Opens the import where a list is still empty. */
export const ImportButton = ({ entity }: { readonly entity: EntityName }) => {
  const t = useFilesTexts();
  const { change } = useAddress();
  return (
    <Button startIcon={<UploadFileOutlinedIcon />} onClick={() => change({ import: entityPlurals[entity] })}>
      {t.importItem}
    </Button>
  );
};
