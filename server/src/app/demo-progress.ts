/** How far the demo is filled: its sales come from outside, while people look at it already. */
export interface DemoProgress {
  /** Which companies wait for their sales. */
  begin(tenantIds: readonly string[]): void;
  /** Takes note of the share that is filled, 0 to 1. */
  note(share: number): void;
  /** Whole per cent of a company's sales that are there; null for one that waits for nothing. */
  filledOf(tenantId: string): number | null;
}

export const createDemoProgress = (): DemoProgress => {
  let tenants: ReadonlySet<string> = new Set();
  let filled = 1;
  return {
    begin: (tenantIds) => {
      tenants = new Set(tenantIds);
    },
    note: (share) => {
      filled = share;
    },
    // Rounded down: it is not full before it is.
    filledOf: (tenantId) => (tenants.has(tenantId) && filled < 1 ? Math.floor(filled * 100) : null),
  };
};
