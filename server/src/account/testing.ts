import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestDatabase, type TestDatabase } from '../kit/db/testing.ts';
import { createEpochs, type Epochs } from '../kit/epochs/index.ts';
import type { Mail } from '../kit/mail/index.ts';
import type { ExternalProviderSettings } from './account-deps.ts';
import { type AccountHost, createAccountHost, createTenant, createUserWithPassword } from './index.ts';
import type { NewUser } from './users/index.ts';

export const testIssuer = 'https://tresen.test';
export const testPassword = 'Right horse 1!';
export const fullScope = 'offline_access openid profile email phone roles api backup belege';

/** One server process: its own caches, the shared database and clock. */
export interface TestProcess {
  readonly account: AccountHost;
  readonly app: FastifyInstance;
  /** POSTs a form to /connect/… and reads the JSON answer. */
  post(path: string, form: Readonly<Record<string, string>> | string): Promise<TestAnswer>;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: Record<string, string>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestAccount extends TestProcess {
  readonly database: TestDatabase;
  /** Watches over the state of the database; looks when it is told to. */
  readonly epochs: Epochs;
  readonly tenantId: string;
  /** Everything that was logged, as text. */
  readonly logged: string[];
  /** Every mail that was queued, oldest first, also those of a transaction that was rolled back later. */
  readonly mails: Mail[];
  advance(milliseconds: number): void;
  now(): number;
  /** Another process of the same installation. */
  startProcess(
    secret?: Uint8Array,
    previousSecret?: Uint8Array,
    externalProvider?: ExternalProviderSettings,
  ): Promise<TestProcess>;
  createUser(user?: Partial<NewUser>): Promise<{ readonly id: string; readonly email: string }>;
  /** Full answer of a sign-in with the right password. */
  signIn(email: string, scope?: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export const secretOfTests = Buffer.alloc(32, 7);

/** The form with which a register begins to link. */
const registerForm = {
  client_id: 'register',
  name: 'Theke',
  device_type: 'android',
  pos_version: '6.0',
  hardware_serial: 'SN-4711',
  database_id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
} as const;

const deviceCodeGrant = 'urn:ietf:params:oauth:grant-type:device_code';

/** Begins to link a register. */
export const askForCodes = async (
  on: TestProcess,
  more: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> =>
  (await on.post('/connect/deviceauthorization', { ...registerForm, ...more })).body;

export const pollWith = (on: TestProcess, codes: Record<string, string>): Promise<TestAnswer> =>
  on.post('/connect/token', {
    grant_type: deviceCodeGrant,
    client_id: 'register',
    device_code: codes.device_code ?? '',
  });

/** A person enters the code: a device of a new branch is linked. */
export const approve = async (
  { database, tenantId }: Pick<TestAccount, 'database' | 'tenantId'>,
  { account }: TestProcess,
  codes: Record<string, string>,
): Promise<void> => {
  const deviceId = randomUUID();
  await database.owner.query(
    `with unit as (insert into organization_units (tenant_id, id, name) values ($1, $2, 'Mitte') returning id)
     insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
       hardware_serial, database_id)
     select $1, $3, $2, 'Theke', 'android', 'Android', 'retail', '6.0', $4, $5 from unit`,
    [tenantId, randomUUID(), deviceId, deviceId, randomUUID()],
  );
  await account.approveDeviceAuthorization({ userCode: codes.user_code ?? '', tenantId, deviceId });
};

/** A database, a tenant and a process of the auth host, with a clock that only `advance` moves. */
export const createTestAccount = async (): Promise<TestAccount> => {
  const database = await createTestDatabase();
  const { db } = database;
  const processes: TestProcess[] = [];
  const logged: string[] = [];
  const mails: Mail[] = [];
  const note = (fields: object, message: string): void =>
    void logged.push(`${message} ${JSON.stringify(fields)}`);
  const log = { info: note, warn: note, error: note };
  let time = Date.parse('2026-01-31T12:00:00Z');
  const now = (): number => time;
  const markFile = join(tmpdir(), `tresen-mark-${randomUUID()}`);
  const watched = { db, now, log, markFile, filesOf: () => '', label: undefined, mailJob: 'sendMail' };
  const epochs = createEpochs(watched);
  const startProcess: TestAccount['startProcess'] = async (
    secret = secretOfTests,
    previousSecret,
    externalProvider,
  ) => {
    const started = await createProcess(
      await createAccountHost({
        db,
        secret,
        previousSecret,
        externalProvider,
        issuer: testIssuer,
        now,
        frontends: { origins: [testIssuer], anyLoopback: true },
        queueMail: async (_tx, mail) => void mails.push(mail),
        onTenantFounded: async () => undefined,
        onPutBack: (epoch) => epochs.noticed('token', epoch),
        onTokenAhead: epochs.countAhead,
        log,
      }),
    );
    processes.push(started);
    return started;
  };
  const first = await startProcess();
  const tenantId = await createTenant(db, { name: 'Gasthaus Lindenhof', kind: 'customer' });
  return {
    ...first,
    database,
    epochs,
    tenantId,
    logged,
    mails,
    now,
    startProcess,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    createUser: async (user = {}) => {
      const email = user.email ?? `kasse+${randomUUID()}@bäckerei-müller.de`;
      const person = { tenantId, role: 'owner', firstName: 'Olga', lastName: 'Lindner' } as const;
      const id = await createUserWithPassword(db, { ...person, ...user, email, password: testPassword });
      return { id, email };
    },
    signIn: async (username, scope = fullScope) => {
      const form = { grant_type: 'password', username, password: testPassword, scope };
      return (await first.post('/connect/token', form)).body;
    },
    stop: async () => {
      for (const { account, app } of processes) {
        account.close();
        await app.close();
      }
      await database.drop();
      rmSync(markFile, { force: true });
    },
  };
};

async function createProcess(account: AccountHost): Promise<TestProcess> {
  const app = Fastify();
  await app.register(account.routes);
  return {
    account,
    app,
    post: async (path, form) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await app.inject({ method: 'POST', url: path, payload: formText(form), headers });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
  };
}

function formText(form: Readonly<Record<string, string>> | string): string {
  return typeof form === 'string' ? form : new URLSearchParams(form).toString();
}
