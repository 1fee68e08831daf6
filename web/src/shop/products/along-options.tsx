import { centsOf } from '@tresen/domain/shop/products';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './along-options.module.css';
import { catalogueTexts } from './catalogue-texts.ts';
import type { OfferedProduct } from './product.ts';
import { ProductPrice } from './product-price.tsx';
import { usePriceWords } from './product-words.ts';
import { shopAddress } from './shop-path.ts';

interface OptionProps {
  readonly product: OfferedProduct;
  /** A sub-product costs nothing but its setup (SHP-73). */
  readonly isIncluded: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

interface AlongOptionsProps {
  readonly legend: string;
  readonly hint: string;
  readonly products: readonly OfferedProduct[];
  readonly chosen: readonly number[];
  readonly isIncluded?: boolean;
  readonly onToggle: (id: number) => void;
}

/** Products that can be chosen along with another one, each with what it adds to the price. */
export const AlongOptions = ({
  legend,
  hint,
  products,
  chosen,
  isIncluded = false,
  onToggle,
}: AlongOptionsProps) =>
  products.length === 0 ? null : (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.list}>
        {products.map((product) => (
          <Option
            key={product.id}
            product={product}
            isIncluded={isIncluded}
            isChosen={chosen.includes(product.id)}
            onToggle={() => onToggle(product.id)}
          />
        ))}
      </ul>
    </fieldset>
  );

function Option({ product, isIncluded, isChosen, onToggle }: OptionProps) {
  const t = useTexts(catalogueTexts);
  return (
    <li className={styles.option}>
      <label className={styles.label}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={styles.words}>
          <strong>{product.articleName}</strong>
          {product.shortDescription !== '' && (
            <span className={styles.description}>{product.shortDescription}</span>
          )}
          {isIncluded ? <IncludedPrice product={product} /> : <ProductPrice product={product} />}
        </span>
      </label>
      <Link
        className={styles.details ?? ''}
        to={shopAddress([], product.id)}
        aria-label={`${product.articleName}: ${t.details}`}
      >
        {t.details}
      </Link>
    </li>
  );
}

function IncludedPrice({ product }: { readonly product: OfferedProduct }) {
  const t = useTexts(catalogueTexts);
  const { money } = usePriceWords();
  const setup = centsOf(product.setupFee);
  return <span className={styles.included}>{setup > 0 ? t.setup(money(setup)) : t.included}</span>;
}
