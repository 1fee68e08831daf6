import Button from '@mui/material/Button';
import type { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { SearchIcon } from '../../kit/icons/search.tsx';
import { StorefrontOutlinedIcon } from '../../kit/icons/storefront-outlined.tsx';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import type { CatalogueProduct } from './catalogue.queries.ts';
import { isNarrowed, withoutNarrowing } from './catalogue-address.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { Category } from './category.ts';
import { GridSkeleton, ProductGrid } from './product-grid.tsx';
import styles from './product-list.module.css';
import { shopAddress } from './shop-path.ts';

interface MoreProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

interface Products {
  readonly products: readonly CatalogueProduct[];
}

interface ProductListProps {
  readonly query: Pick<
    ReturnType<typeof useInfiniteQuery<unknown, Error, Products>>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData' | keyof MoreProps
  >;
  readonly categories: readonly Category[];
  readonly current: Category | undefined;
}

/** The products that the address asks for, as far down as somebody wants to go. */
export const ProductList = ({ query, categories, current }: ProductListProps) => {
  const t = useTexts(catalogueTexts);
  const { data, refetch } = query;
  const error = query.isFetchNextPageError ? null : query.error;
  const addressOf = ({ id, categoryId }: CatalogueProduct): string =>
    shopAddress(categories.find((category) => category.id === categoryId)?.path ?? [], id);
  return (
    <Loaded query={{ data, error, refetch }} skeleton={<GridSkeleton />}>
      {({ products }) =>
        products.length === 0 ? (
          <NoProducts current={current} />
        ) : (
          <section aria-labelledby="products">
            <h2 id="products" className="heard">
              {t.products}
            </h2>
            <ProductGrid
              products={products.map((product) => ({ ...product, address: addressOf(product) }))}
              isStale={query.isPlaceholderData}
            />
            <More {...query} />
          </section>
        )
      }
    </Loaded>
  );
};

function NoProducts({ current }: { readonly current: Category | undefined }) {
  const t = useTexts(catalogueTexts);
  const { params, change } = useAddress();
  if (!isNarrowed(params))
    return <EmptyState icon={<StorefrontOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />;
  return (
    <EmptyState icon={<SearchIcon />} title={t.noMatchTitle} text={t.noMatchText}>
      <div className={styles.ways}>
        <Button variant="outlined" onClick={() => change(withoutNarrowing)}>
          {t.reset}
        </Button>
        {current && (
          <Button component={Link} to={{ pathname: shopAddress([]), search: params.toString() }}>
            {t.everywhere}
          </Button>
        )}
      </div>
    </EmptyState>
  );
}

/** The way on; after a failure the same button tries again. */
function More(query: MoreProps) {
  const t = useTexts(catalogueTexts);
  const words = useErrorWords();
  if (!query.hasNextPage) return null;
  const label = query.isFetchNextPageError ? t.retry : t.loadMore;
  return (
    <div className={styles.foot}>
      {query.isFetchNextPageError && <span role="alert">{words(query.error)}</span>}
      <Button
        variant="outlined"
        disabled={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {query.isFetchingNextPage ? t.loadingMore : label}
      </Button>
    </div>
  );
}
