import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { devicePinSchema } from '@tresen/domain/fiscal/security-devices';
import { type FormEvent, useState } from 'react';
import { FormDialog, OwnPasswordBox, TextBox, useOwnPassword } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './security-devices.module.css';
import { useSavePins } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

interface DialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const names = ['adminPin', 'timePin'] as const;
const nothing = { adminPin: '', timePin: '' };

/** Enters PINs, after the password; those of before are not shown. */
export const EditPinsDialog = ({ id, onClose }: DialogProps) => {
  const t = useTexts(securityDeviceTexts);
  const notify = useNotify();
  const save = useSavePins();
  const state = useOwnPassword();
  const [pins, setPins] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const faultOf = (name: (typeof names)[number]): string | undefined => {
    if (!isAsked) return undefined;
    if (pins.adminPin === '' && pins.timePin === '') return t.pinMissing;
    return isGood(pins[name]) ? undefined : t.pinInvalid;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const isAny = names.some((name) => pins[name] !== '');
    if (!state.isThere() || !isAny || !names.every((name) => isGood(pins[name]))) return;
    const given = Object.fromEntries(
      names.flatMap((name) => (pins[name] === '' ? [] : [[name, pins[name]]])),
    );
    await save
      .mutateAsync({ id, password: state.password, ...given })
      .then(() => {
        notify.success(t.pinsSaved);
        onClose();
      })
      .catch((failure) => state.isWrong(failure) || notify.failure(failure));
  };
  return (
    <FormDialog title={t.editTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          <p>{t.editText}</p>
          {names.map((name) => (
            <TextBox
              key={name}
              label={t[name]}
              autoComplete="off"
              spellCheck={false}
              hint={t.pinHint}
              error={faultOf(name)}
              value={pins[name]}
              onChange={({ target }) => setPins({ ...pins, [name]: target.value })}
            />
          ))}
          <OwnPasswordBox state={state} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};

/** What is left empty stays as it is. */
function isGood(pin: string): boolean {
  return pin === '' || devicePinSchema.safeParse(pin).success;
}
