import type { LayoutStyle } from '@tresen/domain/account/settings';
import styles from './settings-drawer.module.css';

/** Widths of the menu's columns in a picture of 64 units. */
const columns: Readonly<Record<LayoutStyle, readonly number[]>> = {
  'style-1': [18],
  'style-2': [6],
  'style-3': [10, 14],
  'style-3-dense': [6, 14],
};

/** A layout style in small: its menu's columns, the toolbar, the content. */
export const LayoutPicture = ({ style }: { readonly style: LayoutStyle }) => {
  const [first = 0, second = 0] = columns[style];
  const start = first + second;
  return (
    <svg className={styles.picture} viewBox="0 0 64 40" aria-hidden="true" fill="currentColor">
      <rect width={first} height={40} opacity={0.75} />
      <rect x={first} width={second} height={40} opacity={0.4} />
      <rect x={start} width={64 - start} height={7} opacity={0.25} />
      <rect x={start + 5} y={13} width={54 - start} height={9} rx={2} opacity={0.2} />
      <rect x={start + 5} y={26} width={54 - start} height={9} rx={2} opacity={0.2} />
    </svg>
  );
};
