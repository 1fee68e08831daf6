import type { TransactionStep } from '@tresen/domain/fiscal/archives';

const columns = 4;
const steps = [null, 'Start', 'Update', 'Finish'] as const;
const receiptFlag = 8;

/** A log message in few octets: a million of them have to be in memory at once. */
export interface LogLine {
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly transaction: number | null;
  readonly step: TransactionStep | null;
  /** The end of a receipt (`Kassenbeleg-V1`). */
  readonly isReceipt: boolean;
  /** The beginning of its signature, as a number. */
  readonly mark: bigint;
}

/** Keeps lines, and gives them back in the order of their counters. */
export interface LogColumns {
  readonly size: number;
  add(line: LogLine): void;
  /** The lines in the order of their counters, equal ones as they came. */
  inOrder(): Generator<LogLine>;
}

export const createLogColumns = (): LogColumns => {
  let size = 0;
  let room = 4_096;
  let numbers = new Float64Array(room * columns);
  let marks = new BigUint64Array(room);
  let isOrdered = true;
  const grow = (): void => {
    room *= 2;
    const [olderNumbers, olderMarks] = [numbers, marks];
    numbers = new Float64Array(room * columns);
    numbers.set(olderNumbers);
    marks = new BigUint64Array(room);
    marks.set(olderMarks);
  };
  const counterAt = (line: number): number => numbers[line * columns] as number;
  const lineAt = (line: number): LogLine => {
    const [counter = 0, at = 0, transaction = 0, flags = 0] = numbers.subarray(
      line * columns,
      (line + 1) * columns,
    );
    const step = steps[flags & 3] ?? null;
    const isReceipt = (flags & receiptFlag) !== 0;
    return {
      ...{ counter, at, step, isReceipt },
      transaction: step === null ? null : transaction,
      mark: marks[line] as bigint,
    };
  };
  return {
    get size() {
      return size;
    },
    add: ({ counter, at, transaction, step, isReceipt, mark }) => {
      if (size === room) grow();
      if (size > 0 && counter < counterAt(size - 1)) isOrdered = false;
      const flags = steps.indexOf(step) + (isReceipt ? receiptFlag : 0);
      numbers.set([counter, at, transaction ?? 0, flags], size * columns);
      marks[size] = mark;
      size += 1;
    },
    *inOrder() {
      const order = isOrdered ? undefined : sorted(size, counterAt);
      for (let line = 0; line < size; line += 1) yield lineAt(order?.[line] ?? line);
    },
  };
};

function sorted(size: number, counterAt: (line: number) => number): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, line) => line);
  return order.sort((a, b) => counterAt(a) - counterAt(b) || a - b);
}
