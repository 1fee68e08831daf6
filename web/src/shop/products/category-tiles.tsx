import { withBreaks } from '@tresen/domain/shop/products';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useCurrentInSight } from '../../kit/page/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { Category } from './category.ts';
import styles from './category-tiles.module.css';
import { ProductPicture } from './product-picture.tsx';
import { shopAddress } from './shop-path.ts';

/** The categories at the top of the shop, with their pictures. */
export const CategoryTiles = ({ categories }: { readonly categories: readonly Category[] }) => {
  const t = useTexts(catalogueTexts);
  const count = useCount();
  return (
    <nav aria-label={t.categories}>
      <ul className={styles.tiles}>
        {categories.map(({ id, name, path, imagePath, productCount }) => (
          <li key={id}>
            <Link to={shopAddress(path)} className={styles.tile ?? ''}>
              <span className={styles.picture}>
                <ProductPicture path={imagePath ?? undefined} isEager />
              </span>
              <span className={styles.words}>
                <strong>{withBreaks(name)}</strong>
                <span className={styles.count}>{count(productCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface CategoryRowProps {
  readonly categories: readonly Category[];
  readonly current: Category;
}

/** The categories below one, or beside it where there is nothing below. */
export const CategoryRow = ({ categories, current }: CategoryRowProps) => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const row = useRef<HTMLUListElement>(null);
  useCurrentInSight(row, current.id);
  return (
    <nav aria-label={t.categories}>
      <ul className={styles.row} ref={row}>
        {categories.map(({ id, name, path, productCount }) => (
          <li key={id}>
            <Link to={shopAddress(path)} aria-current={id === current.id ? 'page' : undefined}>
              {name} <span className={styles.count}>{f.number(productCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

function useCount() {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  return (count: number) => (count === 1 ? t.one : t.total(f.number(count)));
}
