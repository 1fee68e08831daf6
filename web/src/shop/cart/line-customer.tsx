import { useQuery } from '@tanstack/react-query';
import { type CartLine, changeCustomer } from '@tresen/domain/shop/cart';
import { Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { FailedDialog } from '../../kit/states/index.ts';
import { changeCart } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';
import { customerNameQuery } from './customer-names.ts';
import styles from './line.module.css';

const CustomerDialog = optional(
  () => import('./customer-dialog.tsx').then((module) => module.CustomerDialog),
  FailedDialog,
);

/** Whom a line is for. Who keeps customers buys for them, as at the checkout; everybody else buys for themselves (SHP-13). */
export const LineCustomer = ({ line }: { readonly line: CartLine }) => {
  const hasCustomers = useMayUse('Mutation.saveCustomer');
  return hasCustomers || line.customerId !== null ? <Choice line={line} /> : null;
};

function Choice({ line: { lineId, customerId, articleName } }: { readonly line: CartLine }) {
  const t = useTexts(cartTexts);
  const [isOpen, setOpen] = useState(false);
  const { data: name } = useQuery({ ...customerNameQuery(customerId ?? ''), enabled: customerId !== null });
  const shown = customerId === null ? t.customerNone : (name ?? '…');
  const choose = (chosen: string | null) => {
    changeCart((lines) => changeCustomer(lines, lineId, chosen));
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.customer}
        aria-label={t.customerOf(articleName, shown)}
        onClick={() => setOpen(true)}
      >
        <span className={styles.customerWord}>{t.customer}: </span>
        <span className={styles.customerName}>{shown}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CustomerDialog
            customerId={customerId}
            name={name}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
