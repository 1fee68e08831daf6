import type { TseProcess } from './tse.ts';

/** True when two processes say the same, whichever of the usual ways they write it in (fiscal.md 2.2). */
export const isSameProcess = (
  one: TseProcess,
  other: { readonly [Name in keyof TseProcess]: string },
): boolean =>
  one.processType.toLowerCase() === other.processType.toLowerCase() &&
  normalised(one.processData) === normalised(other.processData);

function normalised(processData: string): string {
  const [type, amounts, payments, ...more] = processData.split('^');
  if (amounts === undefined || payments === undefined || more.length > 0) return processData;
  return [type, amountsOf(amounts), paymentsOf(amountsOf(payments))].join('^');
}

/** Amounts without grouping, which some devices write. */
function amountsOf(text: string): string {
  return text.replaceAll(',', '');
}

/** `2.55:Bar` and `Bar:2.55`, as some devices write it, name the same payment; of none of both the order counts. */
function paymentsOf(text: string): string {
  return text
    .split('_')
    .map((payment) => payment.split(':').sort().join(':'))
    .sort()
    .join('_');
}
