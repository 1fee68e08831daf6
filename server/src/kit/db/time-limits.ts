import { AsyncLocalStorage } from 'node:async_hooks';

/** How long the database works for somebody before it breaks off by itself. Milliseconds. */
export interface TimeLimits {
  /** One statement. */
  readonly statement: number;
  /** Waiting for what somebody else holds. */
  readonly lock: number;
  /** An open transaction in which nothing is asked. */
  readonly idle: number;
}

/** Who the work is for: somebody who waits, a check that somebody waits long for, or nobody. */
export type Work = 'request' | 'check' | 'job';

const minute = 60_000;

/** The limits of each kind of work. An export holds its tenant's turn for as long as it writes. */
export const timeLimits: Readonly<Record<Work, TimeLimits>> = {
  request: { statement: minute, lock: minute / 4, idle: minute },
  check: { statement: 2 * minute, lock: minute / 4, idle: minute },
  job: { statement: 10 * minute, lock: minute, idle: 30 * minute },
};

/** Migrations take as long as they take, but hold up the servers that still run no longer than this. */
const migrationLock = 2 * minute;

/** What a new connection of the server is told: whoever says nothing else works for a request. */
export const connectionLimits = (limits: TimeLimits): string => settings(limits, '');

/** What the owner's connection is told before it migrates, whatever an operator set for the role. */
export const migrationLimits = settings({ statement: 0, lock: migrationLock, idle: 0 }, '');

/** The client gives up behind the server: only when that does not answer at all. */
export const patienceOf = (limits: TimeLimits): number => limits.statement + minute;

const current = new AsyncLocalStorage<Work>();

/** Does the work, and whatever it calls, under the limits of its kind. */
export const workAs = <T>(work: Work, run: () => T): T => current.run(work, run);

/** The kind of work that is under way. */
export const workUnderWay = (): Work => current.getStore() ?? 'request';

const local: Readonly<Record<Exclude<Work, 'request'>, string>> = {
  check: `; ${settings(timeLimits.check, 'local ')}`,
  job: `; ${settings(timeLimits.job, 'local ')}`,
};

/** What follows the begin of a transaction. */
export const transactionLimits = (work: Work): string => (work === 'request' ? '' : local[work]);

/** PostgreSQL's settings of limits; with 'local' until the transaction ends. */
function settings(limits: TimeLimits, scope: '' | 'local '): string {
  return [
    `set ${scope}statement_timeout = ${limits.statement}`,
    `set ${scope}lock_timeout = ${limits.lock}`,
    `set ${scope}idle_in_transaction_session_timeout = ${limits.idle}`,
  ].join('; ');
}
