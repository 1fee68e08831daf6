import { Skeleton } from '../../kit/states/index.ts';
import { type CardProduct, ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Holds the place of products that are on their way. */
export const GridSkeleton = () => (
  <div className={styles.grid}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
      <div key={name} className={styles.place}>
        <Skeleton height="100%" />
      </div>
    ))}
  </div>
);

interface ProductGridProps {
  readonly products: readonly CardProduct[];
  /** Names the list for screen readers. */
  readonly label?: string;
  /** They answer the question before; the next answer is on its way. */
  readonly isStale?: boolean;
}

/** Products side by side. */
export const ProductGrid = ({ products, label, isStale = false }: ProductGridProps) => (
  <ul className={styles.grid} aria-label={label} aria-busy={isStale} {...(isStale && { 'data-stale': true })}>
    {products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
);
