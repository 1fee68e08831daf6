import { centsOf, priceOfProduct } from '@tresen/domain/shop/products';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './bundle-parts.module.css';
import { catalogueTexts } from './catalogue-texts.ts';
import type { OfferedProduct } from './product.ts';
import { ProductPicture } from './product-picture.tsx';
import { usePriceWords } from './product-words.ts';
import { shopAddress } from './shop-path.ts';

/** What a bundle consists of. */
export interface BundlePart {
  readonly product: OfferedProduct;
  readonly quantity: number;
}

interface BundlePartsProps {
  readonly bundle: OfferedProduct;
  readonly parts: readonly BundlePart[];
}

/** What a bundle contains, and what it saves. */
export const BundleParts = ({ bundle, parts }: BundlePartsProps) => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  return (
    <Panel title={t.parts}>
      <ul className={styles.parts}>
        {parts.map(({ product, quantity }) => (
          <li key={product.id}>
            <span className={styles.picture}>
              <ProductPicture path={product.imageUrls[0]} />
            </span>
            <Link to={shopAddress([], product.id)}>{t.part(f.number(quantity), product.articleName)}</Link>
          </li>
        ))}
      </ul>
      <Saving bundle={bundle} parts={parts} />
    </Panel>
  );
};

function Saving({ bundle, parts }: BundlePartsProps) {
  const t = useTexts(catalogueTexts);
  const { money } = usePriceWords();
  const separate = separatePrice(parts);
  const saved = separate - priceOfProduct(bundle) - centsOf(bundle.setupFee);
  if (saved <= 0) return null;
  return <p className={styles.saving}>{t.saving(money(separate), money(saved))}</p>;
}

/** What the parts of a bundle cost one by one, with their setups. Cents, net. */
function separatePrice(parts: readonly BundlePart[]): number {
  return parts.reduce(
    (sum, { product, quantity }) => sum + (priceOfProduct(product) + centsOf(product.setupFee)) * quantity,
    0,
  );
}
