import pg from 'pg';

// Any number: each process that uses the server shares this lock, and whoever gets it alone is the last.
const usersLock = 7_315_027;

/** Why a server could not be joined: it is on its way up or down, nobody is there, or it is not ours. */
export type Refusal = 'busy' | 'absent' | 'foreign';

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const busyCodes = new Set(['57P03', '57P01', '53300', '08006']);
const foreignCodes = new Set(['28P01', '28000']);

/** What a failed attempt to join says about the server at that address. */
export const refusalOf = (error: unknown): Refusal => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined && foreignCodes.has(code)) return 'foreign';
  if ((code !== undefined && busyCodes.has(code)) || /terminated|timeout/i.test(message)) return 'busy';
  return 'absent';
};

/**
 * Joins the users of a server: an idle connection with a shared lock, which ends with its process however that
 * dies. So the users are counted by the server itself, and no file can lie about them.
 * @throws the error of the client; `refusalOf` reads it
 */
export const joinServer = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tresen_keeper',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined); // 'end' follows and is what counts
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [usersLock]);
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
};

/** Leaves the server's users. @returns whether nobody is left, so that the server can stop */
export const leaveServer = async (client: pg.Client): Promise<boolean> => {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock]);
    const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
      usersLock,
    ]);
    return rows[0]?.last === true;
  } finally {
    await client.end().catch(() => undefined);
  }
};
