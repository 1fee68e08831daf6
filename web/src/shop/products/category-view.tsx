import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EditCatalogueLink } from '../product-editing/index.ts';
import { catalogueQuery } from './catalogue.queries.ts';
import { isNarrowed } from './catalogue-address.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { catalogueTexts } from './catalogue-texts.ts';
import { type Category, categoriesBelow } from './category.ts';
import { CategoryRow, CategoryTiles } from './category-tiles.tsx';
import styles from './category-view.module.css';
import { ProductList } from './product-list.tsx';
import { Ways } from './ways.tsx';

interface CategoryViewProps {
  readonly categories: readonly Category[];
  /** The way down to the category that shows; nothing for the shop itself. */
  readonly way: readonly Category[];
  /** Something to be said above the products. */
  readonly notice: ReactNode;
}

/** A category with its products, or the whole shop. */
export const CategoryView = ({ categories, way, notice }: CategoryViewProps) => {
  const t = useTexts(catalogueTexts);
  const { params } = useAddress();
  const current = way.at(-1);
  const query = useInfiniteQuery(catalogueQuery(current?.path ?? [], params, useLanguage()));
  return (
    <>
      {way.length > 0 && <Ways categories={way.slice(0, -1)} />}
      <PageHeader title={current?.name ?? t.title} subtitle={current?.description || t.intro}>
        <EditCatalogueLink />
      </PageHeader>
      {notice}
      <WaysOn categories={categories} way={way} />
      <CatalogueFilters facets={query.data?.facets ?? (query.isError ? null : undefined)} />
      <Count count={query.data?.totalCount} />
      <ProductList query={query} categories={categories} current={current} />
    </>
  );
};

/** The ways on: with pictures at the top of the shop, else what lies below, or beside what has nothing below. */
function WaysOn({ categories, way }: Pick<CategoryViewProps, 'categories' | 'way'>) {
  const { params } = useAddress();
  const current = way.at(-1);
  const below = categoriesBelow(categories, current);
  if (!current) return isNarrowed(params) ? null : <CategoryTiles categories={below} />;
  const row = below.length > 0 ? below : categoriesBelow(categories, way.at(-2));
  return row.length > 1 ? <CategoryRow categories={row} current={current} /> : null;
}

/** How many products there are, and that their prices are net. */
function Count({ count }: { readonly count: number | undefined }) {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const total = count === 1 ? t.one : t.total(f.number(count ?? 0));
  return (
    <p className={styles.count}>
      <span role="status">{count === undefined ? '' : total}</span>
      <span>{t.netPrices}</span>
    </p>
  );
}
