import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { optional } from '../feature/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { ViewColumnOutlinedIcon } from '../icons/view-column-outlined.tsx';
import { FailedDialog } from '../states/index.ts';
import type { ColumnsDialogProps } from './columns-dialog.tsx';
import { de } from './list.de.ts';
import { en } from './list.en.ts';

const texts = defineTexts(de, en);
const ColumnsDialog = optional(async () => (await load()).ColumnsDialog, FailedDialog);

/** Opens the choice of columns. */
export const ColumnsButton = (props: Omit<ColumnsDialogProps, 'onClose'>) => {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumnOutlinedIcon />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t.columns}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

function load() {
  return import('./columns-dialog.tsx');
}
