import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { licenceKeysIn, maxAssignedKeys, repeatedKeys } from '@tresen/domain/fleet/licences';
import { type FormEvent, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog, ReferenceBox, TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { recordReferences } from '../../master-data/records/index.ts';
import { useRefusalWords } from './assign-words.ts';
import styles from './licences.module.css';
import { useAssignLicences } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

interface Customer {
  readonly id: string;
  readonly name: string | undefined;
}

interface FormProps {
  readonly initial: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Assigns several licences to a customer; open while the address has `?assign=`, with their keys where some are chosen. */
export const AssignDialog = ({ onAssigned }: { readonly onAssigned: () => void }) => {
  const t = useTexts(licenceTexts);
  const { params, change } = useAddress();
  const asked = params.get('assign');
  if (asked === null) return null;
  const close = () => change({ assign: null }, { replace: true });
  return (
    <FormDialog title={t.assignTitle} onClose={close}>
      <AssignForm
        initial={asked === 'keys' ? '' : asked.split(',').join('\n')}
        onClose={close}
        onDone={() => {
          onAssigned();
          close();
        }}
      />
    </FormDialog>
  );
};

function AssignForm({ initial, onClose, onDone }: FormProps) {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const keyFault = useKeyFault();
  const [text, setText] = useState(initial);
  const [customer, setCustomer] = useState<Customer>();
  const [isTried, setTried] = useState(false);
  const { send, isPending, refused, clear } = useAssignment(onDone);
  const keys = licenceKeysIn(text);
  const fault = keyFault(keys);
  // A key that stands there twice is said at once, a missing one when somebody goes on without.
  const shown = (keys.length > 0 || isTried ? fault : undefined) ?? refused;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined) send(keys, customer);
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent className={styles.form ?? ''}>
        <p>{t.assignText}</p>
        <TextBox
          label={t.keys}
          name="keys"
          required
          autoFocus
          multiline
          minRows={3}
          maxRows={10}
          value={text}
          hint={
            <>
              {t.keysHint} <strong>{t.keyCount(f.number(keys.length), keys.length === 1)}</strong>
            </>
          }
          error={shown}
          inputProps={{ spellCheck: false, autoCapitalize: 'characters', autoComplete: 'off' }}
          onChange={({ target }) => {
            setText(target.value);
            clear();
          }}
        />
        <ReferenceBox
          label={t.customer}
          name="customerId"
          source={recordReferences.customer}
          value={customer?.id ?? null}
          chosenName={customer?.name}
          hint={t.customerHint}
          onValue={(id, name) => setCustomer(id === null ? undefined : { id, name })}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={isPending}>
          {customer ? t.assignNow : t.unassignNow}
        </Button>
      </DialogActions>
    </form>
  );
}

/** What is wrong with the keys before anybody is asked (LIC-11, decisions LIC-12). */
function useKeyFault() {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const refusal = useRefusalWords();
  return (keys: readonly string[]): string | undefined => {
    const repeated = repeatedKeys(keys);
    if (repeated.length > 0) return refusal('LICENCE_KEYS_REPEATED', repeated);
    if (keys.length === 0) return t.keysMissing;
    return keys.length > maxAssignedKeys ? t.keysTooMany(f.number(maxAssignedKeys)) : undefined;
  };
}

function useAssignment(onDone: () => void) {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const notify = useNotify();
  const refusal = useRefusalWords();
  const assign = useAssignLicences();
  const [refused, setRefused] = useState<string>();
  const done = (count: number, customer: Customer | undefined) => {
    const number = f.number(count);
    notify.success(
      customer
        ? t.assigned(number, count === 1, customer.name ?? t.someCustomer)
        : t.unassigned(number, count === 1),
    );
    onDone();
  };
  const send = (serials: string[], customer: Customer | undefined) =>
    assign.mutate(
      { serials, customerId: customer?.id ?? null },
      {
        onSuccess: ({ isSuccess, message, keys }) =>
          isSuccess ? done(serials.length, customer) : setRefused(refusal(message, keys)),
        onError: notify.failure,
      },
    );
  return { send, isPending: assign.isPending, refused, clear: () => setRefused(undefined) };
}
