import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { useOpenCart } from '../cart/index.ts';
import { useEditOrder } from './order-cart.queries.ts';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

/** Takes the order back into the cart, after a question (SHP-79, decisions SHP-80). */
export const EditOrderButton = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const notify = useNotify();
  const openCart = useOpenCart();
  const [isAsked, setAsked] = useState(false);
  const edit = useEditOrder(order, {
    onSuccess: (leftOut) => {
      setAsked(false);
      notify.success(t.edited);
      if (leftOut.length > 0) notify.aside(t.leftOut(leftOut.join(', ')), 'warning');
      openCart();
    },
    onError: notify.failure,
  });
  return (
    <>
      <Button variant="outlined" startIcon={<EditOutlinedIcon />} onClick={() => setAsked(true)}>
        {t.edit}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t.editTitle(order.number)}
        confirm={t.editConfirm}
        busy={edit.isPending}
        onConfirm={() => edit.mutate(language)}
        onClose={() => setAsked(false)}
      >
        {t.editText}
      </ConfirmDialog>
    </>
  );
};
