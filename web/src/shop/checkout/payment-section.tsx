import { bic, iban, lettersAndDigits, needsBic } from '@tresen/domain/kit/identifiers';
import type { CartLine } from '@tresen/domain/shop/cart';
import { Controller, useFormContext } from 'react-hook-form';
import { Choice, TextBox, WrittenBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './checkout.module.css';
import type { CheckoutStart } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { Mandate } from './mandate.tsx';
import { useFieldWords } from './use-field-words.ts';

interface NumberFieldProps {
  readonly name: 'iban' | 'bic';
  readonly hint: string;
}

const writings = { iban, bic } as const;

interface PaymentSectionProps {
  /** Who collects; null where nobody can pay by debit. */
  readonly creditor: CheckoutStart['creditor'];
  readonly lines: readonly CartLine[];
}

/** Invoice, or a debit with a verified IBAN and the mandate for it (decisions SHP-81). */
export const PaymentSection = ({ creditor, lines }: PaymentSectionProps) => {
  const t = useTexts(checkoutTexts);
  const { control, watch } = useFormContext<CheckoutValues>();
  const kind = watch('paymentKind');
  const invoice = { value: 'invoice' as const, title: t.invoice, hint: t.invoiceHint };
  const debit = { value: 'sepaDebit' as const, title: t.sepaDebit, hint: t.sepaDebitHint };
  return (
    <Panel title={t.paymentTitle}>
      <Controller
        name="paymentKind"
        control={control}
        render={({ field }) => (
          <Choice
            legend={t.payment}
            name={field.name}
            options={creditor ? [invoice, debit] : [invoice]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {kind === 'sepaDebit' && creditor && (
        <>
          <DebitFields />
          <Mandate creditor={creditor} lines={lines} />
        </>
      )}
    </Panel>
  );
};

function DebitFields() {
  const t = useTexts(checkoutTexts);
  const words = useFieldWords();
  const { register, watch, formState } = useFormContext<CheckoutValues>();
  return (
    <div className={styles.fields}>
      <TextBox
        label={t.holder}
        required
        autoComplete="name"
        error={words(formState.errors.holder)}
        {...register('holder')}
      />
      <NumberField name="iban" hint={t.ibanHint} />
      {needsBic(lettersAndDigits(watch('iban'))) && <NumberField name="bic" hint={t.bicHint} />}
    </div>
  );
}

function NumberField({ name, hint }: NumberFieldProps) {
  const t = useTexts(checkoutTexts);
  const words = useFieldWords();
  const { control, formState } = useFormContext<CheckoutValues>();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <WrittenBox
          label={t[name]}
          required
          name={field.name}
          writing={writings[name]}
          value={field.value}
          onValue={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          hint={hint}
          error={words(formState.errors[name])}
        />
      )}
    />
  );
}
