import { type CatalogueFilter, type CatalogueOrder, catalogueOrders } from '@tresen/domain/shop/products';

/** The parameters of the address that narrow and order the catalogue. */
export const narrowing = {
  search: 'search',
  type: 'type',
  appType: 'for',
  contract: 'pay',
  price: 'price',
  offers: 'offers',
} as const;
export const orderParam = 'sort';

/** How the orders of the catalogue stand in the address; its own does not. */
const orders: Readonly<Record<string, CatalogueOrder>> = {
  price: 'PRICE_UP',
  '-price': 'PRICE_DOWN',
  name: 'NAME',
  newest: 'NEWEST',
};

/** How payments stand in the address. */
const contracts = { once: 'OneTime', recurring: 'Recurring' } as const;

/** Steps of prices to choose from: euro, net. */
const priceSteps = [50, 150, 500, 1_000] as const;

/** A range of prices as the address has it: `50-150`, `-50`, `500-`. Euro, net. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

const priceRange = /^(\d{0,7})-(\d{0,7})$/;

export const writePriceRange = ({ from, to }: PriceRange): string => `${from ?? ''}-${to ?? ''}`;

/** The ranges between the steps, from the cheapest to the dearest. */
export const priceRanges: readonly PriceRange[] = [null, ...priceSteps].map((from, place) => ({
  from,
  to: priceSteps[place] ?? null,
}));

/** What an address asks of the catalogue. What it does not know narrows nothing. */
export const readCatalogueAddress = (params: URLSearchParams) => {
  const price = readPriceRange(params.get(narrowing.price));
  const contract = params.get(narrowing.contract);
  const filter: CatalogueFilter = {
    types: oneOf(params.get(narrowing.type)),
    appTypes: oneOf(params.get(narrowing.appType)),
    contractTypes: contract === 'once' || contract === 'recurring' ? [contracts[contract]] : null,
    priceFrom: price?.from ?? null,
    priceTo: price?.to ?? null,
    isDiscounted: params.has(narrowing.offers) ? true : null,
  };
  const order: CatalogueOrder = orders[params.get(orderParam) ?? ''] ?? catalogueOrders[0];
  return { search: params.get(narrowing.search), filter, order } as const;
};

/** True when the address shows only a part of what there is. */
export const isNarrowed = (params: URLSearchParams): boolean =>
  Object.values(narrowing).some((name) => params.has(name));

/** What takes all filters out of an address. */
export const withoutNarrowing: Readonly<Record<string, null>> = Object.fromEntries(
  Object.values(narrowing).map((name) => [name, null]),
);

/** Null for none, and for what is no range. */
function readPriceRange(text: string | null): PriceRange | null {
  const [, from = '', to = ''] = priceRange.exec(text ?? '') ?? [];
  if (from === '' && to === '') return null;
  return { from: from === '' ? null : Number(from), to: to === '' ? null : Number(to) };
}

function oneOf(text: string | null): string[] | null {
  return text === null ? null : [text];
}
