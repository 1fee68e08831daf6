import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AtPath } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Loaded } from '../../kit/states/index.ts';
import { categoriesQuery, type ProductPageData, productQuery } from './catalogue.queries.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { Category } from './category.ts';
import { CategoryView } from './category-view.tsx';
import { ProductView } from './product-view.tsx';
import { ShopNotice } from './shop-notice.tsx';
import { placeAt, type ShopPlace, shopAddress } from './shop-path.ts';
import { CategorySkeleton, ProductSkeleton } from './skeletons.tsx';

interface PlaceProps {
  readonly categories: readonly Category[];
  readonly place: ShopPlace<Category>;
}

/** /apps/shop and what lies below it: a way through categories to a product (SHP-02, decisions SHP-03). */
export const ShopPage = () => {
  const { '*': path = '' } = useParams();
  const query = useQuery(categoriesQuery(useLanguage()));
  return (
    <Loaded query={query} skeleton={<CategorySkeleton />}>
      {(categories) => {
        const place = placeAt(path, categories);
        return place.productId === undefined ? (
          <CategoryAt categories={categories} place={place} />
        ) : (
          <ProductAt key={place.productId} categories={categories} place={place} id={place.productId} />
        );
      }}
    </Loaded>
  );
};

function CategoryAt({
  categories,
  place,
  isProductGone = false,
}: PlaceProps & { readonly isProductGone?: boolean }) {
  const t = useTexts(catalogueTexts);
  const way = place.categories;
  const notice = (
    <ShopNotice unknown={place.unknown} isProductGone={isProductGone} place={way.at(-1)?.name ?? t.title} />
  );
  return <CategoryView categories={categories} way={way} notice={notice} />;
}

function ProductAt({ id, ...props }: PlaceProps & { readonly id: number }) {
  const query = useQuery(productQuery(id, useLanguage()));
  return (
    <Loaded query={query} skeleton={<ProductSkeleton />}>
      {(page) =>
        page === null ? (
          <CategoryAt {...props} isProductGone />
        ) : (
          <FoundProduct unknown={props.place.unknown} page={page} />
        )
      }
    </Loaded>
  );
}

/** A known product at its own address, so that links that are sent are alike; else with what was not found. */
function FoundProduct({
  unknown,
  page,
}: {
  readonly unknown: readonly string[];
  readonly page: ProductPageData;
}) {
  const { product, categories } = page;
  // The page shows while its address is mended.
  const atPath = <AtPath path={shopAddress(categories.at(-1)?.path ?? [], product.id)}>{null}</AtPath>;
  return (
    <>
      {unknown.length === 0 && atPath}
      <ShopNotice unknown={unknown} place={product.articleName} />
      <ProductView page={page} />
    </>
  );
}
