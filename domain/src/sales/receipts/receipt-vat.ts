import { type VatSums, vatIdOf, vatSumsOf } from './checks/vat-check.ts';
import type { PositionFigures, ReceiptFigures, VatAmount } from './receipt.ts';

interface Place {
  readonly position: number;
  readonly entry: number;
  readonly weight: number;
}

/** More than any amount: goods come before all that is not. */
const goodsFirst = 1e15;

/**
 * The positions as the figures count them. Where the VAT of the whole receipt was sent, that is what was printed, paid and
 * is owed (Bonkopf_USt is not summed from lines, fiscal.md 1.8): the cents that the rounding of positions misses go to the
 * greatest position of their rate. So positions, VAT and payments have one sum everywhere.
 */
export const settledPositions = <Position extends PositionFigures>(
  receipt: Pick<ReceiptFigures, 'vat'> & { readonly positions: readonly Position[] },
): readonly Position[] => {
  if (!receipt.vat) return receipt.positions;
  const sums = vatSumsOf(receipt);
  const greatest = greatestOf(receipt.positions);
  const positions = [...receipt.positions];
  for (const printed of receipt.vat) {
    const missing = missingOf(printed, sums.get(vatIdOf(printed)));
    const place = greatest.get(vatIdOf(printed));
    const position = place && positions[place.position];
    if (!position || (missing.gross === 0 && missing.tax === 0)) continue;
    positions[place.position] = withAdded(position, place.entry, missing);
  }
  return positions;
};

/**
 * Cents of a position's prices with VAT: as they are where prices are gross, else with the tax of the position's rates,
 * in the share in which it has them; half a cent away from zero.
 */
export const grossOfPrice = (
  { priceBasis, vat }: Pick<PositionFigures, 'priceBasis' | 'vat'>,
  cents: number,
): number => {
  if (priceBasis !== 'net') return cents;
  let [gross, net] = [0, 0];
  for (const entry of vat) {
    gross += Math.abs(entry.gross);
    net += (Math.abs(entry.gross) * 10_000) / (10_000 + entry.rate);
  }
  const share = net === 0 ? 1 + (vat[0]?.rate ?? 0) / 10_000 : gross / net;
  return Math.sign(cents) * Math.round(Math.abs(cents) * share) + 0;
};

/** The greatest entry of each rate, one of goods before others: where a cent is noticed least. */
function greatestOf(positions: readonly PositionFigures[]): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  positions.forEach(({ kind, vat }, position) => {
    vat.forEach((amount, entry) => {
      const weight = Math.abs(amount.gross) + (kind === 'Umsatz' ? goodsFirst : 0);
      const id = vatIdOf(amount);
      const before = places.get(id);
      if (!before || weight > before.weight) places.set(id, { position, entry, weight });
    });
  });
  return places;
}

function missingOf(printed: VatAmount, sums: VatSums | undefined) {
  return {
    net: printed.net - (sums?.net ?? 0),
    tax: printed.tax - (sums?.tax ?? 0),
    gross: printed.gross - (sums?.gross ?? 0),
  };
}

function withAdded<Position extends PositionFigures>(
  position: Position,
  entry: number,
  added: Pick<VatAmount, 'net' | 'tax' | 'gross'>,
): Position {
  return {
    ...position,
    amount: position.amount + added.gross,
    vat: position.vat.map((vat, place) =>
      place === entry
        ? { ...vat, net: vat.net + added.net, tax: vat.tax + added.tax, gross: vat.gross + added.gross }
        : vat,
    ),
  };
}
