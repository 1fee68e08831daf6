import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { countries } from '@tresen/domain/kit/countries';
import { bic, creditorId, iban } from '@tresen/domain/kit/identifiers';
import { placeWords } from '@tresen/domain/organization/addresses';
import {
  type Creditor,
  type CreditorFault,
  creditorFaults,
  creditorSchema,
} from '@tresen/domain/shop/debits';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import {
  ChoiceBox,
  LongTextBox,
  NumberBox,
  OwnPasswordBox,
  TextBox,
  useOwnPassword,
  WrittenBox,
} from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './debits.module.css';
import { type StoredCreditor, useSaveCreditor } from './debits.queries.ts';
import { debitTexts } from './debits-texts.ts';

type CreditorUse = UseFormReturn<Creditor>;

/** Days of notice of who has entered none: two weeks, unless something shorter is agreed. */
const empty: Creditor = {
  ...{ name: '', creditorId: '', iban: '', bic: '', address: '', zipCode: '', city: '', country: 'DE' },
  ...{ noticeDays: 14, noteDe: '', noteEn: '' },
};

interface FieldProps {
  readonly form: CreditorUse;
}

interface TextFieldProps extends FieldProps {
  readonly name: 'name' | 'address' | 'zipCode' | 'city';
  readonly hint?: string;
  readonly autoComplete?: string;
}

const writings = { creditorId, iban, bic } as const;

interface NumberFieldProps extends FieldProps {
  readonly name: keyof typeof writings;
  readonly hint: string;
}

interface CreditorFormProps {
  /** Null for the first. */
  readonly creditor: StoredCreditor | null;
}

/** Who collects; saved after the password. */
export const CreditorForm = ({ creditor }: CreditorFormProps) => {
  const t = useTexts(debitTexts);
  const notify = useNotify();
  const form = useCreditorForm(creditor);
  const password = useOwnPassword();
  const save = useSaveCreditor();
  const settle = useUnsaved(form.formState.isDirty, { onDiscard: () => form.reset() });
  const submit = form.handleSubmit(async (values) => {
    if (!password.isThere()) return;
    const input = { creditor: values, version: creditor?.version ?? null, password: password.password };
    await save.mutateAsync(input).then(
      () => {
        settle();
        notify.success(t.saved);
      },
      (failure) => void (password.isWrong(failure) || notify.failure(failure)),
    );
  });
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <WhoPanel form={form} />
      <MoneyPanel form={form} />
      <MandatePanel form={form} />
      <Panel title={t.confirmTitle}>
        <div className={styles.fields}>
          <OwnPasswordBox state={password} hint={t.savePasswordHint} />
        </div>
        <div className={styles.foot}>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t.save}
          </Button>
        </div>
      </Panel>
    </form>
  );
};

function useCreditorForm(creditor: StoredCreditor | null) {
  const saved = creditor && creditorSchema.safeParse(creditor).data;
  return useForm<Creditor>({
    resolver: zodResolver(creditorSchema),
    mode: 'onTouched',
    defaultValues: saved ?? empty,
  });
}

function WhoPanel({ form }: FieldProps) {
  const t = useTexts(debitTexts);
  return (
    <Panel title={t.whoTitle}>
      <div className={styles.fields}>
        <TextField form={form} name="name" hint={t.nameHint} autoComplete="organization" />
        <NumberField form={form} name="creditorId" hint={t.creditorIdHint} />
        <TextField form={form} name="address" autoComplete="street-address" />
        <TextField form={form} name="zipCode" autoComplete="postal-code" />
        <TextField form={form} name="city" autoComplete="address-level2" />
        <CountryField form={form} />
      </div>
    </Panel>
  );
}

function TextField({ form, name, hint, autoComplete }: TextFieldProps) {
  const t = useTexts(debitTexts);
  return (
    <TextBox
      label={t[name]}
      required
      hint={hint}
      error={useFault(form)(name)}
      {...(autoComplete && { autoComplete })}
      {...form.register(name)}
    />
  );
}

function useFault({ formState: { errors } }: CreditorUse) {
  const t = useTexts(debitTexts);
  return (name: keyof Creditor): string | undefined => {
    const message = errors[name]?.message;
    if (message === undefined) return undefined;
    const code: CreditorFault = creditorFaults.find((each) => each === message) ?? 'REQUIRED';
    return t.faults[code];
  };
}

function NumberField({ form, name, hint }: NumberFieldProps) {
  const t = useTexts(debitTexts);
  const fault = useFault(form);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <WrittenBox
          label={t[name]}
          required={name !== 'bic'}
          name={field.name}
          writing={writings[name]}
          value={field.value}
          onValue={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          hint={hint}
          error={fault(name)}
        />
      )}
    />
  );
}

function CountryField({ form }: FieldProps) {
  const t = useTexts(debitTexts);
  const names = placeWords[useLanguage()].countries;
  return (
    <Controller
      name="country"
      control={form.control}
      render={({ field }) => (
        <ChoiceBox
          label={t.country}
          name={field.name}
          required
          options={countries.map((country) => ({ value: country, title: names[country] }))}
          value={field.value}
          onValue={(value) => value && field.onChange(value)}
        />
      )}
    />
  );
}

function MoneyPanel({ form }: FieldProps) {
  const t = useTexts(debitTexts);
  return (
    <Panel title={t.moneyTitle}>
      <div className={styles.fields}>
        <NumberField form={form} name="iban" hint={t.ibanHint} />
        <NumberField form={form} name="bic" hint={t.bicHint} />
      </div>
    </Panel>
  );
}

function MandatePanel({ form }: FieldProps) {
  const t = useTexts(debitTexts);
  const fault = useFault(form);
  return (
    <Panel title={t.mandateTitle}>
      <div className={styles.fields}>
        <Controller
          name="noticeDays"
          control={form.control}
          render={({ field }) => (
            <NumberBox
              label={t.noticeDays}
              required
              hint={t.noticeDaysHint}
              name={field.name}
              value={Number.isNaN(field.value) ? null : field.value}
              onNumber={(value) => field.onChange(value ?? Number.NaN)}
              inputRef={field.ref}
              error={fault('noticeDays')}
            />
          )}
        />
        <span />
        <NoteField form={form} name="noteDe" />
        <NoteField form={form} name="noteEn" />
      </div>
    </Panel>
  );
}

function NoteField({ form, name }: FieldProps & { readonly name: 'noteDe' | 'noteEn' }) {
  const t = useTexts(debitTexts);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <LongTextBox
          label={t[name]}
          hint={t.noteMandateHint}
          max={500}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
        />
      )}
    />
  );
}
