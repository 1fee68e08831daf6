import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { AppError, statusOfKind } from '@tresen/domain/kit/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../context/index.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { guardHttpRoutes } from '../http/index.ts';
import { createFairQueue } from '../queue/index.ts';
import { addUpload, cleanUpUploadDays, createUploads, type Uploads } from './index.ts';
import { createScratchFiles, type ScratchFiles, scratchFileOf } from './scratch-files.ts';
import type { UploadRoute } from './uploads.ts';

let database: TestDatabase;
let folder: string;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tresen-uploads-'));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

const newTenant = async (): Promise<string> => {
  const id = randomUUID();
  await database.owner.query(
    `insert into tenants (id, name, kind) values ($1, 'Bäckerei Müller', 'customer')`,
    [id],
  );
  return id;
};

const tooLarge = () => new AppError('FILE_TOO_LARGE', { what: 'bytes', limit: 1_000 });
const kind = { name: 'import', bytes: 1_000, tooLarge, ofDay: { uploads: 100, bytes: 100_000 } };
let clock = Date.UTC(2026, 10, 23, 10);

/** A server with one route for uploads, whose caller says in a header who it is. */
const serve = async ({
  route = {},
  uploads = {},
}: {
  route?: Partial<UploadRoute>;
  uploads?: Partial<Uploads>;
} = {}): Promise<number> => {
  const app = Fastify({ forceCloseConnections: true });
  apps.push(app);
  app.setErrorHandler((error, _request, reply) => {
    const told = error instanceof AppError ? error : new AppError('INTERNAL');
    return reply.code(statusOfKind[told.kind]).send({ code: told.code, parameters: told.parameters });
  });
  const contextOf = async ({ headers }: { headers: Record<string, unknown> }): Promise<Ctx> => {
    const [tenantId, userId] = String(headers['x-who']).split('/');
    const caller = { kind: 'user', principal: 'owner', tenantId, userId, homeTenantId: tenantId };
    return { caller, db: database.db, now: () => clock, requestId: '' } as unknown as Ctx;
  };
  guardHttpRoutes(app, contextOf as never, 'wide');
  const scratch = countedScratch();
  const all = { ...createUploads({ db: database.db, scratch, onError: () => undefined }), ...uploads };
  await app.register(async (inner) =>
    addUpload(inner, all, {
      ...{ method: 'PUT', path: '/api/profile/picture', kind },
      work: async ({ file }) => ({ size: file.size }),
      ...route,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** Begins to send; without a length the body comes in pieces. */
const begin = (port: number, who: string, length?: number): ClientRequest =>
  request({
    ...{ port, path: '/api/profile/picture', method: 'PUT' },
    headers: { 'x-who': who, ...(length === undefined ? {} : { 'content-length': length }) },
  });

interface Told {
  readonly status: number | undefined;
  readonly code?: string;
  readonly size?: number;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

const answerTo = async (sent: ClientRequest): Promise<Told> => {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, ...((await json(answer)) as object) };
};

const send = (port: number, who: string, bytes: string | number = 9): Promise<Told> => {
  const body = typeof bytes === 'number' ? 'x'.repeat(bytes) : bytes;
  const sent = begin(port, who, Buffer.byteLength(body));
  sent.end(body);
  return answerTo(sent);
};

let held = 0;
/** Scratch files that are open: their space is taken for as long as they are. */
const heldFiles = (): number => held;

const countedScratch = (): ScratchFiles => {
  const scratch = createScratchFiles(folder);
  return {
    open: async () => {
      const file = await scratch.open();
      held += 1;
      const close = (): Promise<void> => file.close().finally(() => (held -= 1));
      return Object.create(file, { close: { value: close } });
    },
  };
};

const dayOf = async (tenantId: string) =>
  (
    await database.owner.query(
      'select uploads, bytes::int, day::text from upload_days where tenant_id = $1',
      [tenantId],
    )
  ).rows;

describe('an upload', () => {
  it('is read from the disk, and leaves nothing there', async () => {
    const tenantId = await newTenant();
    let names: string[] = ['unread'];
    let text = '';
    const port = await serve({
      route: {
        work: async ({ file }) => {
          names = readdirSync(folder);
          for await (const piece of file.read()) text += piece;
          return { size: file.size };
        },
      },
    });
    expect(await send(port, `${tenantId}/rita`, 'Käse;2,80')).toEqual({ status: 200, size: 10 });
    expect([names, text]).toEqual([[], 'Käse;2,80']);
    await expect.poll(heldFiles).toBe(0);
  });

  it('that is too large is refused, announced or not, and the line stays for the next', async () => {
    const tenantId = await newTenant();
    const port = await serve();
    expect(await send(port, `${tenantId}/rita`, 1_001)).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    });
    const pieces = begin(port, `${tenantId}/rita`);
    const answer = answerTo(pieces);
    for (let piece = 0; piece < 3; piece += 1) pieces.write('x'.repeat(500));
    expect(await answer).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
    pieces.end();
    expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 200 });
    expect(heldFiles()).toBe(0);
  });

  it('without an end is answered when its time is over, and cut off', async () => {
    const tenantId = await newTenant();
    const port = await serve({ uploads: { deadlines: { longestMs: 150, longestPauseMs: 60_000 } } });
    const endless = begin(port, `${tenantId}/rita`);
    const closed = new Promise((resolve) =>
      endless.once('socket', (socket) => socket.once('close', resolve)),
    );
    endless.on('error', () => undefined);
    const drip = setInterval(() => endless.write('x'), 10);
    const answer = await answerTo(endless);
    clearInterval(drip);
    expect(answer).toMatchObject({ status: 400, code: 'UPLOAD_TOO_SLOW' });
    await closed;
    await expect.poll(heldFiles).toBe(0);
    expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 200 });
  });

  it('that announces more than it sends is answered when nothing comes any more', async () => {
    const tenantId = await newTenant();
    const port = await serve({ uploads: { deadlines: { longestMs: 60_000, longestPauseMs: 100 } } });
    const half = begin(port, `${tenantId}/rita`, 900);
    half.on('error', () => undefined);
    half.write('x');
    expect(await answerTo(half)).toMatchObject({ status: 400, code: 'UPLOAD_TOO_SLOW' });
    await expect.poll(async () => dayOf(tenantId)).toMatchObject([{ uploads: 1, bytes: 1 }]);
  });

  it('that sends more than it announces is no request that we know, and leaves nothing', async () => {
    const tenantId = await newTenant();
    const port = await serve();
    const socket = connect(port, '127.0.0.1');
    const head = `PUT /api/profile/picture HTTP/1.1\r\nhost: x\r\nx-who: ${tenantId}/rita\r\ncontent-length: 4\r\n\r\n`;
    socket.write(`${head}abcdefghij`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1.1 400/);
    socket.destroy();
    await expect.poll(heldFiles).toBe(0);
    expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 200 });
  });

  it('whose sender hangs up frees its file and its share at once, half sent', async () => {
    const tenantId = await newTenant();
    const port = await serve({ route: { kind: { ...kind, ofPerson: 1 } } });
    const half = begin(port, `${tenantId}/rita`, 900);
    half.on('error', () => undefined);
    half.write('half');
    await expect.poll(heldFiles).toBe(1);
    expect(await send(port, `${tenantId}/rita`)).toMatchObject({ code: 'UPLOADS_UNDER_WAY' });
    half.destroy();
    await expect.poll(heldFiles).toBe(0);
    expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 200 });
    await expect.poll(async () => (await dayOf(tenantId))[0].bytes).toBe(4 + 9);
  });

  it('whose sender hangs up while it waits gives up its turn and its file', async () => {
    const tenantId = await newTenant();
    const turns = createFairQueue({
      ...{ parallel: 1, parallelOfTenant: 1, parallelOfLine: 1 },
      ...{ maxWaiting: 9, maxWaitingOfTenant: 9, longestWaitMs: 60_000 },
    });
    let end = (): void => undefined;
    const begun: string[] = [];
    const port = await serve({
      route: {
        work: ({ asker, signal }) =>
          turns({ asker, signal }, async () => {
            begun.push(asker.personId);
            if (begun.length === 1) await new Promise<void>((resolve) => (end = resolve));
            return {};
          }),
      },
    });
    const first = send(port, `${tenantId}/rita`);
    await expect.poll(() => begun).toEqual(['rita']);
    const waiting = begin(port, `${tenantId}/otto`, 9);
    waiting.on('error', () => undefined);
    waiting.end('x'.repeat(9));
    await expect.poll(heldFiles).toBe(2);
    waiting.destroy();
    await expect.poll(heldFiles).toBe(1);
    const last = send(port, `${tenantId}/ida`);
    end();
    expect((await first).status).toBe(200);
    expect((await last).status).toBe(200);
    expect(begun).toEqual(['rita', 'ida']);
  });

  it('of one person in fifty tabs leaves room for a colleague and for other tenants', async () => {
    const [bakery, cafe] = [await newTenant(), await newTenant()];
    const waiting: (() => void)[] = [];
    const work = () => new Promise<object>((resolve) => waiting.push(() => resolve({})));
    const port = await serve({ route: { work } });
    const tabs = Array.from({ length: 50 }, () => send(port, `${bakery}/rita`));
    const others = [send(port, `${bakery}/otto`), send(port, `${cafe}/ida`)];
    await expect.poll(() => waiting.length).toBe(3 + 2);
    for (const end of waiting) end();
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(47);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    // Refused ones were not counted.
    expect(await dayOf(bakery)).toMatchObject([{ uploads: 4 }]);
  });
});

