/** Sums of one VAT key over a receipt, in cents; the rate in hundredths of a percent. */
export interface VatTotal {
  readonly key: number;
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

interface WithPositions {
  /** VAT of the whole receipt, of registers that round it once. */
  readonly vat?: readonly VatTotal[] | null | undefined;
  readonly positions: readonly { readonly vat: readonly VatTotal[] }[];
}

/** What a receipt owes of each VAT rate, the highest rate first. */
export const vatTotals = ({ positions, vat }: WithPositions): readonly VatTotal[] => {
  const totals = new Map<string, VatTotal>();
  for (const { key, rate, net, tax, gross } of vat ?? positions.flatMap((position) => position.vat)) {
    const id = `${key}-${rate}`;
    const sum = totals.get(id) ?? { key, rate, net: 0, tax: 0, gross: 0 };
    totals.set(id, { key, rate, net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross });
  }
  return [...totals.values()].sort((one, other) => other.rate - one.rate);
};

/** The letter by which a position names its rate, as the table explains it: A for the highest. */
export const letterOfKey = (receipt: WithPositions) => {
  const totals = vatTotals(receipt);
  return ({ key, rate }: Pick<VatTotal, 'key' | 'rate'>): string => {
    const place = totals.findIndex((total) => total.key === key && total.rate === rate);
    return place < 0 ? '' : String.fromCharCode('A'.charCodeAt(0) + place);
  };
};
