/** How much a database of the benchmarks holds: a large tenant and others, whose receipts lie between its own. */
export interface HistoryPlan {
  readonly name: string;
  readonly large: TenantPlan;
  readonly others: TenantPlan & { readonly tenants: number };
}

interface TenantPlan {
  readonly branches: number;
  /** Spread evenly over the branches. */
  readonly registers: number;
  /** In all three years together. */
  readonly receipts: number;
  /** All of them are of tables, and every fifth names its customer. */
  readonly isSeated?: boolean;
}

/** The receipts of the three years up to here. */
export const firstDay = '2023-11-21';
export const days = 1_096;

/** When the last receipt was made, for the server's clock. */
export const lastMoment = '2026-11-20T21:59:00.000Z';
export const today = lastMoment.slice(0, 10);

/** A chain of 500 branches. */
export const chain: HistoryPlan = {
  name: 'chain',
  large: { branches: 500, registers: 600, receipts: 5_000_000 },
  others: { tenants: 199, branches: 2, registers: 2, receipts: 1_000 },
};

/** A company with few and busy branches. */
export const million: HistoryPlan = {
  name: 'million',
  large: { branches: 5, registers: 10, receipts: 1_000_000 },
  others: { tenants: 20, branches: 2, registers: 2, receipts: 10_000 },
};

/** Two restaurants in which 150 tables are taken on a day. */
export const restaurants: HistoryPlan = {
  name: 'restaurants',
  large: { branches: 2, registers: 4, receipts: 330_000, isSeated: true },
  others: { tenants: 5, branches: 2, registers: 2, receipts: 1_000 },
};

/** As wide as the chain and soon made: for what does not depend on how much there is. */
export const small: HistoryPlan = {
  name: 'small',
  large: { branches: 20, registers: 30, receipts: 100_000 },
  others: { tenants: 5, branches: 2, registers: 2, receipts: 1_000 },
};
