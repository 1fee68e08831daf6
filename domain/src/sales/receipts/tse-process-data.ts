import type { TseProcess } from './tse.ts';

/** `2.55:Bar` and `Bar:2.55`, as some devices write it, name the same payment; of none of both the order counts. */
const paymentsOf = (text: string): string =>
  text
    .split('_')
    .map((payment) => payment.split(':').sort().join(':'))
    .sort()
    .join('_');

/** Amounts without grouping, which some devices write. */
const amountsOf = (text: string): string => text.replaceAll(',', '');

const normalised = (processData: string): string => {
  const [type, amounts, payments, ...more] = processData.split('^');
  if (amounts === undefined || payments === undefined || more.length > 0) return processData;
  return [type, amountsOf(amounts), paymentsOf(amountsOf(payments))].join('^');
};

/** True when two processes say the same, whichever of the usual ways they write it in (fiscal.md 2.2). */
export const isSameProcess = (
  one: TseProcess,
  other: { readonly [Name in keyof TseProcess]: string },
): boolean =>
  one.processType.toLowerCase() === other.processType.toLowerCase() &&
  normalised(one.processData) === normalised(other.processData);
