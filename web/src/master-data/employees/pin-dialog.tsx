import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { isPin, isTrivialPin, pinLength } from '@tresen/domain/master-data/employees';
import { type SubmitEvent, useState } from 'react';
import { useFaultWords } from '../../kit/faults/index.ts';
import { FormDialog, PasswordBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useChangePin } from './pin.queries.ts';
import styles from './pin-part.module.css';
import { pinTexts } from './pin-texts.ts';

interface PinDialogProps {
  readonly employee: { readonly id: string; readonly version: number; readonly name: string };
  readonly onClose: () => void;
}

const common = {
  inputProps: { inputMode: 'numeric', pattern: '[0-9]*', maxLength: pinLength.max },
  autoComplete: 'new-password',
} as const;

/** Sets the PIN of an employee: typed twice, shown nowhere afterwards (EMP-02, contract 25). */
export const PinDialog = (props: PinDialogProps) => {
  const t = useTexts(pinTexts);
  const form = usePinForm(props);
  const [isShown, setShown] = useState(false);
  return (
    <FormDialog title={t.titleOf(props.employee.name)} onClose={props.onClose}>
      <form noValidate onSubmit={form.submit}>
        <DialogContent className={styles.boxes ?? ''}>
          <p className={styles.intro}>{t.intro}</p>
          <PasswordBox
            {...common}
            label={t.pin}
            hint={t.pinHint}
            autoFocus
            shown={isShown}
            onToggle={() => setShown(!isShown)}
            value={form.pin}
            error={form.pinError}
            onChange={({ target }) => form.setPin(target.value)}
          />
          <PasswordBox
            {...common}
            label={t.again}
            shown={isShown}
            value={form.again}
            error={form.againError}
            onChange={({ target }) => form.setAgain(target.value)}
          />
          <div aria-live="polite">
            {form.isTrivial && <Alert severity="warning">{t.trivial}</Alert>}
            {form.isConflict && <Alert severity="error">{t.conflict}</Alert>}
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained" disabled={form.isPending}>
            {t.setPin}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

function usePinForm({ employee: { name, ...target }, onClose }: PinDialogProps) {
  const t = useTexts(pinTexts);
  const notify = useNotify();
  const faultWords = useFaultWords();
  const change = useChangePin();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isConflict, setConflict] = useState(false);
  const isRight = isPin(pin) && again === pin;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Events of a dialog go up to the page that opened it, which is a form, too.
    event.stopPropagation();
    setAsked(true);
    if (!isRight || change.isPending) return;
    change.mutate(
      { ...target, pin },
      {
        onSuccess: (outcome) => {
          setConflict(outcome === 'conflict');
          if (outcome !== 'done') return;
          notify.success(t.isSet(name));
          onClose();
        },
        onError: notify.failure,
      },
    );
  };
  return {
    pin,
    setPin,
    again,
    setAgain,
    submit,
    isConflict,
    isPending: change.isPending,
    isTrivial: isTrivialPin(pin),
    pinError: isAsked && !isPin(pin) ? faultWords({ code: 'PIN_NOT_VALID' }, undefined) : undefined,
    againError: isAsked && isPin(pin) && again !== pin ? t.differs : undefined,
  };
}
