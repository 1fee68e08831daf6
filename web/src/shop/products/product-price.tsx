import { isPriceOnRequest, monthsOf } from '@tresen/domain/shop/cart';
import { centsOf, priceOfProduct } from '@tresen/domain/shop/products';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { OfferedProduct } from './product.ts';
import styles from './product-price.module.css';
import { usePriceWords } from './product-words.ts';

/** A product as its price is written. */
export type PricedProduct = Pick<
  OfferedProduct,
  | 'articlePrice'
  | 'discountedPrice'
  | 'setupFee'
  | 'contractType'
  | 'billingIntervalMonths'
  | 'licenseRequired'
>;

/** True where the price is known only once the licence has been checked (SHP-71). */
export const hasPriceOnRequest = (product: PricedProduct): boolean =>
  isPriceOnRequest({ ...product, licenceFixed: false });

/** What a product costs: the price before and now, how often it is paid, and the setup. */
export const ProductPrice = ({
  product,
  isLarge = false,
}: {
  readonly product: PricedProduct;
  readonly isLarge?: boolean;
}) => {
  const t = useTexts(catalogueTexts);
  const { money } = usePriceWords();
  const setup = centsOf(product.setupFee);
  return (
    <span className={isLarge ? styles.large : styles.price}>
      {hasPriceOnRequest(product) ? (
        <span className={styles.line}>
          <strong>{t.priceOnRequest}</strong>
        </span>
      ) : (
        <Amount product={product} />
      )}
      {setup > 0 && <span className={styles.setup}>{t.setup(money(setup))}</span>}
    </span>
  );
};

function Amount({ product }: { readonly product: PricedProduct }) {
  const t = useTexts(catalogueTexts);
  const { money, interval } = usePriceWords();
  const cents = priceOfProduct(product);
  const full = centsOf(product.articlePrice);
  const months = monthsOf(product);
  return (
    <span className={styles.line}>
      {cents < full && <Before cents={full} />}
      <strong>
        {cents < full && <span className="heard">{t.now} </span>}
        {cents === 0 ? t.free : money(cents)}
      </strong>
      {months > 0 && cents > 0 && <span className={styles.interval}>{interval(months)}</span>}
    </span>
  );
}

function Before({ cents }: { readonly cents: number }) {
  const t = useTexts(catalogueTexts);
  const { money } = usePriceWords();
  return (
    <del className={styles.before}>
      <span className="heard">{t.before} </span>
      {money(cents)}
    </del>
  );
}
