import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderAddress } from '@tresen/domain/shop/orders';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ReferenceBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { Panel } from '../../kit/page/index.ts';
import { recordReferences } from '../../master-data/records/index.ts';
import { NewCustomerDialog } from '../../organization/customers/index.ts';
import styles from './checkout.module.css';
import { customerQuery } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { type CheckoutValues, emptyAddress } from './checkout-values.ts';

/** For whom a reseller orders: one of its customers, searched or made here (decisions ORG-27, SHP-81). */
export const CustomerSection = () => {
  const t = useTexts(checkoutTexts);
  const { watch } = useFormContext<CheckoutValues>();
  const [isMaking, setMaking] = useState(false);
  const choose = useChooseCustomer();
  const { newPath: _newPath, ...source } = recordReferences.customer;
  const [id, name] = watch(['customerId', 'customerName']);
  const nameCustomer = useEffectEvent(() => {
    if (id !== null && name === '') void choose(id);
  });
  // The cart brings the id alone.
  useEffect(() => nameCustomer(), []);
  return (
    <Panel title={t.customerTitle}>
      <div className={styles.customer}>
        <ReferenceBox
          label={t.customer}
          name="customerId"
          source={source}
          value={id}
          chosenName={name || undefined}
          hint={t.customerHint}
          onValue={(id, name) => void choose(id, name)}
        />
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {t.newCustomer}
        </Button>
      </div>
      {isMaking && (
        <Suspense>
          <NewCustomerDialog
            title={t.newCustomer}
            onSaved={({ id, name }) => void choose(id, name)}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
};

/** Takes the customer, and sends goods to where it is. */
function useChooseCustomer() {
  const client = useQueryClient();
  const { setValue, getValues } = useFormContext<CheckoutValues>();
  const options = { shouldDirty: true } as const;
  const deliverTo = (address: OrderAddress) => {
    setValue('deliveryAddress', address, options);
    setValue('isDeliveredElsewhere', true, options);
  };
  return async (id: string | null, name = '') => {
    setValue('customerId', id, options);
    setValue('customerName', name, options);
    if (id === null) return setValue('isDeliveredElsewhere', false, options);
    const found = await client.fetchQuery(customerQuery(id)).catch(() => null);
    if (!found || getValues('customerId') !== id) return;
    setValue('customerName', found.name, options);
    if (!found.city) return;
    deliverTo({
      ...emptyAddress,
      name: found.name,
      address: [found.street, found.houseNumber].filter(Boolean).join(' '),
      zipCode: found.zipCode ?? '',
      city: found.city,
      country: found.country as OrderAddress['country'],
    });
  };
}
