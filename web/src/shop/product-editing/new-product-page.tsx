import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { storedProductQuery } from './editing.queries.ts';
import { EditingFrame } from './editing-frame.tsx';
import { productPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';
import { ProductForm } from './product-form.tsx';
import { copyOf, type ProductForm as Form, newProduct } from './product-values.ts';

/** A new product, or one that begins as a copy (`?copy=101`). */
export const NewProductPage = () => {
  const { params } = useAddress();
  const copied = Number(params.get('copy'));
  const query = useQuery({ ...storedProductQuery(copied), enabled: copied > 0 });
  if (!(copied > 0)) return <NewProduct start={newProduct(params.get('category') ?? '')} />;
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(product) => <NewProduct start={copyOf(product)} />}
    </Loaded>
  );
};

function NewProduct({ start }: { readonly start: Form }) {
  const t = useTexts(editingTexts);
  const navigate = useNavigate();
  return (
    <EditingFrame title={t.newTitle}>
      <ProductForm
        product={undefined}
        start={start}
        onSaved={(id) => void navigate(productPath(id), { replace: true })}
      />
    </EditingFrame>
  );
}
