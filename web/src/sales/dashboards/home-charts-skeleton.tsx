import { ChartSkeleton } from '../../kit/charts/index.ts';
import styles from './dashboards.module.css';

/** Holds the places of Home's charts. */
export const HomeChartsSkeleton = () => (
  <div className={styles.charts}>
    <div className={styles.wide}>
      <ChartSkeleton />
    </div>
    <ChartSkeleton />
    <ChartSkeleton />
  </div>
);
