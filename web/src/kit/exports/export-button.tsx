import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import { FileDownloadOutlinedIcon } from '../icons/file-download-outlined.tsx';
import { ExportAt, preloadDialog } from './export-at.tsx';
import type { ExportOffer } from './export-offer.ts';
import { exportsTexts } from './exports-texts.ts';

interface ExportButtonProps {
  /** Undefined while the list is not counted yet. */
  readonly offer: ExportOffer | undefined;
}

/** "Exportieren" of a list: a dialog says what the file will hold, and asks for its format. */
export const ExportButton = ({ offer }: ExportButtonProps) => {
  const t = useTexts(exportsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FileDownloadOutlinedIcon />}
        disabled={!offer}
        aria-haspopup="dialog"
        onPointerEnter={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {t.button}
      </Button>
      {offer && <ExportAt offer={offer} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The same as an entry of a menu, which opens `ExportAt`. */
export const ExportItem = ({ onChosen }: { readonly onChosen: () => void }) => {
  const t = useTexts(exportsTexts);
  return (
    <MenuItem onPointerEnter={preloadDialog} onClick={onChosen}>
      {t.item}
    </MenuItem>
  );
};
