import type { Outcome, OutcomeCounts } from '../store/index.ts';
import { outcomes } from '../store/index.ts';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

const grouping = new Intl.NumberFormat('en-GB');
export const grouped = (number: number) => grouping.format(number);

/** `116,790 stored, 0 duplicate, 0 quarantined, 0 rejected` */
export function describeCounts(counts: OutcomeCounts): string {
  return outcomes.map((outcome: Outcome) => `${grouped(counts[outcome])} ${outcome}`).join(', ');
}

/** Whether the cloud took everything without a question. */
export function isAllTaken({ quarantined, rejected }: OutcomeCounts): boolean {
  return quarantined === 0 && rejected === 0;
}

/** Text in a frame, each line centred, for the one thing a person must not overlook. */
export function boxed(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length)) + 6;
  const centred = lines.map((line) => {
    const left = Math.floor((width - line.length) / 2);
    return `│${' '.repeat(left)}${line}${' '.repeat(width - line.length - left)}│`;
  });
  const edge = '─'.repeat(width);
  return [`┌${edge}┐`, ...centred, `└${edge}┘`].join('\n');
}

/** Calls at most once in so many milliseconds; what comes in between is dropped. */
export function throttled<T extends unknown[]>(
  milliseconds: number,
  call: (...args: T) => void,
): (...args: T) => void {
  let last = 0;
  return (...args) => {
    const now = Date.now();
    if (now - last < milliseconds) return;
    last = now;
    call(...args);
  };
}

/** Says once per wait that the server is away. */
export const printRetry = throttled(2_000, (failure: Error, delay: number) =>
  print(`${failure.message}; next try in ${(delay / 1000).toFixed(1)} s`),
);
