import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ContentCopyIcon } from '../../kit/icons/content-copy.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { StorefrontOutlinedIcon } from '../../kit/icons/storefront-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog, EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { type StoredProduct, storedProductQuery, useRemoveProduct } from './editing.queries.ts';
import { EditingFrame } from './editing-frame.tsx';
import { editingPath, newProductPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';
import { ProductForm } from './product-form.tsx';
import { formOf } from './product-values.ts';

/** A product of the catalogue with all that can be edited. */
export const ProductPage = ({ id }: { readonly id: number }) => {
  const query = useQuery(storedProductQuery(id));
  if (query.error && !query.data && failureCode(query.error) === 'NOT_FOUND') return <NotFound />;
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(product) => <OneProduct key={product.id} product={product} />}
    </Loaded>
  );
};

function NotFound() {
  const t = useTexts(editingTexts);
  return (
    <EmptyState title={t.notFoundTitle} text={t.notFoundText} isPage>
      <Button component={Link} to={editingPath} variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}

function OneProduct({ product }: { readonly product: StoredProduct }) {
  const name = useLanguage() === 'de' ? product.nameDe : product.nameEn;
  return (
    <EditingFrame title={name} actions={<Actions product={product} name={name} />}>
      <ProductForm product={product} start={formOf(product)} onSaved={() => undefined} />
    </EditingFrame>
  );
}

function Actions({ product, name }: { readonly product: StoredProduct; readonly name: string }) {
  const t = useTexts(editingTexts);
  return (
    <>
      {product.state === 'DRAFT' && <RemoveDraft product={product} name={name} />}
      <Button component={Link} to={`${newProductPath}?copy=${product.id}`} startIcon={<ContentCopyIcon />}>
        {t.copy}
      </Button>
      {product.state !== 'DRAFT' && (
        <Button
          component={Link}
          to={`/apps/shop/${product.id}`}
          startIcon={<StorefrontOutlinedIcon />}
          variant="outlined"
        >
          {t.inShop}
        </Button>
      )}
    </>
  );
}

function RemoveDraft({ product, name }: { readonly product: StoredProduct; readonly name: string }) {
  const t = useTexts(editingTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  const remove = useRemoveProduct();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(
      { id: product.id, version: product.version },
      {
        onSuccess: () => {
          notify.success(t.removed(name));
          void navigate(editingPath, { replace: true });
        },
        onError: notify.failure,
      },
    );
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlinedIcon />} onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.removeTitle(name)}
        confirm={t.remove}
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}
