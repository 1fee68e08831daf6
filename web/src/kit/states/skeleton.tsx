import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; the whole line where it is missing. */
  readonly width?: string;
  /** Pixels. */
  readonly height: number | '100%';
}

/** Holds the place of something that is still on its way. Plain CSS: dozens of them show before anything else. */
export const Skeleton = ({ width = '100%', height }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} />
);
