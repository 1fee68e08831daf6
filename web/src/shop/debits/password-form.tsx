import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormDialog, PasswordBox } from '../../kit/form/index.ts';
import { failureCode, RequestError } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './debits.module.css';
import { debitTexts } from './debits-texts.ts';

/** What is asked for, and what is wrong with it. */
export const usePassword = () => {
  const t = useTexts(debitTexts);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrong'>();
  const error = fault && { missing: t.passwordMissing, wrong: t.passwordWrong }[fault];
  /** False, and told at the field, where nothing was typed. */
  const isThere = (): boolean => {
    if (password === '') setFault('missing');
    return password !== '';
  };
  /** True when a refusal was about the password, and is told at the field. */
  const isWrong = (failure: unknown): boolean => {
    const isOfPassword = failureCode(failure) === 'WRONG_PASSWORD';
    if (isOfPassword) setFault('wrong');
    return isOfPassword;
  };
  const type = (typed: string) => {
    setPassword(typed);
    setFault(undefined);
  };
  return { password, error, type, isThere, isWrong };
};

interface PasswordFieldProps {
  readonly state: ReturnType<typeof usePassword>;
  readonly hint: string;
}

/** The password of whoever works here, asked for once more. Never a draft, and never kept. */
export const PasswordField = ({ state, hint }: PasswordFieldProps) => {
  const t = useTexts(debitTexts);
  const [shown, setShown] = useState(false);
  return (
    <PasswordBox
      label={t.password}
      name="password"
      autoComplete="current-password"
      required
      shown={shown}
      onToggle={() => setShown(!shown)}
      hint={hint}
      error={state.error}
      value={state.password}
      onChange={({ target }) => state.type(target.value)}
    />
  );
};

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
  const state = usePassword();
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
          <PasswordField state={state} hint={t.passwordHint} />
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
