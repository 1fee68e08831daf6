import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { CloseIcon } from '../icons/close.tsx';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import styles from './form-dialog.module.css';

const texts = defineTexts(de, en);

interface FormDialogProps {
  readonly title: string;
  /** `md` where a table has to fit in. */
  readonly width?: 'sm' | 'md';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form: the whole screen on phones; a click beside it loses nothing that was entered. */
export const FormDialog = ({ title, width = 'sm', onClose, children }: FormDialogProps) => {
  const t = useTexts(texts);
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth={width}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
    >
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </Dialog>
  );
};
