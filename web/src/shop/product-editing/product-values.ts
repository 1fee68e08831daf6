import { appTypes, licenceTypes, productFunctions } from '@tresen/domain/fleet/licences';
import type { ShopProductInput as CheckedInput, LinkKind } from '@tresen/domain/shop/products';
import { linkKinds, productTypes, viewTypes } from '@tresen/domain/shop/products';
import type { ShopProductInput } from '../../kit/graphql/generated/general/graphql.ts';
import type { StoredProduct } from './editing.queries.ts';

/** A number as it is typed: a text that is none stays until it is mended. */
type Typed = number | string | null;

/** A product that is offered along, with its name for the editor. */
export interface FormLink {
  readonly kind: LinkKind;
  readonly linkedNumber: number;
  readonly quantity: Typed;
  readonly nameDe: string;
  readonly nameEn: string;
}

type Numbers =
  | 'position'
  | 'contractDurationMonths'
  | 'billingIntervalMonths'
  | 'price'
  | 'setupFee'
  | 'discountedPrice'
  | 'appRegLevel'
  | 'mainVersion';

/** What the form of a product holds. Money is cents, moments are ISO 8601 in UTC. */
export type ProductForm = Omit<Required<CheckedInput>, 'id' | 'version' | 'links' | Numbers> & {
  [Name in Numbers]: Typed;
} & { links: readonly FormLink[] };

/** What a new product begins with: a draft. */
export const newProduct = (categoryId: string): ProductForm => ({
  ...{ categoryId, position: 0, active: false, type: 'accessory', viewType: 'MainArticle' },
  ...{ contractType: 'OneTime', contractDurationMonths: 0, billingIntervalMonths: 0 },
  ...{ articleNr: '', articleEan: '', price: null, setupFee: 0 },
  ...{ discountedPrice: null, discountFrom: null, discountUntil: null },
  ...{ discountDescriptionDe: '', discountDescriptionEn: '', nameDe: '', nameEn: '' },
  ...{ shortDescriptionDe: '', shortDescriptionEn: '', longDescriptionDe: '', longDescriptionEn: '' },
  ...{ importantNoticeDe: '', importantNoticeEn: '', imageUrls: [], functions: [], licenseRequired: false },
  ...{ appRegLevel: 0, appType: null, appName: null, licenceType: null, mainVersion: null, links: [] },
});

/** What the form shows of a stored product. */
export const formOf = ({
  id: _id,
  version: _version,
  state: _state,
  ...product
}: StoredProduct): ProductForm => ({
  ...product,
  type: oneOf(productTypes, product.type) ?? 'accessory',
  viewType: oneOf(viewTypes, product.viewType) ?? 'MainArticle',
  contractType: product.contractType === 'Recurring' ? 'Recurring' : 'OneTime',
  functions: productFunctions.filter((name) => product.functions.includes(name)),
  appType: oneOf(appTypes, product.appType) ?? null,
  licenceType: oneOf(licenceTypes, product.licenceType) ?? null,
  links: product.links.map((link) => ({ ...link, kind: oneOf(linkKinds, link.kind) ?? 'crossSelling' })),
});

/** A copy of a product: a draft without the numbers that are the other's own. */
export const copyOf = (product: StoredProduct): ProductForm => ({
  ...formOf(product),
  ...{ active: false, articleNr: '', articleEan: '' },
});

/** The form as the API takes it, before it was checked. */
export const inputOf = ({ links, ...values }: ProductForm) => ({
  ...values,
  links: links.map(({ kind, linkedNumber, quantity }) => ({
    ...{ kind, linkedNumber },
    quantity: kind === 'part' ? quantity : 1,
  })),
});

/** What the domain has checked, as the API takes it. */
export const checkedInput = (input: CheckedInput): ShopProductInput => ({
  ...input,
  imageUrls: [...input.imageUrls],
  functions: [...input.functions],
  links: [...input.links],
});

/** A draft was written by an older form, or by anybody: what does not fit is left out. */
export const shapeOf = (draft: ProductForm): ProductForm => {
  const start: Record<string, unknown> = { ...newProduct('') };
  for (const [name, value] of Object.entries(draft)) {
    const isAlike =
      start[name] === null ||
      (typeof value === typeof start[name] && Array.isArray(value) === Array.isArray(start[name]));
    if (name in start && (isAlike || typeof value === 'string')) start[name] = value;
  }
  return start as unknown as ProductForm;
};

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}
