import { centsOf, priceOfProduct, type ShopProduct } from '@tresen/domain/shop/products';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './offer-badge.module.css';

type Discounted = Pick<ShopProduct, 'articlePrice' | 'discountedPrice' | 'shopDiscount'>;

/** By how much a product is cheaper, from 0 to 1; 0 for no offer. */
const reductionOf = (product: Discounted): number => {
  const full = centsOf(product.articlePrice);
  return full === 0 ? 0 : 1 - priceOfProduct(product) / full;
};

/** The reader's day of an instant. @param iso ISO 8601 in UTC */
const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('sv-SE');

/** Says that a product is cheaper, by how much, and on its page why and until when (SHP-12). */
export const OfferBadge = ({
  product,
  isLong = false,
}: {
  readonly product: Discounted;
  readonly isLong?: boolean;
}) => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const reduction = reductionOf(product);
  if (reduction <= 0) return null;
  const { shopDiscount } = product;
  const percent = t.lessBy(f.share(Math.round(reduction * 100) / 100));
  return (
    <span className={styles.offer}>
      <span className={styles.badge}>
        <span className={isLong ? undefined : styles.word}>{t.offer}</span> {percent}
      </span>
      {isLong && shopDiscount && (
        <span>
          {[shopDiscount.description, t.offerUntil(f.day(dayOf(shopDiscount.endDate)))]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </span>
  );
};
