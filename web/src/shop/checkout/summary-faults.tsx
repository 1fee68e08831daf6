import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lineFaultCodes } from '@tresen/domain/shop/checkout';
import { useTexts } from '../../kit/i18n/index.ts';
import { useLicenceSentence, useOpenCart } from '../cart/index.ts';
import type { OrderPreview } from './checkout.queries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import styles from './summary.module.css';

type Fault = OrderPreview['faults'][number];

/** What keeps the order from being placed, and the way to the cart, where it can be mended. */
export const SummaryFaults = ({ faults, obstacles }: Pick<OrderPreview, 'faults' | 'obstacles'>) => {
  const t = useTexts(checkoutTexts);
  const words = useFaultWords();
  const openCart = useOpenCart();
  if (faults.length === 0 && obstacles.length === 0) return null;
  const toCart = (
    <Button color="inherit" size="small" onClick={openCart}>
      {t.openCart}
    </Button>
  );
  return (
    <Alert severity="error" action={toCart} className={styles.alert ?? ''}>
      {faults.length === 0 ? (
        t.obstacles
      ) : (
        <>
          <strong>{t.faults}</strong>
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${fault.lineId} ${fault.code}`}>
                <bdi>{fault.name || t.unknownProduct}</bdi>: {words(fault)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
};

/** What is wrong with a line: what is sold no more, or what the check of its licence said. */
function useFaultWords() {
  const t = useTexts(checkoutTexts);
  const licence = useLicenceSentence();
  return ({ code, found, other }: Fault): string => {
    const known = lineFaultCodes.find((each) => each === code);
    if (known === 'IN_OTHER_LINE' || known === 'ONE_OF_TWO') return t[known](other ?? '');
    if (known) return t[known];
    return licence({ kind: 'error', code, ...(found ? { found } : {}) });
  };
}
