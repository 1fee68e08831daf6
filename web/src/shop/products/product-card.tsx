import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { OfferBadge } from './offer-badge.tsx';
import type { OfferedProduct } from './product.ts';
import styles from './product-card.module.css';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

/** What a card shows of a product. */
export type CardProduct = Pick<
  OfferedProduct,
  | 'id'
  | 'articleName'
  | 'viewType'
  | 'contractType'
  | 'billingIntervalMonths'
  | 'articlePrice'
  | 'discountedPrice'
  | 'setupFee'
  | 'shortDescription'
  | 'imageUrls'
  | 'shopDiscount'
  | 'licenseRequired'
> & { readonly address: string };

/** A product of the catalogue; all of the card leads to it. */
export const ProductCard = ({ product }: { readonly product: CardProduct }) => {
  const t = useTexts(catalogueTexts);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture path={product.imageUrls[0]} />
        <Marks product={product} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={product.address}>{product.articleName}</Link>
        </h3>
        {product.licenseRequired && <p className={styles.key}>{t.needsKey}</p>}
        <p className={styles.description}>{product.shortDescription}</p>
        <div className={styles.price}>
          <ProductPrice product={product} />
        </div>
      </div>
    </article>
  );
};

function Marks({ product }: { readonly product: CardProduct }) {
  const t = useTexts(catalogueTexts);
  return (
    <span className={styles.marks}>
      <OfferBadge product={product} />
      {product.viewType === 'BundleArticle' && <span className={styles.mark}>{t.bundle}</span>}
    </span>
  );
}
