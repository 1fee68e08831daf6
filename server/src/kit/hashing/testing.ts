import { setCost, usualCost } from './cost.ts';

/** The least that argon2id takes: passwords of tests guard nothing, and each sign-in of a test checks one. */
export const hashCheaply = (): void => setCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** For tests of the cost itself. Whoever calls it calls `hashCheaply` behind them. */
export const hashAsUsual = (): void => setCost(usualCost);
