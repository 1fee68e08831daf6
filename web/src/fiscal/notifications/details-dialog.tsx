import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  establishmentDetailsSchema,
  systemDetailsSchema,
  taxpayerDetailsSchema,
} from '@tresen/domain/fiscal/notifications';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { DetailsBox, type DetailsField } from './details-box.tsx';
import styles from './tax-notifications.module.css';
import { type DetailsInput, useSaveDetails } from './tax-notifications.queries.ts';
import { taxTexts } from './tax-notifications-texts.ts';

export type DetailsValues = Readonly<Record<string, string>>;

interface DetailsDialogProps {
  readonly title: string;
  readonly fields: readonly DetailsField[];
  readonly initial: DetailsValues;
  /** What may be taken over with one click. */
  readonly suggested?: DetailsValues | undefined;
  /** What is saved; an empty field is null. */
  readonly inputOf: (values: Readonly<Record<string, string | null>>) => DetailsInput;
}

/** A form for what the tax office asks for; the field that the address names has the cursor. */
export const DetailsDialog = ({ title, fields, initial, suggested, inputOf }: DetailsDialogProps) => {
  const t = useTexts(taxTexts);
  const notify = useNotify();
  const save = useSaveDetails();
  const [params, setParams] = useSearchParams();
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const close = () => setParams({}, { replace: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = inputOf(Object.fromEntries(fields.map(({ name }) => [name, values[name]?.trim() || null])));
    const wrong = faultsOf(input);
    setFaults(wrong);
    if (wrong.length > 0) return;
    save.mutate(input, {
      onSuccess: () => {
        notify.success(t.saved);
        close();
      },
      onError: notify.failure,
    });
  };
  return (
    <FormDialog title={title} onClose={close}>
      <form onSubmit={submit} noValidate>
        <DialogContent className={styles.form ?? ''}>
          {suggested && (
            <Button variant="outlined" onClick={() => setValues({ ...values, ...suggested })}>
              {t.suggest}
            </Button>
          )}
          {fields.map((field) => (
            <DetailsBox
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              isFirst={params.get('field') === field.name}
              error={faults.includes(field.name) ? t.invalid : undefined}
              onValue={(value) => setValues({ ...values, [field.name]: value })}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
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

/** The fields that the server would refuse, by the same schemas. */
function faultsOf(input: DetailsInput): readonly string[] {
  const read =
    'taxpayer' in input
      ? taxpayerDetailsSchema.safeParse(input.taxpayer)
      : 'establishment' in input
        ? establishmentDetailsSchema.safeParse(input.establishment)
        : systemDetailsSchema.safeParse(input.system);
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
}
