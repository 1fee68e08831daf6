import { productMessages, shopProductInputSchema } from '@tresen/domain/shop/products';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { useTexts } from '../../kit/i18n/index.ts';
import { draftPlace, useDraftForm } from '../../kit/leave/index.ts';
import { faultWords } from './fault-words.ts';
import { inputOf, type ProductForm, shapeOf } from './product-values.ts';

// The domain's rules, which the server applies, too.
const resolver: Resolver<ProductForm> = (values) => {
  const parsed = shopProductInputSchema.safeParse(inputOf(values));
  if (parsed.success) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'rule', message };
  return { values: {}, errors: errors as FieldErrors<ProductForm> };
};

/** The form of a product with its draft; version 0 is for a new one. */
export const useProductForm = (place: string, saved: ProductForm, version: number) =>
  useDraftForm<ProductForm>({
    place: draftPlace('shopProduct', place),
    resolver,
    saved,
    version,
    shape: shapeOf,
  });

/** The words of a fault; what the server said where it has none. */
export const useFaultWords = () => {
  const words = useTexts(faultWords);
  return (message: string | undefined): string | undefined => {
    const code = productMessages.find((known) => known === message);
    return code ? words[code] : message;
  };
};
