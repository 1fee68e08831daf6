import type { Rounding, RoundingDirection } from './rounding.ts';

/** Words of the sentences that say what a change does. */
export interface ChangeWords {
  /** For numbers and money. */
  readonly locale: string;
  readonly price: string;
  readonly everyPrice: string;
  readonly priceOfKey: (key: number) => string;
  readonly rounded: (to: string, direction: RoundingDirection) => string;
  /** `{price}` is an amount, as `0,10 €`. */
  readonly roundings: Readonly<Record<Rounding, string>>;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly active: string;
  readonly inactive: string;
  readonly branches: string;
  readonly everyBranch: string;
  readonly add: (names: string) => string;
  readonly remove: (names: string) => string;
  readonly delete: string;
  /** A record was changed, and others along with it; the second is about these. */
  readonly changedWith: (name: string, others: number) => string;
  readonly changedAlong: (name: string) => string;
}
