import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openDatabase } from '../../kit/db/pools.ts';
import { type Contents, createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { readSheetHere } from '../../kit/sheets/testing.ts';
import { readConfig } from '../config.ts';
import { demoTenantIds, seedDemo } from '../seed-demo.ts';
import { type Replaceable, startServer } from '../server.ts';
import { borrowSchemas } from './lent-schemas.ts';
import { post, postFields } from './post.ts';

/** Of all people of the demo, in every server that a test starts. */
export const testPassword = 'Steg-am-Ufer-12';

export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly {
    readonly path?: readonly string[];
    readonly extensions: Record<string, unknown>;
  }[];
}

/** The data of an answer. @throws when it has errors */
export const dataOf = <T>(answer: Answer): T => {
  if (answer.errors.length > 0 || !answer.data) throw new Error(`no data: ${JSON.stringify(answer)}`);
  return answer.data as T;
};

/** The code and kind of an answer's first error, with its parameters. */
export const errorOf = ({ errors }: Answer): Readonly<Record<string, unknown>> | undefined =>
  errors[0]?.extensions;

/** The whole server on a port of its own, with the demo's tenants and people but without registers. */
export interface TestServer {
  readonly url: string;
  /** Where it keeps its files. */
  readonly dataDir: string;
  /** Address of its database, for the server's own roles. */
  readonly ownerUrl: string;
  /** Statements as the owner of the database, who sees every tenant. */
  readonly owner: pg.Pool;
  /** Access token of a person of the demo. */
  signIn(email: string): Promise<string>;
  /** Calls GraphQL as an integrator does: a document of one's own. */
  call(
    path: '/graphql' | '/graphql/pos',
    token: string | undefined,
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Says that so much of the demo is filled, as its feeder does. */
  noteFilled(share: number): void;
  stop(): Promise<void>;
}

/** What a first start makes: half of the processor time that a server takes to start in a test. */
const seededDemo: Contents = {
  name: 'demo',
  fill: async (ownerUrl) => {
    const dataDir = newDataDir();
    const db = openDatabase(ownerUrl, () => undefined);
    try {
      await seedDemo(db, readConfig(settingsOf(ownerUrl, dataDir)));
    } finally {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** A database with the demo in it, as a first start leaves it. Its people have `testPassword`. */
export const createDemoDatabase = (): Promise<TestDatabase> => createTestDatabase(seededDemo);

/** With other settings of these, the server makes another demo or none, and does it as at any first start. */
const ofDemo = ['NODE_ENV', 'DEMO', 'NOW', 'DATA_DIR'];

interface Around extends Partial<Omit<Replaceable, 'schemas'>> {
  readonly dataDir?: string;
}

/** What a start does at first has been done in a copy: most of its statements, and four of its connections. */
const onCopy: Around = {
  migrate: async () => undefined,
  seedDemo: async (db) => ({
    password: testPassword,
    feed: false,
    isLive: false,
    tenantIds: await demoTenantIds(db),
  }),
};

/** Starts it. Settings of the test come last; people's files are read in its own process unless told. */
export const startTestApp = async (
  settings: Record<string, string> = {},
  around: Pick<Around, 'readSheet'> = {},
): Promise<TestServer> => {
  if (ofDemo.some((name) => name in settings))
    return startTestAppOn(await createTestDatabase(), settings, around);
  return startTestAppOn(await createDemoDatabase(), settings, { ...around, ...onCopy });
};

/** What is asked of a server from outside, whatever process it is. */
export type Door = Pick<TestServer, 'url' | 'call' | 'signIn'>;

export const doorOf = (url: string): Door => ({
  url,
  call: async (path, token, query, variables = {}, headers = {}) => {
    const posted = await post(
      `${url}${path}`,
      {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      JSON.stringify({ query, variables }),
    );
    const { data, errors = [] } = posted.body as Partial<Answer>;
    return { status: posted.status, data, errors };
  },
  signIn: async (email) => {
    const posted = await postFields(`${url}/connect/token`, {
      grant_type: 'password',
      username: email,
      password: testPassword,
      scope: 'offline_access openid profile email phone roles api backup belege',
    });
    const body = posted.body as { access_token?: string };
    if (!body.access_token) throw new Error(`no sign-in for ${email}: ${JSON.stringify(body)}`);
    return body.access_token;
  },
});

/** Starts it on a database that the test brings. */
export const startTestAppOn = async (
  database: Pick<TestDatabase, 'ownerUrl' | 'owner' | 'drop'>,
  settings: Record<string, string> = {},
  { dataDir = newDataDir(), ...around }: Around = {},
): Promise<TestServer> => {
  const config = readConfig({ ...settingsOf(database.ownerUrl, dataDir), ...settings });
  const { schemas, giveBack } = borrowSchemas();
  const server = await startServer(config, database.ownerUrl, {
    readSheet: readSheetHere,
    ...around,
    schemas,
  });
  // Files share a process and their modules stay in it: a server that was stopped is held by none.
  let stopServer: (() => Promise<void>) | undefined = server.stop;
  return {
    ownerUrl: database.ownerUrl,
    dataDir,
    owner: database.owner,
    noteFilled: server.noteFilled,
    // Where it listens, whatever address it names itself by.
    ...doorOf(`http://localhost:${server.port}`),
    stop: async () => {
      await stopServer?.();
      stopServer = undefined;
      giveBack();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'tresen-app-'));
}

function settingsOf(ownerUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: ownerUrl,
    DEMO_PASSWORD: testPassword,
  };
}
