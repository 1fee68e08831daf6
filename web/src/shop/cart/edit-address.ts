import type { CartLine } from '@tresen/domain/shop/cart';

/** The parameter of a product page that names the line of the cart which it edits (SHP-21). */
export const lineParam = 'line';

/** Where a line is edited: the page of its product, which takes the line's place in the cart again. */
export const editAddressOf = ({ id, lineId }: Pick<CartLine, 'id' | 'lineId'>): string =>
  `/apps/shop/${id}?${new URLSearchParams({ [lineParam]: lineId })}`;
