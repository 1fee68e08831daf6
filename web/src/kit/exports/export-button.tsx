import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import type { ExportOffer } from './export-offer.ts';
import { exportsTexts } from './exports-texts.ts';

const loadDialog = () =>
  import('./export-dialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog }));
const ExportDialog = lazy(loadDialog);

interface ExportButtonProps {
  readonly offer: ExportOffer;
}

/** "Exportieren" of a list: a dialog says what the file will hold, and asks for its format. */
export const ExportButton = ({ offer }: ExportButtonProps) => {
  const t = useTexts(exportsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FileDownload />}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        {t.button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The same as an entry of a menu; who shows the menu shows the dialog, too (`ExportDialog`), since the menu closes. */
export const ExportItem = ({ onChosen }: { readonly onChosen: () => void }) => {
  const t = useTexts(exportsTexts);
  return (
    <MenuItem onPointerEnter={() => void loadDialog()} onClick={onChosen}>
      {t.item}
    </MenuItem>
  );
};
