import { checkoutAddressSchema, isVatIdOf, vatIds } from '@tresen/domain/shop/checkout';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { LongTextBox, SwitchBox, TextBox, WrittenBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { AddressFields } from './address-fields.tsx';
import { AddressSummary } from './address-summary.tsx';
import styles from './checkout.module.css';
import type { KnownAddress } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { useFieldWords } from './use-field-words.ts';

interface AddressSectionProps {
  readonly known: readonly KnownAddress[];
}

/** Whom the invoice goes to, with the number that decides about the VAT; a known address shows as it is printed. */
export const BillingSection = ({ known }: AddressSectionProps) => {
  const t = useTexts(checkoutTexts);
  const isComplete = useIsComplete();
  const [isOpen, setOpen] = useState(!isComplete);
  if (!isComplete && !isOpen) setOpen(true);
  return (
    <Panel title={t.billingTitle}>
      {isOpen ? (
        <>
          <AddressFields name="billingAddress" known={known.filter(({ kind }) => kind === 'billing')} />
          <VatIdBox />
        </>
      ) : (
        <AddressSummary onChange={() => setOpen(true)} />
      )}
    </Panel>
  );
};

/** Where goods go, when not to the billing address. */
export const DeliverySection = ({ known }: AddressSectionProps) => {
  const t = useTexts(checkoutTexts);
  const { control, watch } = useFormContext<CheckoutValues>();
  const isElsewhere = watch('isDeliveredElsewhere');
  return (
    <Panel title={t.deliveryTitle}>
      <Controller
        name="isDeliveredElsewhere"
        control={control}
        render={({ field }) => (
          <SwitchBox
            label={t.elsewhere}
            hint={t.elsewhereHint}
            name={field.name}
            value={field.value}
            onValue={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      {isElsewhere && (
        <AddressFields name="deliveryAddress" known={known.filter(({ kind }) => kind === 'delivery')} />
      )}
    </Panel>
  );
};

const maxOfNote = 2_000;

const maxOfPurchaseOrder = 50;

/** What the seller should know besides, and under which number the buyer keeps the order. */
export const NoteSection = () => {
  const t = useTexts(checkoutTexts);
  const { control } = useFormContext<CheckoutValues>();
  return (
    <Panel title={t.noteTitle}>
      <div className={styles.single}>
        <PurchaseOrderBox />
        <Controller
          name="note"
          control={control}
          render={({ field }) => (
            <LongTextBox
              label={t.note}
              hint={t.noteHint}
              max={maxOfNote}
              inputProps={{ maxLength: maxOfNote }}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        />
      </div>
    </Panel>
  );
};

/** True while nothing about whom the invoice goes to has to be typed. */
function useIsComplete(): boolean {
  const { getValues, formState } = useFormContext<CheckoutValues>();
  const { billingAddress, vatId } = getValues();
  const isRight = vatId === '' || isVatIdOf(billingAddress.country, vatId);
  const hasFaults = formState.errors.billingAddress !== undefined || formState.errors.vatId !== undefined;
  return isRight && !hasFaults && checkoutAddressSchema.safeParse(billingAddress).success;
}

function VatIdBox() {
  const t = useTexts(checkoutTexts);
  const words = useFieldWords();
  const { control, watch, formState } = useFormContext<CheckoutValues>();
  const writing = vatIds[watch('billingAddress.country')];
  return (
    <Controller
      name="vatId"
      control={control}
      render={({ field }) => (
        <WrittenBox
          label={t.vatId}
          name={field.name}
          writing={writing}
          placeholder={writing.example}
          value={field.value}
          onValue={(value) => field.onChange(value ?? '')}
          onBlur={field.onBlur}
          inputRef={field.ref}
          hint={t.vatIdHint}
          error={words(formState.errors.vatId)}
        />
      )}
    />
  );
}

function PurchaseOrderBox() {
  const t = useTexts(checkoutTexts);
  const { control } = useFormContext<CheckoutValues>();
  return (
    <Controller
      name="purchaseOrderNumber"
      control={control}
      render={({ field }) => (
        <TextBox
          label={t.purchaseOrder}
          hint={t.purchaseOrderHint}
          inputProps={{ maxLength: maxOfPurchaseOrder }}
          autoComplete="off"
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
