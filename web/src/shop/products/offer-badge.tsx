import { centsOf, priceOfProduct, type ShopProduct } from '@tresen/domain/shop/products';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import styles from './offer-badge.module.css';

type Discounted = Pick<ShopProduct, 'articlePrice' | 'discountedPrice' | 'shopDiscount'>;

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
  const endWords = useEndWords();
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
          {[shopDiscount.description, t.offerUntil(endWords(shopDiscount.endDate))]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </span>
  );
};

/** The last day of an offer, where it has all of that; else the moment at which it ends. @param iso ISO 8601 in UTC */
function useEndWords() {
  const f = useFormats();
  return (iso: string): string => {
    const end = Date.parse(iso);
    const isWholeDay = dayOf(end - 1) !== dayOf(end);
    return isWholeDay ? f.day(dayOf(end - 1)) : f.dateTime(iso);
  };
}

/** The reader's day of an instant. */
function dayOf(ms: number): string {
  return new Date(ms).toLocaleDateString('sv-SE');
}

/** By how much a product is cheaper, from 0 to 1; 0 for no offer. */
function reductionOf(product: Discounted): number {
  const full = centsOf(product.articlePrice);
  return full === 0 ? 0 : 1 - priceOfProduct(product) / full;
}
