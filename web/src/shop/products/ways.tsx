import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { Category } from './category.ts';
import { shopAddress } from './shop-path.ts';
import styles from './ways.module.css';

/** The way from the shop down to what the page shows; what is shown itself stands in the page's title. */
export const Ways = ({ categories }: { readonly categories: readonly Category[] }) => {
  const t = useTexts(catalogueTexts);
  return (
    <nav className={styles.ways} aria-label={t.way}>
      <ol>
        <li>
          <Link to={shopAddress([])}>{t.title}</Link>
        </li>
        {categories.map(({ id, name, path }) => (
          <li key={id}>
            <Link to={shopAddress(path)}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
