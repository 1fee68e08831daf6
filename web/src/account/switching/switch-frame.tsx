import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CloseIcon } from '../../kit/icons/close.tsx';
import { switchDialog } from './switch-address.ts';
import styles from './switch-dialog.module.css';
import { switchingTexts } from './switching-texts.ts';

/** The dialog of "switch as" with its title, the whole screen of a phone; closing it leaves the address. */
export const SwitchFrame = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(switchingTexts);
  const { change } = useAddress();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const close = () => change({ [switchDialog.param]: null });
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      onClose={close}
      aria-labelledby="switch-title"
      slotProps={{ paper: { className: styles.paper ?? '' } }}
    >
      <div className={styles.bar}>
        <h2 id="switch-title" className={styles.title}>
          {t.title}
        </h2>
        <IconButton aria-label={t.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
      {children}
    </Dialog>
  );
};
