import type { Currency } from '../../kit/money/index.ts';

/** The unit that roll-ups keep a tenant's sums of all branches under, by currency: its ISO 4217 number at the end. */
const totalUnits: Readonly<Record<Currency, string>> = {
  EUR: 'ffffffff-ffff-ffff-ffff-fffffffff978',
  CHF: 'ffffffff-ffff-ffff-ffff-fffffffff756',
};

/**
 * The unit id under which roll-ups keep the whole tenant in a currency: all branches, deleted ones too, since sums
 * never mix currencies (contract 15) and what was sold stays sold. It sorts behind all branches.
 */
export const totalUnitOf = (currency: Currency): string => totalUnits[currency];

/** True for the unit ids of `totalUnitOf`. */
export const isTotalUnit = (unitId: string): boolean => Object.values(totalUnits).includes(unitId);
