import { ChartSkeleton } from '../../kit/charts/index.ts';
import styles from './dashboards.module.css';

const wide = (
  <div className={styles.wide}>
    <ChartSkeleton />
  </div>
);

/** Holds the places of the charts of Analytics that stand on the first screens. */
export const AnalyticsChartsSkeleton = () => (
  <div className={styles.charts}>
    {wide}
    <ChartSkeleton />
    <ChartSkeleton />
    {wide}
    <ChartSkeleton />
    <ChartSkeleton />
  </div>
);
