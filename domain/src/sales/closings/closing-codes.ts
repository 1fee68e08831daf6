/** What a closing ends: a register's day, month or year (RCP-08). Each type counts its own Z numbers. */
export const closingTypes = ['daily', 'monthly', 'yearly'] as const;
export type ClosingType = (typeof closingTypes)[number];

/**
 * What the cloud's own sums say of a closing: it equals them; it differs; receipts (of a month: daily closings) of its
 * period are missing in the cloud; or nobody has compared it yet.
 */
export const closingStates = ['matches', 'differs', 'incomplete', 'unchecked'] as const;
export type ClosingState = (typeof closingStates)[number];

/** Who a tip is for: TrinkgeldAN goes to the employee, TrinkgeldAG to the owner (fiscal.md 1.5). */
export const tipRecipients = ['employee', 'owner'] as const;
export type TipRecipient = (typeof tipRecipients)[number];

/** What is counted in the drawer: single notes and coins, and rolls of coins. */
export const moneyKinds = ['note', 'coin', 'roll'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** Notes and coins of a currency in cents, greatest first (fiscal.md 7.2). */
export const denominations = {
  EUR: {
    note: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500],
    coin: [200, 100, 50, 20, 10, 5, 2, 1],
  },
  CHF: { note: [100_000, 20_000, 10_000, 5_000, 2_000, 1_000], coin: [500, 200, 100, 50, 20, 10, 5] },
} as const satisfies Record<string, { readonly note: readonly number[]; readonly coin: readonly number[] }>;
