import { sumClosing } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { type SigningTill, sellReceipt } from '../receipts/index.ts';
import { readLinkedRegister, type Store } from '../store/index.ts';
import type { DayCount } from './build-closing.ts';
import { countDrawer } from './count-drawer.ts';
import { draftDifference, draftWithdrawal } from './drawer-receipts.ts';

/** A count of the drawer, in cents; all stays in it where nobody says what to keep. */
type Count = Readonly<{
  /** Milliseconds since 1970. */
  at: number;
  counted: number;
  keep?: number;
  comment?: string;
  /** The business day that it is about, where that is named. */
  day?: string;
}>;

/**
 * Counts the drawer, and books what is missing or too much and what is withdrawn. Of a day before, both are only noted:
 * receipts of now would belong to another day.
 * @param zone by which the receipts are summed
 */
export const countDay = (
  store: Store,
  till: SigningTill,
  receipts: readonly Receipt[],
  zone: string,
  { at, counted, keep = counted, comment, day }: Count,
): { readonly count: DayCount; readonly booked: readonly Receipt[] } => {
  const currency = readLinkedRegister(store)?.currency ?? 'EUR';
  const { expected } = sumClosing(receipts, zone).cash;
  const withdrawn = day === undefined ? Math.max(0, counted - keep) : 0;
  const drafts =
    day === undefined
      ? [
          ...(counted === expected ? [] : [draftDifference(counted - expected, at - 2)]),
          ...(withdrawn === 0 ? [] : [draftWithdrawal(withdrawn, at - 1)]),
        ]
      : [];
  const booked = drafts.map((draft) => sellReceipt(store, till, { ...draft, currency }));
  const countedBy = receipts.findLast(({ employee }) => employee)?.employee ?? null;
  const protocol = {
    countedAt: new Date(at - 2).toISOString(),
    countedBy,
    currencies: [countDrawer(counted, currency)],
    ...(comment !== undefined && { comment }),
  };
  return { count: { counted, withdrawn, protocol }, booked };
};
