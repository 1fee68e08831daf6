/** Currencies of the countries we serve; sums never mix them (contract 15). */
export const currencies = ['EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];
