import { Suspense } from 'react';
import { optional } from '../feature/index.ts';
import { FailedDialog } from '../states/index.ts';
import type { ExportOffer } from './export-offer.ts';

/** Fetches the code of the dialog before anybody asks for it. */
export const preloadDialog = (): void => void loadDialog().catch(() => undefined);

const Dialog = optional(async () => (await loadDialog()).ExportDialog, FailedDialog);

interface ExportAtProps {
  readonly offer: ExportOffer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of an export, beside the menu whose entry opens it: a menu closes with its entries. */
export const ExportAt = ({ offer, isOpen, onClose }: ExportAtProps) =>
  isOpen ? (
    <Suspense fallback={null}>
      <Dialog offer={offer} onClose={onClose} />
    </Suspense>
  ) : null;

function loadDialog() {
  return import('./export-dialog.tsx');
}
