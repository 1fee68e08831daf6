import { type CommandResult, commandNotSent, commandTimedOut } from '@tresen/domain/fleet/live';
import { useSyncExternalStore } from 'react';

/** How a register answered: `silent` when it did not in time, `gone` when it went offline before it could be asked. */
export type Answer = 'done' | 'failed' | 'silent' | 'gone';

export interface RegisterOutcome {
  readonly answer: Answer;
  /** What a register said that could not sync. */
  readonly message: string | null;
  /** From the command to the answer, as it was here. */
  readonly milliseconds: number;
}

/** How the last sync of a branch went, as far as it is (REG-13). */
export interface BranchOutcome {
  readonly isRunning: boolean;
  /** Its registers when it began. */
  readonly registers: number;
  /** Of these the ones that were online, which were asked. */
  readonly asked: number;
  readonly done: number;
  /** That answered they could not. */
  readonly failed: number;
  /** That did not answer: in time, or because they were gone. */
  readonly silent: number;
}

/** `done`: every register is in step. `partly`: some are. `failed`: none is. `unreached`: there was none to ask. */
export type Verdict = 'running' | 'done' | 'partly' | 'failed' | 'unreached';

/** How a branch's sync is to be told. */
export const verdictOf = ({ isRunning, registers, asked, done }: BranchOutcome): Verdict => {
  if (isRunning) return 'running';
  if (done === 0) return asked === 0 ? 'unreached' : 'failed';
  return done >= registers ? 'done' : 'partly';
};

/** What is known of all syncs since the app began. */
export interface SyncRuns {
  /** By branch. */
  readonly branches: ReadonlyMap<string, BranchOutcome>;
  /** By register. */
  readonly registers: ReadonlyMap<string, RegisterOutcome>;
  /** Whether a sync of all branches is under way. */
  readonly isRunningAll: boolean;
}

/** A branch that takes part, as it was when the sync began. */
export interface StartedBranch {
  readonly id: string;
  readonly databaseId: string | null;
  readonly registers: number;
  readonly online: number;
}

/** Milliseconds between two renderings: thousands of results come within a second. */
const calmMs = 100;

/** A sync that has begun. */
export interface SyncRun {
  /** The registers are asked now: what they take counts from here. */
  sent(): void;
  /** Takes the result of a register. */
  take(result: CommandResult): void;
  /** Ends it; tells how it went for each branch. */
  end(): readonly BranchOutcome[];
}

/**
 * How syncs went, for as long as the app stands: whoever leaves the page and comes back still sees it. Results of
 * registers belong to a branch by its database (contract 6).
 */
export class SyncHistory {
  readonly #branches = new Map<string, BranchOutcome>();
  readonly #registers = new Map<string, RegisterOutcome>();
  #isRunningAll = false;
  #shown: SyncRuns = { branches: new Map(), registers: new Map(), isRunningAll: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly current = (): SyncRuns => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Begins a sync of these branches, which may be all that there are. */
  begin(branches: readonly StartedBranch[], isAll: boolean): SyncRun {
    const unitOf = new Map(branches.map(({ id, databaseId }) => [databaseId, id]));
    const begun = { isRunning: true, done: 0, failed: 0, silent: 0 };
    let sentAt = performance.now();
    for (const { id, registers, online } of branches)
      this.#branches.set(id, { ...begun, registers, asked: online });
    this.#isRunningAll ||= isAll;
    this.#show();
    return {
      sent: () => {
        sentAt = performance.now();
      },
      take: (result) => this.#take(result, unitOf.get(result.databaseId), performance.now() - sentAt),
      end: () => this.#end(branches, isAll),
    };
  }

  #take(result: CommandResult, unitId: string | undefined, milliseconds: number): void {
    const answer = answerOf(result);
    this.#registers.set(result.deviceId, { answer, message: result.message, milliseconds });
    const branch = unitId === undefined ? undefined : this.#branches.get(unitId);
    if (unitId !== undefined && branch) this.#branches.set(unitId, withAnswer(branch, answer));
    this.#timer ??= setTimeout(() => this.#show(), calmMs);
  }

  #end(branches: readonly StartedBranch[], isAll: boolean): readonly BranchOutcome[] {
    const outcomes = branches.flatMap(({ id }) => {
      const outcome = this.#branches.get(id);
      return outcome ? [[id, ended(outcome)] as const] : [];
    });
    for (const [id, outcome] of outcomes) this.#branches.set(id, outcome);
    if (isAll) this.#isRunningAll = false;
    this.#show();
    return outcomes.map(([, outcome]) => outcome);
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [branches, registers] = [new Map(this.#branches), new Map(this.#registers)];
    this.#shown = { branches, registers, isRunningAll: this.#isRunningAll };
    for (const listener of this.#listeners) listener();
  }
}

/** The app's own. */
export const syncHistory = new SyncHistory();

/** How syncs went since the app began. */
export const useSyncRuns = (): SyncRuns => useSyncExternalStore(syncHistory.subscribe, syncHistory.current);

function answerOf({ isSuccess, message }: CommandResult): Answer {
  if (isSuccess) return 'done';
  if (message === commandTimedOut) return 'silent';
  return message === commandNotSent ? 'gone' : 'failed';
}

function withAnswer(outcome: BranchOutcome, answer: Answer): BranchOutcome {
  return {
    ...outcome,
    done: outcome.done + Number(answer === 'done'),
    failed: outcome.failed + Number(answer === 'failed'),
    silent: outcome.silent + Number(answer === 'silent' || answer === 'gone'),
  };
}

/** What never came, since the line was cut, is an answer that is missing. */
function ended({ asked, done, failed, silent, registers }: BranchOutcome): BranchOutcome {
  return {
    ...{ isRunning: false, registers, asked, done, failed },
    silent: Math.max(silent, asked - done - failed),
  };
}
