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
    // A view or a list of four for each of a million lines would be most of the work.
    const begin = line * columns;
    const flags = numbers[begin + 3] as number;
    const step = steps[flags & 3] ?? null;
    return {
      counter: numbers[begin] as number,
      at: numbers[begin + 1] as number,
      transaction: step === null ? null : (numbers[begin + 2] as number),
      step,
      isReceipt: (flags & receiptFlag) !== 0,
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
      const begin = size * columns;
      numbers[begin] = counter;
      numbers[begin + 1] = at;
      numbers[begin + 2] = transaction ?? 0;
      numbers[begin + 3] = steps.indexOf(step) + (isReceipt ? receiptFlag : 0);
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
