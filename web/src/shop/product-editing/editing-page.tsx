import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { CategoriesPage } from './categories-page.tsx';
import { mayEditQuery } from './editing.queries.ts';
import { editingTexts } from './editing-texts.ts';
import { NewProductPage } from './new-product-page.tsx';
import { ProductPage } from './product-page.tsx';
import { ProductsPage } from './products-page.tsx';
import { UpdatePricesPage } from './update-prices-page.tsx';

/** /manage/e-commerce/catalogue/:productId?: `new`, `categories`, `update-prices`, a number, or the list of all products. */
export const EditingPage = () => {
  const { productId } = useParams();
  const query = useQuery(mayEditQuery);
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(mayEdit) => (mayEdit ? <PageOf productId={productId} /> : <Forbidden />)}
    </Loaded>
  );
};

function PageOf({ productId }: { readonly productId: string | undefined }) {
  if (productId === undefined) return <ProductsPage />;
  if (productId === 'categories') return <CategoriesPage />;
  if (productId === 'update-prices') return <UpdatePricesPage />;
  if (productId === 'new') return <NewProductPage />;
  const id = Number(productId);
  // What is no number of a product is asked for as one that nobody has.
  return <ProductPage id={Number.isInteger(id) && id > 0 ? id : 0} />;
}

function Forbidden() {
  const t = useTexts(editingTexts);
  return <EmptyState title={t.forbiddenTitle} text={t.forbiddenText} isPage />;
}
