import { AppError } from '@tresen/domain/kit/errors';
import type { CatalogueOrder, ShopLanguage } from '@tresen/domain/shop/products';
import * as z from 'zod/mini';
import type { IndexedProduct } from './catalogue-index.ts';
import { isOnRequest, priceAt } from './prices-today.ts';

/** Where a product stands in an order: what it is ordered by, its shop number last. */
export type CataloguePlace = readonly (string | number)[];

/** Whose language and which moment, in milliseconds since 1970, an order goes by. */
export interface OrderReader {
  readonly language: ShopLanguage;
  readonly now: number;
}

/** @param rank 0 before 1 in the seller's order */
export const placeIn = (
  order: CatalogueOrder,
  product: IndexedProduct,
  { language, now }: OrderReader,
  rank: number,
): CataloguePlace => {
  const { number } = product;
  switch (order) {
    case 'CATALOGUE':
      return [rank, product.place, product.position, number];
    case 'PRICE_UP':
      return [priceOr(1e15, product, now), number];
    case 'PRICE_DOWN':
      return [priceOr(-1, product, now), number];
    case 'NAME':
      return [language === 'de' ? product.nameKeyDe : product.nameKeyEn, number];
    case 'NEWEST':
      return [product.offeredAt, number];
  }
};

/** Negative where the first place comes before the other one of the same order, upwards; 0 for the same. */
export const comparePlaces = (one: CataloguePlace, other: CataloguePlace): number => {
  for (let at = 0; at < one.length; at += 1) {
    const difference = compareKeys(one[at] ?? 0, other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const key = { text: z.string().check(z.maxLength(500)), number: z.number() };
const placeSchemas = {
  CATALOGUE: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  PRICE_UP: z.tuple([z.int(), z.int()]),
  PRICE_DOWN: z.tuple([z.int(), z.int()]),
  NAME: z.tuple([key.text, z.int()]),
  NEWEST: z.tuple([key.number, z.int()]),
} as const satisfies Record<CatalogueOrder, z.ZodMiniType>;

/** A place as clients get it, to ask for what comes behind it. */
export const cursorOf = (order: CatalogueOrder, place: CataloguePlace): string =>
  Buffer.from(JSON.stringify([order, ...place])).toString('base64url');

/** The place of a cursor. @throws {AppError} INVALID_INPUT for what is none, or one of another order */
export const placeOf = (order: CatalogueOrder, cursor: string): CataloguePlace => {
  try {
    const [of, ...place] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (of === order) return placeSchemas[order].parse(place);
  } catch {
    // Told below, as a place of another order is.
  }
  throw new AppError('INVALID_INPUT', { field: 'after' });
};

// What has no price yet comes last, whichever way.
function priceOr(last: number, product: IndexedProduct, now: number): number {
  return isOnRequest(product, now) ? last : priceAt(product, now);
}

function compareKeys(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareTexts(`${one}`, `${other}`);
}

/** As PostgreSQL compares under collation "C": by characters, of which JavaScript cuts some in two. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  // Two halves begin with the same one: they differ in the second, which tells the same.
  return (one.codePointAt(at) ?? -1) - (other.codePointAt(at) ?? -1);
}
