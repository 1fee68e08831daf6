import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, outsideTenants } from './pools.ts';
import { isStorageFull, refusalOf } from './refusal-of.ts';

export type ReadyState = 'ready' | 'database away' | 'storage full';

/** Whether the database can do its work, found by writing. */
export interface Readiness {
  /** Written at most once in three seconds, however many ask; answers within two. */
  state(): Promise<ReadyState>;
  /** Told of what failed elsewhere: whoever had no room is believed until a write proves that there is some. */
  note(error: unknown): void;
}

const everyMs = 3_000;
const patienceMs = 2_000;

export const createReadiness = (db: Database): Readiness => {
  let isSuspected = false;
  let writing: Promise<ReadyState> | undefined;
  let last: { readonly at: number; readonly state: ReadyState } | undefined;

  const write = async (): Promise<ReadyState> => {
    try {
      await beat(db);
      if (isSuspected) await takeRoom(db);
      isSuspected = false;
      return 'ready';
    } catch (error) {
      isSuspected ||= isFull(error);
      return isFull(error) ? 'storage full' : 'database away';
    }
  };
  // One at a time: a database that hangs gets no more to do.
  const written = (): Promise<ReadyState> => {
    writing ??= write()
      .then((state) => {
        last = { at: performance.now(), state };
        return state;
      })
      .finally(() => {
        writing = undefined;
      });
    return writing;
  };
  return {
    state: async () => {
      if (last && performance.now() - last.at < everyMs) return last.state;
      return Promise.race([written(), delay(patienceMs, 'database away' as const, { ref: false })]);
    },
    note: (error) => {
      isSuspected ||= isFull(error);
      if (refusalOf(error)) last = undefined;
    },
  };
};

function beat(db: Database): Promise<void> {
  return outsideTenants(db, async (tx) => void (await sql`update heartbeat set at = now()`.execute(tx)));
}

function takeRoom(db: Database): Promise<void> {
  return outsideTenants(db, async (tx) => {
    await sql`truncate storage_probe`.execute(tx);
    await sql`insert into storage_probe (content) values ('room for a page')`.execute(tx);
  });
}

function isFull(error: unknown): boolean {
  return isStorageFull(error) || (error instanceof Error && isStorageFull(error.cause));
}
