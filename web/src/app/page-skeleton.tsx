import { Skeleton } from '../kit/states/index.ts';
import styles from './page-skeleton.module.css';

/** Holds a page's place for the moment in which its code loads. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton width="220px" height={40} />
    <Skeleton height={120} />
    <Skeleton height={320} />
  </div>
);
