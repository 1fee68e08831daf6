import type { Options } from '@node-rs/argon2';

export type Cost = Readonly<Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>>;

// OWASP's first recommendation for argon2id, which is the library's default algorithm: 10 ms on one core.
export const usualCost: Cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

let cost = usualCost;

/** What a new hash costs. */
export const presentCost = (): Cost => cost;

/** For tests alone (testing.ts): nothing of the server calls it. */
export const setCost = (to: Cost): void => {
  cost = to;
};
