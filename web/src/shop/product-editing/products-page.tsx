import Button from '@mui/material/Button';
import { productList, productListWords } from '@tresen/domain/shop/products';
import { Link } from 'react-router';
import { ListPage } from '../../account/list-page/index.ts';
import { useLanguage, useTexts, useWords } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { CategoryOutlinedIcon } from '../../kit/icons/category-outlined.tsx';
import { PriceChangeOutlinedIcon } from '../../kit/icons/price-change-outlined.tsx';
import { ChoiceFilter, LinkedList, linkReader, useRecordList } from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { EditTermsLink } from '../terms/index.ts';
import { placedCategories } from './category-order.ts';
import { useCategories, useCategorySource } from './category-source.ts';
import { type ListedRow, listedProductsQuery } from './editing.queries.ts';
import { categoriesPath, newProductPath, updatePricesPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';
import { productName, useProductColumns } from './product-columns.tsx';

/** Reads an address of before as the list's own. */
const withListFilters = linkReader(productList.fields, {
  search: 'q',
  category: ['categoryId', 'is'],
  state: ['state', 'is'],
});

/** All products of the catalogue, drafts and what is sold no more among them. */
export const ProductsPage = () => (
  <LinkedList read={withListFilters}>
    <Products />
  </LinkedList>
);

function Products() {
  const t = useTexts(editingTexts);
  const language = useLanguage();
  const words = useWords(productListWords);
  const list = useRecordList<ListedRow>({
    name: 'catalogue',
    entity: productList,
    words,
    query: listedProductsQuery,
  });
  const categories = placedCategories(useCategories(), language);
  return (
    <ListPage
      list={list}
      columns={useProductColumns()}
      nameOf={(product) => productName(product, language)}
      head={<Head />}
      sources={useCategorySource()}
      searchLabel={t.search}
      filters={
        <>
          <ChoiceFilter
            list={list}
            field="categoryId"
            options={categories.map(({ category, name }) => ({ id: category.id, name }))}
          />
          <ChoiceFilter list={list} field="state" />
        </>
      }
      empty={<EmptyState title={t.emptyTitle} text={t.emptyText} />}
    />
  );
}

function Head() {
  const t = useTexts(editingTexts);
  return (
    <>
      <Button component={Link} to={categoriesPath} startIcon={<CategoryOutlinedIcon />}>
        {t.categories}
      </Button>
      <Button component={Link} to={updatePricesPath} startIcon={<PriceChangeOutlinedIcon />}>
        {t.updatePrices}
      </Button>
      <EditTermsLink />
      <Button component={Link} to={newProductPath} variant="contained" startIcon={<AddIcon />}>
        {t.newProduct}
      </Button>
    </>
  );
}