describe('a disk without space', () => {
  it.runIf(existsSync('/dev/full'))('is told in words, and counts for nobody', async () => {
    const tenantId = await newTenant();
    const scratch = { open: async () => scratchFileOf(await open('/dev/full', 'r+')) };
    const port = await serve({ uploads: { scratch } });
    expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 503, code: 'STORAGE_FULL' });
    expect(await dayOf(tenantId)).toMatchObject([{ uploads: 0, bytes: 0 }]);
  });
});

describe('a folder of scratch files', () => {
  it('loses at the start what a killed process left, and not what one is just making', () => {
    createScratchFiles(folder);
    for (const name of ['left', 'making']) writeFileSync(join(folder, name), '');
    utimesSync(join(folder, 'left'), new Date(), new Date(Date.now() - 120_000));
    createScratchFiles(folder);
    expect(readdirSync(folder)).toEqual(['making']);
  });
});

describe('what a tenant uploads in a day', () => {
  const small = { ...kind, ofDay: { uploads: 3, bytes: 2_000 } };

  it('is bounded in number, told with when it goes on, and not by what others do', async () => {
    const [bakery, cafe] = [await newTenant(), await newTenant()];
    const port = await serve({ route: { kind: small } });
    for (let count = 0; count < 3; count += 1)
      expect(await send(port, `${bakery}/rita`)).toMatchObject({ status: 200 });
    // 11:00 in Berlin; its day ends at 23:00 UTC.
    expect(await send(port, `${bakery}/otto`)).toEqual({
      status: 429,
      code: 'UPLOADS_SPENT',
      parameters: {
        ...{ of: 'uploads', uploads: 3, bytes: 27, limit: 3 },
        ...{ from: '2026-11-23T23:00:00.000Z', seconds: 13 * 3_600 },
      },
    });
    expect(await send(port, `${cafe}/ida`)).toMatchObject({ status: 200 });
  });

  it('is bounded in bytes, those announced by what is still arriving included', async () => {
    const tenantId = await newTenant();
    const port = await serve({ route: { kind: small } });
    const arriving = begin(port, `${tenantId}/rita`, 1_000);
    arriving.on('error', () => undefined);
    arriving.write('x');
    await expect.poll(async () => dayOf(tenantId)).toMatchObject([{ bytes: 1_000 }]);
    expect(await send(port, `${tenantId}/otto`, 900)).toMatchObject({ status: 200 });
    expect(await send(port, `${tenantId}/otto`, 900)).toMatchObject({
      status: 429,
      parameters: { of: 'bytes', bytes: 1_900, limit: 2_000 },
    });
    arriving.destroy();
    await expect.poll(async () => dayOf(tenantId)).toMatchObject([{ bytes: 901 }]);
    expect(await send(port, `${tenantId}/otto`, 900)).toMatchObject({ status: 200 });
  });

  it('counts over processes, and after a restart', async () => {
    const tenantId = await newTenant();
    const ports = [await serve({ route: { kind: small } }), await serve({ route: { kind: small } })];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send(ports[index % 2] ?? 0, `${tenantId}/person ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const restarted = await serve({ route: { kind: small } });
    expect(await send(restarted, `${tenantId}/rita`)).toMatchObject({ code: 'UPLOADS_SPENT' });
  });

  it('begins anew at midnight of its first branch', async () => {
    const tenantId = await newTenant();
    await database.owner.query(
      `insert into organization_units (tenant_id, id, name, database_id, zone)
        values ($1, gen_random_uuid(), 'Lissabon', gen_random_uuid(), 'Europe/Lisbon')`,
      [tenantId],
    );
    const port = await serve({ route: { kind: small } });
    for (let count = 0; count < 3; count += 1) await send(port, `${tenantId}/rita`);
    const before = clock;
    try {
      clock = Date.UTC(2026, 10, 23, 23, 30); // the next day in Berlin, not in Lisbon
      expect(await send(port, `${tenantId}/rita`)).toMatchObject({
        parameters: { from: '2026-11-24T00:00:00.000Z' },
      });
      clock = Date.UTC(2026, 10, 24, 0, 0);
      expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 200 });
    } finally {
      clock = before;
    }
    expect((await dayOf(tenantId)).map(({ day }) => day).toSorted()).toEqual(['2026-11-23', '2026-11-24']);
    await cleanUpUploadDays(database.db, Date.UTC(2026, 11, 25));
    expect((await dayOf(tenantId)).map(({ day }) => day)).toEqual(['2026-11-24']);
  });

  it('is not spent by what we failed at', async () => {
    const tenantId = await newTenant();
    const work = () => Promise.reject(new AppError('BUSY', { seconds: 5 }));
    const port = await serve({ route: { kind: small, work } });
    for (let count = 0; count < 5; count += 1)
      expect(await send(port, `${tenantId}/rita`)).toMatchObject({ status: 503, code: 'BUSY' });
    expect(await dayOf(tenantId)).toMatchObject([{ uploads: 0, bytes: 0 }]);
  });
});
