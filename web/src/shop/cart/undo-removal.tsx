import Button from '@mui/material/Button';
import type { CartLine } from '@tresen/domain/shop/cart';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './cart.module.css';
import { changeCart } from './cart-state.ts';
import { cartTexts } from './cart-texts.ts';

/** A line that was taken out, and where it stood. */
export interface Removed {
  readonly line: CartLine;
  readonly index: number;
}

interface UndoRemovalProps {
  readonly removed: Removed | undefined;
  readonly onDone: () => void;
}

/** Says what was taken out of the cart, and brings it back; in the drawer, where keyboard and screen reader get to it. */
export const UndoRemoval = ({ removed, onDone }: UndoRemovalProps) => {
  const t = useTexts(cartTexts);
  const button = useRef<HTMLButtonElement>(null);
  // The line took the focus with it.
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  const undo = () => {
    if (!removed) return;
    const { line, index } = removed;
    changeCart((lines) =>
      lines.some(({ lineId }) => lineId === line.lineId) ? lines : lines.toSpliced(index, 0, line),
    );
    onDone();
  };
  return (
    <div role="status">
      {removed && (
        <div className={styles.undo}>
          <span>{t.removed(removed.line.articleName)}</span>
          <Button ref={button} size="small" onClick={undo}>
            {t.undo}
          </Button>
        </div>
      )}
    </div>
  );
};
