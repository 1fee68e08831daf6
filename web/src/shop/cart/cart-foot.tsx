import Button from '@mui/material/Button';
import {
  type CheckoutObstacle,
  isPriceOnRequest,
  obstaclesOf,
  paidLineOf,
  splitWords,
} from '@tresen/domain/shop/cart';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './cart.module.css';
import { cartTexts } from './cart-texts.ts';
import { SplitButton } from './split-button.tsx';
import type { CartSums } from './use-cart.ts';

/** What can be done about an obstacle with one press. */
const remedies: Partial<Record<CheckoutObstacle, ReactNode>> = {
  CartMultipleCustomerError: <SplitButton />,
};

/** The sum of the cart, and the way to checkout with what stands in it (SHP-22, SHP-62 to SHP-66, SHP-74). */
export const CartFoot = memo(function CartFoot({ lines, total }: Pick<CartSums, 'lines' | 'total'>) {
  const t = useTexts(cartTexts);
  const { money } = useFormats();
  const language = useLanguage();
  const euro = (cents: number): string => money(cents, 'EUR');
  const split = splitWords(language, lines.map(paidLineOf), euro);
  const isOpen = lines.some(isPriceOnRequest);
  const [obstacle] = obstaclesOf(lines);
  const way = obstacle === undefined ? { component: Link, to: '/apps/shop-checkout' } : { disabled: true };
  return (
    <div className={styles.foot}>
      <Obstacle obstacle={obstacle} />
      <p className={styles.total}>
        <span>
          {t.total} <small>{t.net}</small>
        </span>
        <strong>{isOpen ? t.atLeast(euro(total)) : euro(total)}</strong>
      </p>
      {split && <p className={styles.split}>{split}</p>}
      {isOpen && <p className={styles.split}>{t.onRequest}</p>}
      <Button fullWidth variant="contained" size="large" {...way}>
        {t.checkout}
      </Button>
    </div>
  );
});

/** The first thing that stands against checkout; the next one shows once that is done. */
function Obstacle({ obstacle }: { readonly obstacle: CheckoutObstacle | undefined }) {
  const t = useTexts(cartTexts);
  return (
    <div role="status">
      {obstacle && (
        <p className={styles.obstacle}>
          {t[obstacle]}
          {remedies[obstacle]}
        </p>
      )}
    </div>
  );
}
