import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Which processes may work on one database at a time. */
export interface ProcessLock {
  /** Fulfilled when the connection broke and somebody else took the place meanwhile. */
  readonly lost: Promise<Error>;
  release(): Promise<void>;
}

export interface ProcessLockOptions {
  /** Others that share it, too, may work beside this one. */
  readonly isShared: boolean;
  /** How long the place of a process that was just killed is waited for. */
  readonly patienceMs?: number;
  /** What somebody has to do for whoever is refused; by default for another server. */
  readonly advice?: string;
  readonly onError: (error: Error) => void;
}

// Any number, the same in every process.
const lockKey = 7_315_031;
const askEveryMs = 250;
const defaultPatienceMs = 10_000;

const refusal = ({ isShared, advice }: ProcessLockOptions): Error => {
  const usual = 'stop it first, or start all of them with REDIS_URL (docs/operations.md)';
  const whose = isShared ? 'A Tresen without REDIS_URL' : 'Another Tresen';
  return new Error(`${whose} serves this database: ${advice ?? usual}.`);
};

/**
 * Takes the place of the only process of a database, or one of several. PostgreSQL holds it for as long as the connection
 * lives, so a killed process leaves it behind within moments, and nobody has to tidy up after it.
 * @throws when it is taken for longer than the place of a killed process is
 */
export const lockProcess = async (ownerUrl: string, options: ProcessLockOptions): Promise<ProcessLock> => {
  const lost = Promise.withResolvers<Error>();
  let isReleased = false;
  let client = await takePlace(ownerUrl, options);

  const watch = (): void => void client.once('end', () => void (isReleased || regain()));
  const regain = async (): Promise<void> => {
    try {
      client = await takePlace(ownerUrl, options);
      if (isReleased) await client.end();
      else watch();
    } catch (error) {
      if (isReleased) return;
      if (error instanceof PlaceTaken) return lost.resolve(refusal(options));
      // The database is away: nobody else has the place either.
      await delay(askEveryMs, undefined, { ref: false });
      return regain();
    }
  };
  watch();
  return {
    lost: lost.promise,
    release: async () => {
      isReleased = true;
      await client.end().catch(() => undefined);
    },
  };
};

class PlaceTaken extends Error {
  override readonly name = 'PlaceTaken';
}

async function takePlace(ownerUrl: string, options: ProcessLockOptions): Promise<pg.Client> {
  const { isShared, onError, patienceMs = defaultPatienceMs } = options;
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'tresen_process',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', onError);
  await client.connect();
  try {
    await holdOut(client);
    const end = performance.now() + patienceMs;
    while (!(await isGranted(client, isShared))) {
      if (performance.now() >= end) throw new PlaceTaken(refusal(options).message);
      await delay(askEveryMs);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** It says nothing for months, and a machine that lost its power is noticed within seconds. */
async function holdOut(client: pg.Client): Promise<void> {
  await client.query(
    'set idle_session_timeout = 0; set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3',
  );
}

async function isGranted(client: pg.Client, isShared: boolean): Promise<boolean> {
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ granted: boolean }>(`select ${lock}(${lockKey}) as granted`);
  return rows[0]?.granted === true;
}
