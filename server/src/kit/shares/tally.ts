/** Sums per key what is held at the moment. A key of which nothing is held takes no memory. */
export interface Tally {
  of(key: string): number;
  /** @param amount negative to give it back */
  add(key: string, amount: number): void;
}

export const createTally = (): Tally => {
  const sums = new Map<string, number>();
  const of = (key: string): number => sums.get(key) ?? 0;
  return {
    of,
    add: (key, amount) => {
      const sum = of(key) + amount;
      if (sum > 0) sums.set(key, sum);
      else sums.delete(key);
    },
  };
};
