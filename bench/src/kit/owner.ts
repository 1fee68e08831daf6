import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const tries = 100;
const againAfterMs = 200;

/** Works on a connection of its own, which may be broken at any other time; waits for a database that comes back. */
export const withOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectPatiently(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

async function connectPatiently(connectionString: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === tries) throw error;
      await delay(againAfterMs);
    }
  }
}
