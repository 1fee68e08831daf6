import Skeleton from '@mui/material/Skeleton';
import styles from './chart-card.module.css';

/** Holds the place of a ChartCard while it loads. */
export const ChartSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.header}>
      <Skeleton width="60%" height={28} />
    </div>
    <div className={styles.body}>
      <Skeleton variant="rounded" height="100%" />
    </div>
  </div>
);
