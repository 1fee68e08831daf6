import { updatePriceInputSchema } from '@tresen/domain/fleet/licences';
import { type FieldError, type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { UpdatePrice } from './update-prices.queries.ts';

/** What the form holds; a number as it is typed, which may be none yet. */
export interface PriceForm {
  appType: UpdatePrice['appType'];
  licenceType: UpdatePrice['licenceType'];
  kind: 'update' | 'upgrade';
  fromVersion: number | string | null;
  mainVersion: number | string | null;
  price: number | string | null;
}

/** The form as the API takes it, before it was checked. */
export const priceInputOf = ({ kind, ...values }: PriceForm) => ({
  ...values,
  isUpgrade: kind === 'upgrade',
});

// The domain's rules, which the server applies, too.
const resolver: Resolver<PriceForm> = (values) => {
  const parsed = updatePriceInputSchema.safeParse(priceInputOf(values));
  if (parsed.success) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'rule', message };
  return { values: {}, errors: errors as FieldErrors<PriceForm> };
};

/** The form of a price; of a new one without any. */
export const usePriceForm = (price: UpdatePrice | undefined) =>
  useForm<PriceForm>({ resolver, mode: 'onTouched', defaultValues: startOf(price) });
export type UpdatePriceForm = ReturnType<typeof usePriceForm>;

function startOf(price: UpdatePrice | undefined): PriceForm {
  return {
    appType: price?.appType ?? 'gastro',
    licenceType: price?.licenceType ?? 'basic',
    kind: price?.isUpgrade ? 'upgrade' : 'update',
    fromVersion: price?.fromVersion ?? null,
    mainVersion: price?.mainVersion ?? null,
    price: price?.price ?? null,
  };
}
