import type { Country } from '@tresen/domain/kit/countries';
import { cashRoundingOf } from '@tresen/domain/master-data/configurations';
import { countryWords } from './country-words.ts';
import type { NewReceipt } from './make-receipt.ts';

const notTaxable = 5;

/**
 * What is paid in cash, rounded: the difference is a position of its own, so that all sums stay exact (receipt contract,
 * sums and tolerances). Cards pay what the goods cost.
 * @param step cents: 1 is exact
 * @param country where the register is, in whose language the position is named
 */
export function roundCash(draft: NewReceipt, step: number, country: Country = 'DE'): NewReceipt {
  const payments = (draft.payments ?? []).map((payment) => {
    const more = payment.kind === 'Bar' ? cashRoundingOf(payment.amount, step) : 0;
    return { payment: { ...payment, amount: payment.amount + more }, more };
  });
  const difference = payments.reduce((sum, { more }) => sum + more, 0);
  if (payments.every(({ more }) => more === 0)) return draft;
  const position = {
    kind: difference < 0 ? ('Rabatt' as const) : ('Aufschlag' as const),
    kindName: 'Rundung',
    text: countryWords[country].rounding,
    unitPrice: difference,
    vatKey: notTaxable,
  };
  return {
    ...draft,
    positions: difference === 0 ? draft.positions : [...draft.positions, position],
    payments: payments.map(({ payment }) => payment),
  };
}
