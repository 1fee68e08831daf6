import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import type { LinkedRegister } from './link-register.ts';
import { type Door, dataOf } from './test-app.ts';
import { until } from './until.ts';

// An installation as a server of 27 November 2026 left it; old-installation/README.md says how it was made.

const folder = new URL('./old-installation/', import.meta.url);
const packed = (name: string): string => gunzipSync(readFileSync(new URL(name, folder))).toString();

/** What was asked of it, and what it answered. */
export interface Asked {
  /** Who asked, by their email address. */
  readonly who: string;
  readonly path: '/graphql' | '/graphql/pos';
  readonly query: string;
  readonly answer: { readonly data: Record<string, unknown> };
}

/** Its database and its data folder, with what a server needs to go on with them. */
export interface OldInstallation {
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** As the old server had them: its tokens name the address, and it was asked at that time. */
const settings = {
  PUBLIC_URL: 'http://127.0.0.1:4726',
  SECRET: 'a-secret-of-tests-alone-0123456789abcdef',
  NOW: '2026-11-27T18:56:00Z',
};

/** Puts it back into a database and a folder of the test's own. */
export const restoreOldInstallation = async (): Promise<OldInstallation> => {
  const database = await createTestDatabase();
  // The roles are there, of the server's other databases; what stands in this one goes.
  await database.owner.query(`drop schema public cascade; drop schema graphile_worker cascade;
    create schema public; grant usage on schema public to public`);
  await database.owner.query(`${packed('database.sql.gz')}; reset all`);
  // It is still the same database, and none that was put back from a backup.
  await database.owner.query(`update database_state set place =
    (select system_identifier from pg_control_system()) || '/' ||
    (select oid from pg_database where datname = current_database())`);
  const dataDir = mkdtempSync(join(tmpdir(), 'tresen-old-'));
  for (const [name, content] of Object.entries(filesOfOldInstallation())) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true });
    writeFileSync(join(dataDir, name), content);
  }
  return { database, dataDir, settings };
};

/** What lay in its data folder, by path: pictures, a backup, an archive. Only the backup is encrypted. */
export const filesOfOldInstallation = (): Readonly<Record<string, Buffer>> =>
  Object.fromEntries(
    Object.entries(JSON.parse(packed('files.json.gz')) as Record<string, string>).map(([name, content]) => [
      name,
      Buffer.from(content, 'base64'),
    ]),
  );

/** What was asked of it, in its order, and what is answered to that since. */
export const askedOfOldInstallation = (): readonly Asked[] =>
  JSON.parse(packed('asked.json.gz'), (key, value) =>
    key === 'seller' && value ? { ...value, ...saidOtherwise } : value,
  );

/** On purpose: a receipt names the tax number of its seller as people write it. */
const saidOtherwise = { taxNumber: '181/815/08155' };

/** What the server answers today to all that was asked of it. */
export const askAgain = async (door: Door): Promise<readonly Asked[]> => {
  const tokens = new Map<string, string>();
  const answers: Asked[] = [];
  for (const asked of askedOfOldInstallation()) {
    const token = tokens.get(asked.who) ?? (await door.signIn(asked.who));
    tokens.set(asked.who, token);
    const data = dataOf<Asked['answer']['data']>(await door.call(asked.path, token, asked.query));
    answers.push({ ...asked, answer: { data } });
  }
  return answers;
};

/** Fulfilled when all months are summed that migrations let be summed again; else it takes a minute until that begins. */
export const untilSummedAgain = async ({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> => {
  await owner.query(`select graphile_worker.add_job('rebuildFigures')`);
  await until(
    () => owner.query('select from figure_rebuilds'),
    ({ rowCount }) => rowCount === 0,
  );
};

/** A register that it linked; its access token has ended. */
export const registerOfOldInstallation = (): Omit<LinkedRegister, 'accessToken'> =>
  JSON.parse(readFileSync(new URL('register.json', folder), 'utf8'));
