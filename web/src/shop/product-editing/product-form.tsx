import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { shopProductInputSchema } from '@tresen/domain/shop/products';
import { useEffect, useState } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import { FormBar } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useSaveKey, useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './editing.module.css';
import { type StoredProduct, storedProductQuery, useSaveProduct } from './editing.queries.ts';
import { editingTexts } from './editing-texts.ts';
import { GeneralSection } from './general-section.tsx';
import { LicenceSection } from './licence-section.tsx';
import { LinksSection } from './links-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { checkedInput, type ProductForm as Form, formOf, inputOf } from './product-values.ts';
import { useProductForm } from './use-product-form.ts';
import { WordsSection } from './words-section.tsx';

interface ProductFormProps {
  /** Undefined for a new one. */
  readonly product: StoredProduct | undefined;
  readonly start: Form;
  readonly onSaved: (id: number) => void;
}

const formId = 'shop-product-form';

/** The form of a product: with a draft, never over what somebody else has saved, faults at their fields. */
export const ProductForm = ({ product, start, onSaved }: ProductFormProps) => {
  const t = useTexts(editingTexts);
  const language = useLanguage();
  const notify = useNotify();
  const save = useSaveProduct();
  const conflict = useConflict(product);
  const { form, version, base, isRestored, startFrom, takeChoice } = useProductForm(
    product ? String(product.id) : 'new',
    start,
    product?.version ?? 0,
  );
  const { isDirty, isSubmitting, submitCount, errors } = useFormState({ control: form.control });
  const startAnew = () => startFrom(start, product?.version ?? 0);
  const settle = useUnsaved(isDirty, { onDiscard: startAnew });
  useSaveKey(formId);
  useEffect(() => {
    // Somebody else has saved, and nothing typed here is in the way.
    if (product && product.version > version && !isDirty) startFrom(formOf(product), product.version);
  }, [product, version, isDirty, startFrom]);

  const refused = async (error: unknown) => {
    const fault = faultOf(error);
    if (error instanceof RequestError && error.code === 'CONFLICT') await conflict.look();
    else if (fault) form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    else notify.failure(error);
  };
  const submitAt = (at: number) =>
    form.handleSubmit(async (values) => {
      conflict.settle();
      const input = checkedInput(shopProductInputSchema.parse(inputOf(values)));
      const stored = product ? { id: product.id, version: at } : {};
      await save.mutateAsync({ ...input, ...stored }).then((id) => {
        startFrom(values, at + 1);
        settle();
        notify.success(t.saved(language === 'de' ? input.nameDe : input.nameEn));
        onSaved(Number(id));
      }, refused);
    });
  const settleConflict = (theirs: Form, at: number) => (values: Form, isTheirs: boolean) => {
    conflict.settle();
    if (isTheirs) return startFrom(values, at);
    takeChoice(values, theirs, at);
    void submitAt(at)();
  };
  return (
    <FormProvider {...form}>
      <form id={formId} className={styles.form} noValidate onSubmit={submitAt(version)}>
        {isRestored && <Alert severity="info">{t.draftRestored}</Alert>}
        <GeneralSection />
        <PriceSection />
        <WordsSection />
        <PicturesSection />
        <LicenceSection />
        <LinksSection />
      </form>
      {conflict.theirs && (
        <ProductConflict
          mine={form.getValues()}
          theirs={formOf(conflict.theirs)}
          base={base}
          onClose={conflict.settle}
          onChosen={settleConflict(formOf(conflict.theirs), conflict.theirs.version)}
        />
      )}
      <FormBar
        formId={formId}
        isDirty={isDirty}
        isSubmitting={isSubmitting}
        faults={submitCount > 0 ? Object.keys(errors).length : 0}
        onDiscard={startAnew}
      />
    </FormProvider>
  );
};

/** What somebody else has saved meanwhile, asked for once the server has refused to write over it. */
function useConflict(product: StoredProduct | undefined) {
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<StoredProduct>();
  const look = async () => {
    if (product) setTheirs(await client.fetchQuery({ ...storedProductQuery(product.id), staleTime: 0 }));
  };
  return { theirs, look, settle: () => setTheirs(undefined) };
}

/** What the server refuses, as a fault of a field; undefined where it is none. */
function faultOf(error: unknown): { readonly field: keyof Form; readonly message: string } | undefined {
  return error instanceof RequestError && error.code === 'INVALID_INPUT'
    ? {
        field: String(error.parameters.field).split('.')[0] as keyof Form,
        message: String(error.parameters.message),
      }
    : undefined;
}
