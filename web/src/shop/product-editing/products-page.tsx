import Add from '@mui/icons-material/Add';
import Category from '@mui/icons-material/CategoryOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Pager, pageSizes, RowsSkeleton, useRowsPerPage } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { EditTermsLink } from '../terms/index.ts';
import { type ListedProducts, listedProductsQuery } from './editing.queries.ts';
import { categoriesPath, newProductPath, updatePricesPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';

const filterNames = ['search', 'category', 'state'] as const;

/** All products of the catalogue, drafts and what is sold no more among them. */
export const ProductsPage = () => {
  const t = useTexts(editingTexts);
  const f = useFormats();
  const { params } = useAddress();
  const query = useQuery(listedProductsQuery(params, useRowsPerPage()));
  const count = query.data?.totalCount;
  const total = count === undefined ? ' ' : count === 1 ? t.one : t.total(f.number(count));
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{total}</span>}>
        <Button component={Link} to={categoriesPath} startIcon={<Category />}>
          {t.categories}
        </Button>
        <Button component={Link} to={updatePricesPath} startIcon={<PriceChange />}>
          {t.updatePrices}
        </Button>
        <EditTermsLink />
        <Button component={Link} to={newProductPath} variant="contained" startIcon={<Add />}>
          {t.newProduct}
        </Button>
      </PageHeader>
      <ProductFilters />
      <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
        {(products) => <List products={products} isStale={query.isPlaceholderData} />}
      </Loaded>
    </>
  );
};

function List({ products, isStale }: { readonly products: ListedProducts; readonly isStale: boolean }) {
  return products.nodes.length === 0 ? (
    <Empty />
  ) : (
    <>
      <ProductTable products={products.nodes} isStale={isStale} />
      {products.totalCount > pageSizes[0] && <Pager connection={products} />}
    </>
  );
}

function Empty() {
  const t = useTexts(editingTexts);
  const { params, change } = useAddress();
  const isFiltered = filterNames.some((name) => params.has(name));
  if (!isFiltered) return <EmptyState title={t.emptyTitle} text={t.emptyText} />;
  return (
    <EmptyState title={t.noMatchTitle} text={t.noMatchText}>
      <Button
        variant="outlined"
        onClick={() => change({ search: null, category: null, state: null, after: null, page: null })}
      >
        {t.resetFilter}
      </Button>
    </EmptyState>
  );
}
