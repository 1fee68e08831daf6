import Button from '@mui/material/Button';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ReplayIcon } from '../../kit/icons/replay.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { addToCart, useOpenCart } from '../cart/index.ts';
import { useReorder } from './order-cart.queries.ts';
import type { Order } from './orders.queries.ts';
import { orderTexts } from './orders-texts.ts';

/** Puts what was ordered into the cart once more, at today's prices; what is sold no more is said. */
export const ReorderButton = ({ order }: { readonly order: Order }) => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const notify = useNotify();
  const openCart = useOpenCart();
  const reorder = useReorder(order, {
    onSuccess: ({ lines, leftOut }) => {
      for (const line of lines) addToCart(line);
      if (leftOut.length > 0) notify.aside(t.leftOut(leftOut.join(', ')), 'warning');
      if (lines.length === 0) return;
      notify.success(t.reordered);
      openCart();
    },
    onError: notify.failure,
  });
  return (
    <Button startIcon={<ReplayIcon />} loading={reorder.isPending} onClick={() => reorder.mutate(language)}>
      {t.reorder}
    </Button>
  );
};
