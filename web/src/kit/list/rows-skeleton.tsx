import { Skeleton } from '../states/index.ts';
import styles from './list-table.module.css';

/** Holds the place of a list. */
export const RowsSkeleton = ({ rows }: { readonly rows: number }) => (
  <div className={styles.skeletons}>
    {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
      <Skeleton key={key} height={44} />
    ))}
  </div>
);
