import type { ArchiveFinding, Found, Report } from '@tresen/domain/fiscal/archives';

const maxOfKind = 1_000;
const longest = 500;

/** Findings as they are met: all are counted, of each kind the first are kept. */
export interface Findings {
  readonly report: Report;
  readonly counts: Partial<Record<ArchiveFinding, number>>;
  readonly kept: readonly Found[];
}

export const createFindings = (): Findings => {
  const counts: Partial<Record<ArchiveFinding, number>> = {};
  const kept: Found[] = [];
  return {
    counts,
    kept,
    report: (finding, { transaction = null, counter = null, detail }) => {
      const count = (counts[finding] ?? 0) + 1;
      counts[finding] = count;
      if (count > maxOfKind) return;
      kept.push({ finding, transaction, counter, detail: detail?.slice(0, longest) ?? null });
    },
  };
};
