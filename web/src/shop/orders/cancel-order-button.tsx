import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { CancelOutlinedIcon } from '../../kit/icons/cancel-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { type Order, useCancelOrder } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

/** Takes the order back for good, after a question; the cart stays as it is. */
export const CancelOrderButton = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const cancel = useCancelOrder(order, {
    onSuccess: () => {
      setAsked(false);
      notify.success(t.cancelled(order.number));
    },
    onError: notify.failure,
  });
  return (
    <>
      <Button color="error" startIcon={<CancelOutlinedIcon />} onClick={() => setAsked(true)}>
        {t.cancelOrder}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t.cancelTitle(order.number)}
        confirm={t.cancelConfirm}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onClose={() => setAsked(false)}
      >
        {t.cancelText}
      </ConfirmDialog>
    </>
  );
};
