import type { Store } from './open-store.ts';

/**
 * Counters of a register. `number` counts receipts, `tseTransaction` and `tseSignature` what the security device
 * did (it signs the start and the end of each transaction), `replayed` the receipts taken from a replay's input. `zDaily`,
 * `zMonthly` and `zYearly` are Z numbers: each type of closing has its own.
 */
export type Counter =
  | 'number'
  | 'tseTransaction'
  | 'tseSignature'
  | 'replayed'
  | 'zDaily'
  | 'zMonthly'
  | 'zYearly';

/** The last value given out; 0 when none was. */
export function readCounter(store: Store, counter: Counter): number {
  return Number(store.sql.get`select value from counters where name = ${counter}`?.value ?? 0);
}

/** Gives out the next `by` values at once and returns the last of them. Call it in the transaction that uses them. */
export function advanceCounter(store: Store, counter: Counter, by = 1): number {
  store.sql.run`insert into counters (name, value) values (${counter}, ${by})
    on conflict (name) do update set value = value + excluded.value`;
  return readCounter(store, counter);
}

/** Begins a counter anew. Call it in the transaction that needs it. */
export function resetCounter(store: Store, counter: Counter): void {
  store.sql.run`delete from counters where name = ${counter}`;
}

/** Sees to it that nothing is given out up to this value. */
export function raiseCounter(store: Store, counter: Counter, least: number): void {
  store.sql.run`insert into counters (name, value) values (${counter}, ${least})
    on conflict (name) do update set value = max(value, excluded.value)`;
}
