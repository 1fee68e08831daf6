/**
 * Margin of an article in hundredths of a percent: (net price − purchase price) / net price (decisions ART-17), rounded.
 * @param price gross, in cents
 * @param purchasePrice net, in cents; null when nobody said
 * @param vat in hundredths of a percent, of the sale in house
 * @returns null without a purchase price, or for an article that costs nothing
 */
export const marginOf = (price: number, purchasePrice: number | null, vat: number): number | null => {
  if (purchasePrice === null || price <= 0) return null;
  const net = price / (1 + vat / 10_000);
  return Math.round(((net - purchasePrice) / net) * 10_000);
};
