import { Skeleton } from '../states/index.ts';
import styles from './chart-card.module.css';

/** Holds the place of a ChartCard while it loads. */
export const ChartSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.header}>
      <Skeleton width="60%" height={24} />
    </div>
    <div className={styles.body}>
      <Skeleton height="100%" />
    </div>
  </div>
);
