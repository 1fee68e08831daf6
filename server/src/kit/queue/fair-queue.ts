import { AppError } from '@tresen/domain/kit/errors';

/** For whom work is done. */
export interface Asker {
  readonly tenantId: string;
  readonly personId: string;
}

export interface FairBounds {
  /** How much runs at once. */
  readonly parallel: number;
  /** How much of one tenant does. */
  readonly parallelOfTenant: number;
  /** How much does of what nobody waits for, and of what somebody waits for. */
  readonly parallelOfLine: number;
  /** How many may wait in front of one line, and how many of one tenant. */
  readonly maxWaiting: number;
  readonly maxWaitingOfTenant: number;
  /** Milliseconds after which somebody who waits is told to come again. Jobs wait for as long as it takes. */
  readonly longestWaitMs: number;
}

export interface Turn {
  readonly asker: Asker;
  /** A job: nobody sits in front of it. */
  readonly isBackground?: boolean;
  /** Ends the waiting, not the work. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs work by turns: one of each tenant that waits, and of each person in it, whatever the others ask for.
 * @throws {AppError} BUSY (`seconds`) when too many wait, or it took too long; what the signal was aborted with
 */
export type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

interface Waiter {
  readonly tenantId: string;
  readonly begin: () => void;
}

/** Who waits, by tenant and person, each in the order in which they were served. */
class Line {
  running = 0;
  waiting = 0;
  readonly #tenants = new Map<string, Map<string, Waiter[]>>();

  waitingOf(tenantId: string): number {
    return [...(this.#tenants.get(tenantId)?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  }

  add({ tenantId, personId }: Asker, waiter: Waiter): void {
    const people = this.#tenants.get(tenantId) ?? new Map<string, Waiter[]>();
    this.#tenants.set(tenantId, people);
    people.set(personId, [...(people.get(personId) ?? []), waiter]);
    this.waiting += 1;
  }

  /** Whoever is next of a tenant that may run. Tenant and person go to the end of their rows. */
  take(mayRun: (tenantId: string) => boolean): Waiter | undefined {
    for (const [tenantId, people] of this.#tenants) {
      if (!mayRun(tenantId)) continue;
      const [next] = people;
      const waiter = next?.[1][0];
      if (!next || !waiter) continue;
      this.remove({ tenantId, personId: next[0] }, waiter);
      this.#toTheEnd(this.#tenants, tenantId);
      this.#toTheEnd(people, next[0]);
      return waiter;
    }
    return undefined;
  }

  remove({ tenantId, personId }: Asker, waiter: Waiter): boolean {
    const people = this.#tenants.get(tenantId);
    const own = people?.get(personId);
    if (!people || !own?.includes(waiter)) return false;
    this.waiting -= 1;
    const left = own.filter((other) => other !== waiter);
    if (left.length > 0) people.set(personId, left);
    else people.delete(personId);
    if (people.size === 0) this.#tenants.delete(tenantId);
    return true;
  }

  #toTheEnd<V>(map: Map<string, V>, key: string): void {
    const value = map.get(key);
    if (value === undefined) return;
    map.delete(key);
    map.set(key, value);
  }
}

const shortestWait = 5;
const longestTold = 120;

/** Puts work that is dear in memory in turns, so that no tenant and no person keeps the others waiting. */
export const createFairQueue = (bounds: FairBounds): FairQueue => {
  const lines = { people: new Line(), jobs: new Line() };
  const byTenant = new Map<string, number>();
  const pace = createPace();
  const countOf = (tenantId: string): number => byTenant.get(tenantId) ?? 0;
  const mayRun = (tenantId: string): boolean => countOf(tenantId) < bounds.parallelOfTenant;
  const isFree = (line: Line): boolean =>
    lines.people.running + lines.jobs.running < bounds.parallel && line.running < bounds.parallelOfLine;

  const enter = (line: Line, tenantId: string): void => {
    line.running += 1;
    byTenant.set(tenantId, countOf(tenantId) + 1);
  };
  const serve = (): void => {
    for (const line of [lines.people, lines.jobs])
      for (let next = isFree(line) ? line.take(mayRun) : undefined; next; ) {
        enter(line, next.tenantId);
        next.begin();
        next = isFree(line) ? line.take(mayRun) : undefined;
      }
  };
  const leave = (line: Line, tenantId: string): void => {
    line.running -= 1;
    const left = countOf(tenantId) - 1;
    if (left > 0) byTenant.set(tenantId, left);
    else byTenant.delete(tenantId);
    serve();
  };
  /** What is told of those who may not wait: about when it is worth to come again. */
  const busy = (line: Line): AppError => {
    const seconds = Math.ceil((pace.mean * (line.waiting + 1)) / bounds.parallelOfLine / 1_000);
    return new AppError('BUSY', { seconds: Math.min(longestTold, Math.max(shortestWait, seconds)) });
  };

  const wait = (line: Line, { asker, isBackground = false, signal }: Turn): Promise<void> => {
    if (!isBackground && line.waiting >= bounds.maxWaiting) throw busy(line);
    if (!isBackground && line.waitingOf(asker.tenantId) >= bounds.maxWaitingOfTenant) throw busy(line);
    return new Promise((resolve, reject) => {
      const giveUp = (reason: () => unknown) => (): void => {
        if (!line.remove(asker, waiter)) return;
        settle();
        reject(reason());
      };
      const onAbort = giveUp(() => signal?.reason);
      const timer = isBackground
        ? undefined
        : setTimeout(
            giveUp(() => busy(line)),
            bounds.longestWaitMs,
          );
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const waiter: Waiter = {
        tenantId: asker.tenantId,
        begin: () => {
          settle();
          resolve();
        },
      };
      line.add(asker, waiter);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  };

  return async (turn, work) => {
    turn.signal?.throwIfAborted();
    const line = turn.isBackground ? lines.jobs : lines.people;
    const { tenantId } = turn.asker;
    if (isFree(line) && mayRun(tenantId)) enter(line, tenantId);
    else await wait(line, turn);
    const began = performance.now();
    try {
      return await work();
    } finally {
      pace.note(performance.now() - began);
      leave(line, tenantId);
    }
  };
};

/** What one piece of work takes, on average of the last ones, in milliseconds. */
function createPace() {
  let mean = 1_000;
  return {
    note: (ms: number): void => {
      mean += (ms - mean) / 8;
    },
    get mean() {
      return mean;
    },
  };
}
