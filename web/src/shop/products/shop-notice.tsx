import Alert from '@mui/material/Alert';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './shop-notice.module.css';

interface ShopNoticeProps {
  /** Segments of the path that nobody knows. */
  readonly unknown: readonly string[];
  /** The product of the address is not there. */
  readonly isProductGone?: boolean;
  /** What the page shows in its place. */
  readonly place: string;
}

/** Says that the address names something that is not there, and what the page shows instead (decisions SHP-03). */
export const ShopNotice = ({ unknown, isProductGone = false, place }: ShopNoticeProps) => {
  const t = useTexts(catalogueTexts);
  if (!isProductGone && unknown.length === 0) return null;
  return (
    <Alert severity="warning" role="status" className={styles.notice ?? ''}>
      {isProductGone ? t.unknownProduct(place) : t.unknownPart(unknown.join('/'), place)}
    </Alert>
  );
};
