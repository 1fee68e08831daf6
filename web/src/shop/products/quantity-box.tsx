import IconButton from '@mui/material/IconButton';
import { maxPieces } from '@tresen/domain/shop/cart';
import { useId, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { RemoveIcon } from '../../kit/icons/remove.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './quantity-box.module.css';
import { pieces } from './use-chosen.ts';

interface QuantityBoxProps {
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

/** How many pieces: typed, or one more and one less. */
export const QuantityBox = ({ quantity, onQuantity }: QuantityBoxProps) => {
  const t = useTexts(catalogueTexts);
  const id = useId();
  // What is typed stays as it is until it is left: an empty box must not become a one at once.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (/^\d+$/.test(text)) onQuantity(pieces(Number(text)));
  };
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{t.quantity}</label>
      <div className={styles.stepper}>
        <IconButton
          aria-label={t.less}
          disabled={quantity <= 1}
          onClick={() => onQuantity(pieces(quantity - 1))}
        >
          <RemoveIcon />
        </IconButton>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity)}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(undefined)}
        />
        <IconButton
          aria-label={t.more}
          disabled={quantity >= maxPieces}
          onClick={() => onQuantity(pieces(quantity + 1))}
        >
          <AddIcon />
        </IconButton>
      </div>
    </div>
  );
};
