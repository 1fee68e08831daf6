import type { ReceiptHead } from './receipt-row.ts';

/** An unbroken run of one counter, as `add_counter_runs` reads it: from its first to its last number. */
export interface CounterRun {
  readonly kind: 'receipt' | 'transaction';
  /** The register for receipt numbers, the security device's serial for its transactions. */
  readonly series: string;
  first: number;
  first_at: string;
  last: number;
  last_at: string;
  readonly device: string;
  readonly unit: string;
  first_signature: number | null;
  last_signature: number | null;
}

type Head = Pick<
  ReceiptHead,
  'device' | 'unit' | 'number' | 'ended' | 'tse_serial' | 'tse_transaction' | 'tse_counter'
>;

type Kind = CounterRun['kind'];

/**
 * Gathers the counters of receipts into unbroken runs. Registers send receipts in the order of their numbers, so most
 * make the last run longer; those of parallel tables come out of order and are put together at the end. Runs once per
 * receipt in ingest, so it makes few objects.
 */
export const createCounterRuns = () => {
  const runs: CounterRun[] = [];
  const open: Partial<Record<Kind, CounterRun>> = {};
  const add = (head: Head, kind: Kind, series: string, number: number, signature: number | null): void => {
    const last = open[kind];
    if (last && number === last.last + 1 && series === last.series) {
      last.last = number;
      if (head.ended > last.last_at) last.last_at = head.ended;
      last.last_signature = signature;
      return;
    }
    const run = runOf(head, kind, series, number, signature);
    runs.push(run);
    open[kind] = run;
  };
  return {
    add: (head: Head): void => {
      add(head, 'receipt', head.device, head.number, null);
      if (head.tse_serial === null || head.tse_transaction === null) return;
      add(head, 'transaction', head.tse_serial, head.tse_transaction, head.tse_counter);
    },
    runs: (): CounterRun[] => {
      if (runs.length < 3) return runs;
      const joined: CounterRun[] = [];
      for (const run of runs.toSorted(inOrder)) {
        const before = joined.at(-1);
        if (!before || !joinsTo(before, run)) joined.push(run);
      }
      return joined;
    },
  };
};

function runOf(
  { device, unit, ended }: Head,
  kind: CounterRun['kind'],
  series: string,
  number: number,
  signature: number | null,
): CounterRun {
  return {
    kind,
    series,
    first: number,
    first_at: ended,
    last: number,
    last_at: ended,
    device,
    unit,
    first_signature: signature,
    last_signature: signature,
  };
}

function inOrder(one: CounterRun, other: CounterRun): number {
  return (
    one.kind.localeCompare(other.kind) ||
    (one.series < other.series ? -1 : Number(one.series > other.series)) ||
    one.first - other.first
  );
}

/** The first run with the second behind it, where that goes on with the next number. */
function joinsTo(run: CounterRun, next: CounterRun): boolean {
  if (next.first !== run.last + 1 || next.series !== run.series || next.kind !== run.kind) return false;
  run.last = next.last;
  if (next.last_at > run.last_at) run.last_at = next.last_at;
  run.last_signature = next.last_signature;
  return true;
}
