/** What of an article its price depends on; cents. */
export interface PricedArticle {
  readonly price: number;
  readonly prices: readonly { readonly key: number; readonly price: number }[];
}

/** The price group of a terminal that nobody has given another, and of a register without a terminal. */
export const usualPriceGroup = 1;

/**
 * What an article costs where is sold by a price group (decision 48): the further price with the group's number, or else
 * the main price. Cents.
 */
export const priceIn = ({ price, prices }: PricedArticle, group: number): number =>
  prices.find(({ key }) => key === group)?.price ?? price;

/** The lowest price group but the usual one that has no price yet: a further price is meant for some terminals only. */
export const nextPriceGroup = (taken: readonly number[]): number => {
  let group = usualPriceGroup + 1;
  while (taken.includes(group)) group += 1;
  return group;
};
