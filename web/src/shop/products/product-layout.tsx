import type { ReactNode } from 'react';
import styles from './product-layout.module.css';

interface ProductLayoutProps {
  readonly picture: ReactNode;
  /** What it costs, and what to know before buying. */
  readonly head: ReactNode;
  /** The sum and the way into the cart: beside everything else, on phones within reach of the thumb. */
  readonly bar?: ReactNode;
  readonly options?: ReactNode;
  readonly more: ReactNode;
}

/** The places of a product's page: picture, options and words, and beside them what stays in sight. */
export const ProductLayout = ({ picture, head, bar, options, more }: ProductLayoutProps) => (
  <div className={styles.columns}>
    <div className={styles.picture}>{picture}</div>
    <div className={styles.side}>
      <div className={styles.head}>{head}</div>
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
    {options && <div className={styles.options}>{options}</div>}
    <div className={styles.more}>{more}</div>
  </div>
);
