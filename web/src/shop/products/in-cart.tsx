import Button from '@mui/material/Button';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { CheckCircleOutlinedIcon } from '../../kit/icons/check-circle-outlined.tsx';
import { useCart, useOpenCart } from '../cart/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './in-cart.module.css';

/** How much of a product lies in the cart, said again whenever it changes, and the way there. */
export const InCart = ({ productId }: { readonly productId: number }) => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const openCart = useOpenCart();
  const pieces = useCart()
    .lines.filter(({ id }) => id === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={pieces > 0 ? styles.box : styles.none}>
      <span role="status" className={styles.words}>
        {pieces > 0 && (
          <>
            <CheckCircleOutlinedIcon fontSize="small" className={styles.sign ?? ''} aria-hidden="true" />
            {t.inCart(f.number(pieces))}
          </>
        )}
      </span>
      {pieces > 0 && (
        <Button variant="outlined" onClick={openCart}>
          {t.toCart}
        </Button>
      )}
    </div>
  );
};
