import type { OrderLine } from '../orders/index.ts';

/**
 * How a mandate is used: once, or one time after the other. The first of several is called RCUR like the rest, which the
 * rulebook allows since November 2016; so one that came back is collected again without having to say which it was.
 */
export const debitSequences = ['OOFF', 'RCUR'] as const;
export type DebitSequence = (typeof debitSequences)[number];

/** True where something is paid again and again, so that the mandate has to hold for more than one payment. */
export const isPaidAgain = (lines: readonly Pick<OrderLine, 'contractType' | 'addOns'>[]): boolean =>
  lines.some(
    ({ contractType, addOns }) =>
      contractType === 'Recurring' || addOns.some((addOn) => addOn.contractType === 'Recurring'),
  );
