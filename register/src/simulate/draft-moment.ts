import { expectedCash, sumClosing } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { draftDifference, draftOpening, draftWithdrawal } from '../closings/index.ts';
import { type NewReceipt, receiptIdAt } from '../receipts/index.ts';
import { differenceOf, type Moment } from './day-moments.ts';
import { draftReceipt } from './draft-receipt.ts';
import { employeeOf } from './draft-sale.ts';
import { randomOf } from './random.ts';
import type { Shift } from './shift.ts';

/** What lies in the drawer in the morning, in cents. */
const float = 20_000;

/**
 * A receipt of a shift, the same each time.
 * @param before the receipts of the day before it, in their order
 */
export function draftMoment(shift: Shift, moment: Moment, before: () => readonly Receipt[]): NewReceipt {
  const draft = draftOf(shift, moment, before);
  if (moment.kind === 'sale') return draft;
  const source = `${shift.seed}|${shift.serial}|${shift.day}|${moment.kind}`;
  return {
    ...draft,
    id: receiptIdAt(moment.at, source),
    employee: employeeOf(shift.profile, randomOf(`${source}|who`)),
  };
}

function draftOf(shift: Shift, moment: Moment, before: () => readonly Receipt[]): NewReceipt {
  const { at } = moment;
  switch (moment.kind) {
    case 'sale':
      return draftReceipt(shift, moment.sale);
    case 'opening':
      return draftOpening(float, at);
    case 'difference': {
      const { amount, comment } = differenceOf(shift);
      return { ...draftDifference(amount, at), note: comment ?? null };
    }
    case 'withdrawal': {
      const counted = inDrawer(shift, before()) + differenceOf(shift).amount;
      return draftWithdrawal(Math.max(0, counted - float), at);
    }
  }
}

/** Of the receipts so far: those that change the drawer of the day. */
function inDrawer(shift: Shift, receipts: readonly Receipt[]): number {
  return expectedCash(sumClosing(receipts, shift.zone).cash);
}
