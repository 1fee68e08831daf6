import type { ArchiveFinding } from './archive-findings.ts';
import type { TransactionStep } from './log-file-name.ts';

/** A signed log message, as far as its place among the others goes. */
export interface SequencedLog {
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null for logs of the system and of the audit. */
  readonly transaction: number | null;
  readonly step: TransactionStep | null;
}

/** Told of each finding as it is met. */
export type Report = (
  finding: ArchiveFinding,
  about: {
    readonly transaction?: number | undefined;
    readonly counter?: number | undefined;
    readonly detail?: string;
  },
) => void;

/** Follows log messages in the order of their counters. */
export interface LogSequence {
  add(log: SequencedLog): void;
  end(): void;
}

/**
 * Judges what only many log messages show: counters without gap or double, times that do not go back, transactions that
 * begin one after the other and end once (TR-03153). An archive may begin anywhere: what was begun before it has no start
 * in it, which is a finding only where the archive begins with the device's first signature. The device may be in the
 * middle of transactions at the end of it.
 */
export const createLogSequence = (report: Report): LogSequence => {
  const open = new Set<number>();
  let first: number | undefined;
  let last: SequencedLog | undefined;
  let lastBegun: number | undefined;

  const followCounter = ({ counter, at }: SequencedLog): void => {
    first ??= counter;
    if (!last) return;
    const missing = counter - last.counter - 1;
    if (missing < 0) report('logDoubled', { counter });
    if (missing > 0) report('counterGap', { counter: last.counter + 1, detail: String(missing) });
    if (at < last.at) report('timeBackwards', { counter });
  };
  const begin = (transaction: number, counter: number): void => {
    const missing = lastBegun === undefined ? 0 : transaction - lastBegun - 1;
    if (missing > 0) report('transactionGap', { transaction: (lastBegun ?? 0) + 1, detail: String(missing) });
    if (missing < 0) report('transactionDoubled', { transaction, counter });
    if (missing >= 0) lastBegun = transaction;
    open.add(transaction);
  };
  /** What was begun before an archive that does not begin with the first signature. */
  const isFromBefore = (transaction: number): boolean =>
    (first ?? 1) > 1 && (lastBegun === undefined || transaction < firstBegun);
  let firstBegun = Number.POSITIVE_INFINITY;
  const goOn = (transaction: number, counter: number, isEnd: boolean): void => {
    const isKnown = isEnd ? open.delete(transaction) : open.has(transaction);
    if (isKnown || isFromBefore(transaction)) return;
    const hasBegun = lastBegun !== undefined && transaction <= lastBegun;
    report(hasBegun ? 'transactionDoubled' : 'startMissing', { transaction, counter });
  };

  return {
    add: (log) => {
      followCounter(log);
      const { transaction, step, counter } = log;
      if (last?.counter === counter) return;
      last = log;
      if (transaction === null) return;
      if (step === 'Start') {
        firstBegun = Math.min(firstBegun, transaction);
        begin(transaction, counter);
      } else goOn(transaction, counter, step === 'Finish');
    },
    end: () => {
      for (const transaction of open) report('transactionOpen', { transaction });
    },
  };
};
