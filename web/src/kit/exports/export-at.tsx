import { lazy, Suspense } from 'react';
import type { ExportOffer } from './export-offer.ts';

/** Fetches the code of the dialog before anybody asks for it. */
export const loadDialog = () =>
  import('./export-dialog.tsx').then(({ ExportDialog }) => ({ default: ExportDialog }));
const Dialog = lazy(loadDialog);

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
