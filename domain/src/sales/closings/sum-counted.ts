import { grossOfPrice, type PositionKind, type Receipt, type ReceiptPosition } from '../receipts/index.ts';
import type { CountedAmount } from './closing.ts';
import type { ClosingSums } from './closing-sums.ts';

/** Discounts and surcharges, on positions and as positions; those of what is taken back are taken off again. */
export const addReductions = (
  { reductions }: Pick<ClosingSums, 'reductions'>,
  position: ReceiptPosition,
): void => {
  const { discounts, surcharges } = reductions;
  const direction = directionOf(position);
  for (const discount of position.discounts ?? []) {
    const amount = grossOfPrice(position, discount.amount);
    if (amount * direction <= 0) addTo(discounts, direction, -amount);
    else addTo(surcharges, direction, amount);
  }
  if (position.kind === 'Rabatt') addTo(discounts, direction, -position.amount);
  if (position.kind === 'Aufschlag') addTo(surcharges, direction, position.amount);
};

type Counted = Pick<ClosingSums, 'vouchers' | 'deposits'>;

/** Vouchers sold and redeemed, deposits charged and returned; what is taken back is taken off again. */
export const addVouchersAndDeposits = (
  sums: Counted,
  { kind, amount, cancellation }: ReceiptPosition,
): void => {
  const place = placeOf(sums, kind);
  if (place) addTo(place[0], cancellation === true ? -1 : 1, place[1] * amount);
};

/**
 * A receipt of cancelled positions alone takes back another receipt; within others each cancelled position is a line
 * taken back. Goods taken back without being a cancellation are refunds. Amounts are what was taken back, positive.
 */
export const addCorrections = ({ corrections }: Pick<ClosingSums, 'corrections'>, receipt: Receipt): void => {
  const { positions } = receipt;
  const isWhole = positions.length > 0 && positions.every(({ cancellation }) => cancellation === true);
  if (isWhole) addTo(corrections.receipts, 1, -receipt.gross);
  for (const { kind, cancellation, quantity, amount } of positions) {
    if (cancellation === true) {
      if (!isWhole) addTo(corrections.lines, 1, -amount);
    } else if (kind === 'Umsatz' && quantity < 0) addTo(corrections.refunds, 1, -amount);
  }
};

/** -1 for a position that takes back another one, whose reductions and vouchers then count less. */
function directionOf({ quantity, cancellation }: ReceiptPosition): 1 | -1 {
  return quantity < 0 || cancellation === true ? -1 : 1;
}

function addTo(sum: CountedAmount, count: number, amount: number): void {
  sum.count += count;
  sum.amount += amount;
}

/** Where a voucher or deposit stands, and the sign that makes its usual amount positive. */
function placeOf({ vouchers, deposits }: Counted, kind: PositionKind): [CountedAmount, 1 | -1] | undefined {
  switch (kind) {
    case 'EinzweckgutscheinKauf':
      return [vouchers.soldSinglePurpose, 1];
    case 'EinzweckgutscheinEinloesung':
      return [vouchers.redeemedSinglePurpose, -1];
    case 'MehrzweckgutscheinKauf':
      return [vouchers.soldMultiPurpose, 1];
    case 'MehrzweckgutscheinEinloesung':
      return [vouchers.redeemedMultiPurpose, -1];
    case 'Pfand':
      return [deposits.charged, 1];
    case 'PfandRueckzahlung':
      return [deposits.returned, -1];
    default:
      return undefined;
  }
}
