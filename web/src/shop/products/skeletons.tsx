import { Skeleton } from '../../kit/states/index.ts';
import { GridSkeleton } from './product-grid.tsx';
import styles from './skeletons.module.css';

/** The measures of a category that is on its way. */
export const CategorySkeleton = () => (
  <div className={styles.lines}>
    <Skeleton width="240px" height={40} />
    <Skeleton height={88} />
    <Skeleton height={44} />
    <GridSkeleton />
  </div>
);

/** The measures of a product that is on its way. */
export const ProductSkeleton = () => (
  <div className={styles.lines}>
    <Skeleton width="240px" height={24} />
    <Skeleton width="60%" height={40} />
    <div className={styles.columns}>
      <Skeleton height={420} />
      <Skeleton height={420} />
    </div>
  </div>
);
