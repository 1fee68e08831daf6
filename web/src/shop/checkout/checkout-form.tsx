import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CartLine } from '@tresen/domain/shop/cart';
import { useDeferredValue, useEffect, useRef } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import styles from './checkout.module.css';
import { type CheckoutStart, checkoutStartQuery, previewQuery, termsQuery } from './checkout.queries.ts';
import { BillingSection, DeliverySection, NoteSection } from './checkout-sections.tsx';
import { checkoutTexts } from './checkout-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { CustomerSection } from './customer-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { Summary, SummarySkeleton } from './summary.tsx';
import { forgetCheckoutDraft, useCheckoutForm } from './use-checkout-form.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface CheckoutFormProps {
  readonly start: CheckoutStart;
  readonly lines: readonly CartLine[];
  readonly onPlaced: (id: string) => void;
}

/** Everything between the cart and the order. */
export const CheckoutForm = ({ start, lines, onPlaced }: CheckoutFormProps) => {
  const t = useTexts(checkoutTexts);
  const { form, isRestored } = useCheckoutForm(start, lines);
  const finish = (id: string) => {
    forgetCheckoutDraft();
    onPlaced(id);
  };
  return (
    <FormProvider {...form}>
      {isRestored && (
        <Alert severity="info" className={styles.notice ?? ''}>
          {t.restored}
        </Alert>
      )}
      <Body start={start} lines={lines} onPlaced={finish} />
    </FormProvider>
  );
};

function Body({ start, lines, onPlaced }: CheckoutFormProps) {
  const { handleSubmit } = useFormContext<CheckoutValues>();
  const form = useFocusOnFault();
  const preview = usePreview(lines);
  const terms = useQuery(termsQuery(useLanguage()));
  const hasCustomers = useMayUse('Mutation.saveCustomer');
  const reload = useReloadStart();
  const placing = usePlaceOrder({
    creditorId: start.creditor?.creditorId ?? null,
    onPlaced,
    onOld: () => void Promise.all([preview.refetch(), terms.refetch(), reload()]),
  });
  const order = handleSubmit(async (values) => {
    if (preview.data) await placing.place(values, preview.data.gross);
  });
  return (
    <form ref={form} className={styles.page} noValidate onSubmit={order}>
      <div className={styles.sections}>
        {hasCustomers && <CustomerSection />}
        <BillingSection known={start.addresses} />
        <DeliverySection known={start.addresses} />
        <PaymentSection creditor={start.creditor} lines={lines} />
        <NoteSection />
      </div>
      <div className={styles.summary}>
        <Loaded query={preview} skeleton={<SummarySkeleton />}>
          {(data) => (
            <Summary preview={data} isOld={preview.isPlaceholderData} terms={terms.data} placing={placing} />
          )}
        </Loaded>
      </div>
    </form>
  );
}

/**
 * The first fault on the page gets the focus, once it shows. Fields that came later, such as those of a debit, stand
 * before others on the page, but not in the form's own order.
 */
function useFocusOnFault() {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitSuccessful } = useFormState<CheckoutValues>();
  useEffect(() => {
    if (submitCount === 0 || isSubmitSuccessful) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitSuccessful]);
  return form;
}

/** What the price depends on follows the form; typing waits for nothing. */
function usePreview(lines: readonly CartLine[]) {
  const language = useLanguage();
  const { control } = useFormContext<CheckoutValues>();
  const [customerId, country, vatId] = useWatch({
    control,
    name: ['customerId', 'billingAddress.country', 'vatId'],
  });
  return useQuery(previewQuery({ lines, customerId, country, vatId: useDeferredValue(vatId), language }));
}

/** Asks anew what the checkout begins with: who collects may be somebody else by now. */
function useReloadStart() {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: checkoutStartQuery.queryKey });
}
