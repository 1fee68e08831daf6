interface Seen {
  readonly tenant: string;
  readonly at: number;
}

/** Whether others ask at the same time: whoever is alone may have everything. */
export interface Company {
  note(tenant: string): void;
  has(tenant: string): boolean;
}

/**
 * @param forMs for how long somebody who asked counts as being there
 * @param now the monotonic clock, in milliseconds
 */
export const createCompany = (forMs: number, now: () => number): Company => {
  // The last tenant that asked, and the last one other than it: for any tenant, one of them is the last other.
  let last: Seen | undefined;
  let other: Seen | undefined;
  return {
    note: (tenant) => {
      if (last && last.tenant !== tenant) other = last;
      last = { tenant, at: now() };
    },
    has: (tenant) => {
      const seen = last?.tenant === tenant ? other : last;
      return seen !== undefined && now() - seen.at < forMs;
    },
  };
};
