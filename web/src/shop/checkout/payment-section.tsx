import { iban } from '@tresen/domain/identifiers';
import { Controller, useFormContext } from 'react-hook-form';
import { Choice, TextBox, WrittenBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './checkout.module.css';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { useFieldWords } from './use-field-words.ts';

const DebitFields = ({ seller }: { readonly seller: string }) => {
  const t = useTexts(checkoutTexts);
  const words = useFieldWords();
  const { register, control, formState } = useFormContext<CheckoutValues>();
  return (
    <div className={styles.fields}>
      <TextBox
        label={t.holder}
        required
        autoComplete="name"
        error={words(formState.errors.holder)}
        {...register('holder')}
      />
      <Controller
        name="iban"
        control={control}
        render={({ field }) => (
          <WrittenBox
            label={t.iban}
            required
            name={field.name}
            writing={iban}
            value={field.value}
            onValue={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            inputRef={field.ref}
            hint={t.ibanHint}
            error={words(formState.errors.iban)}
          />
        )}
      />
      <p className={`${styles.wide} ${styles.small}`}>{t.mandate(seller)}</p>
    </div>
  );
};

/** Invoice, or a debit with a verified IBAN (decisions SHP-81). */
export const PaymentSection = ({ seller }: { readonly seller: string }) => {
  const t = useTexts(checkoutTexts);
  const { control, watch } = useFormContext<CheckoutValues>();
  const kind = watch('paymentKind');
  return (
    <Panel title={t.paymentTitle}>
      <Controller
        name="paymentKind"
        control={control}
        render={({ field }) => (
          <Choice
            legend={t.payment}
            name={field.name}
            options={[
              { value: 'invoice' as const, title: t.invoice, hint: t.invoiceHint },
              { value: 'sepaDebit' as const, title: t.sepaDebit, hint: t.sepaDebitHint },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {kind === 'sepaDebit' && <DebitFields seller={seller} />}
    </Panel>
  );
};
