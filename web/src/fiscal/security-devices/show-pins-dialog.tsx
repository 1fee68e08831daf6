import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { FormDialog, OwnPasswordBox, useOwnPassword } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { FactList } from '../../kit/page/index.ts';
import styles from './security-devices.module.css';
import { type DevicePins, useShowPins } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The PINs of a device, after the password; they are gone from the page with the dialog. */
export const ShowPinsDialog = ({ id, onClose }: DialogProps) => {
  const t = useTexts(securityDeviceTexts);
  const notify = useNotify();
  const show = useShowPins(id);
  const state = useOwnPassword();
  const [pins, setPins] = useState<DevicePins>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!state.isThere()) return;
    await show
      .mutateAsync(state.password)
      .then(setPins)
      .catch((failure) => state.isWrong(failure) || notify.failure(failure));
  };
  if (pins) return <Shown pins={pins} onClose={onClose} />;
  return (
    <FormDialog title={t.showTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          <p>{t.showText}</p>
          <OwnPasswordBox state={state} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={show.isPending}>
            {t.show}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function Shown({ pins, onClose }: { readonly pins: DevicePins; readonly onClose: () => void }) {
  const t = useTexts(securityDeviceTexts);
  return (
    <FormDialog title={t.showTitle} onClose={onClose}>
      <DialogContent>
        <FactList
          facts={[
            { name: t.adminPin, value: pins.adminPin ?? t.pinNotSet },
            { name: t.timePin, value: pins.timePin ?? t.pinNotSet },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
