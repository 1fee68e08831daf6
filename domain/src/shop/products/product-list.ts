import { cents, choice, type EntityWords, type ListedKind, named } from '../../kit/entities/index.ts';
import { type ProductType, productTypes } from './catalogue.ts';

/** How it stands with a product: sold, never sold yet, or sold no more. */
export const productStates = ['ON_SALE', 'DRAFT', 'ENDED'] as const;
export type ProductState = (typeof productStates)[number];

const fields = {
  state: choice(productStates, { isRequired: true, isFiltered: true }),
  /** With all below it. */
  categoryId: named({ isRequired: true, isFiltered: true }),
  type: choice(productTypes, { isRequired: true, isFiltered: true }),
  price: cents({ isRequired: true, isFiltered: true }),
} as const;

/** By what the seller's list of products is narrowed; its order is by name. */
export const productList = { fields, title: 'name', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface ProductListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
  readonly choices: {
    readonly state: Readonly<Record<ProductState, string>>;
    readonly type: Readonly<Record<ProductType, string>>;
  };
}
