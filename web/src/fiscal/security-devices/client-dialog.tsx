import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { ChoiceBox, FormDialog, TextBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { actionTexts } from './device-actions-texts.ts';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';

export type ClientAction = 'registerClient' | 'deregisterClient';

interface DialogProps {
  readonly action: ClientAction;
  readonly device: SecurityDevice;
  readonly onRun: (clientId: string) => void;
  readonly onClose: () => void;
}

/** Asks which register the device shall know or forget, and says beforehand what follows. */
export const ClientDialog = ({ action, device, onRun, onClose }: DialogProps) => {
  const t = useTexts(actionTexts);
  const isRegistering = action === 'registerClient';
  const known = device.clients ?? [];
  const [client, setClient] = useState(isRegistering ? device.clientId : (known[0] ?? device.clientId));
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (client.trim() !== '') onRun(client.trim());
  };
  return (
    <FormDialog title={isRegistering ? t.registerTitle : t.deregisterTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          <p>{isRegistering ? t.registerText : t.deregisterText}</p>
          {!isRegistering && known.length > 0 ? (
            <ChoiceBox
              label={t.client}
              name="client"
              required
              value={client}
              options={known.map((id) => ({ value: id, title: id }))}
              onValue={(id) => setClient(id ?? '')}
            />
          ) : (
            <TextBox
              label={t.client}
              value={client}
              error={isAsked && client.trim() === '' ? t.clientMissing : undefined}
              onChange={({ target }) => setClient(target.value)}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" color={isRegistering ? 'primary' : 'error'}>
            {t[action]}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
