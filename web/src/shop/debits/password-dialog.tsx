import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { FormEvent, ReactNode } from 'react';
import { FormDialog, OwnPasswordBox, useOwnPassword } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './debits.module.css';
import { debitTexts } from './debits-texts.ts';

interface PasswordDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** @throws what keeps it from being done */
  readonly run: (password: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for the password before something is shown or done. */
export const PasswordDialog = ({ title, confirm, isBusy, run, onClose, children }: PasswordDialogProps) => {
  const t = useTexts(debitTexts);
  const notify = useNotify();
  const state = useOwnPassword();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!state.isThere()) return;
    await run(state.password).catch((failure) => {
      if (state.isWrong(failure)) return;
      if (failure instanceof RequestError && failure.code === 'DEBIT_NOT_POSSIBLE')
        notify.error(t.notPossible(String(failure.parameters.number), failure.parameters.reason));
      else notify.failure(failure);
    });
  };
  return (
    <FormDialog title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          {children}
          <OwnPasswordBox state={state} hint={t.passwordHint} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
