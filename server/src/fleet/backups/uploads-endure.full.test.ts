import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginUpload, sendPart, sqliteBytes, tus } from '../../app/testing/backups.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { type SecondProcess, startSecondProcess } from '../../app/testing/second-process.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';

// With the address of a Redis there may be two; they serve also while nobody answers there.
const settings = { SECRET: 'a secret of thirty-two characters', REDIS_URL: 'redis://127.0.0.1:9' };
/** Each test starts a second process, which takes a busy machine its time. */
const limit = 120_000;
const mebibyte = 1_048_576;

let app: TestServer;
let tenantId: string;
let till: LinkedRegister;
let second: SecondProcess | undefined;

beforeAll(async () => {
  app = await startTestApp(settings);
}, limit);
afterAll(() => app.stop());
beforeEach(async () => {
  tenantId = await addTenant(app);
  till = await linkRegister(app, await app.signIn((await addPerson(app, tenantId, 'owner')).email));
});
afterEach(() => second?.kill());

const bytes = sqliteBytes(18 * mebibyte);
const partBytes = 16 * mebibyte;
const begin = async () => (await beginUpload(app, till, bytes)).headers.get('location') ?? '';
const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const stored = async (path: string) => {
  const { rows } = await app.owner.query(
    `select state, received::int, fault, (select coalesce(sum(p.bytes), 0)::int from backup_parts p
       where p.backup_id = b.id) bytes, (select count(*)::int from backup_parts p where p.backup_id = b.id) parts
     from backups b where id = $1`,
    [idIn(path)],
  );
  return rows[0];
};
const filesOf = (path: string) => readdirSync(join(app.dataDir, 'files', 'backups', tenantId, idIn(path)));
const offsetAt = async (server: Pick<TestServer, 'url'>, path: string) =>
  Number((await tus(server as TestServer, till, 'HEAD', path)).headers.get('upload-offset'));
/** Begins to send all, and says when so many bytes have left. The line stays open. */
const sendSome = (url: string, path: string, count: number) => {
  const asked = request(`${url}${path}`, {
    method: 'PATCH',
    headers: {
      ...{ authorization: `Bearer ${till.accessToken}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      ...{ 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length },
    },
  });
  asked.on('error', () => undefined);
  return new Promise<void>((resolve) => {
    asked.write(bytes.subarray(0, count), () => resolve());
  });
};

describe('uploads endure', () => {
  it(
    'BAK-06: a process that is killed in the middle: what it had kept is there, and another goes on behind it',
    async () => {
      second = await startSecondProcess(app, settings);
      const path = await begin();
      await sendSome(second.url, path, partBytes + mebibyte);
      await expect.poll(async () => (await stored(path)).received).toBe(partBytes);
      await second.kill();
      expect(await offsetAt(app, path)).toBe(partBytes);
      expect(await stored(path)).toMatchObject({ bytes: partBytes, parts: 1 });
      const rest = await sendPart(app, till, path, partBytes, bytes.subarray(partBytes));
      expect(rest.status).toBe(204);
      expect(await stored(path)).toMatchObject({ state: 1, fault: null, bytes: bytes.length });
    },
    limit,
  );

  it(
    'a full disk refuses what it cannot keep, leaves nothing of it, and what was there before',
    async () => {
      second = await startSecondProcess(app, settings, 2 * mebibyte);
      const path = await begin();
      const small = await sendPart({ ...app, url: second.url }, till, path, 0, bytes.subarray(0, mebibyte));
      expect(small.status).toBe(204);
      const refused = await sendPart(
        { ...app, url: second.url },
        till,
        path,
        mebibyte,
        bytes.subarray(mebibyte),
      );
      expect([refused.status, await refused.json()]).toMatchObject([
        500,
        { errors: [{ message: 'INTERNAL' }] },
      ]);
      expect(await stored(path)).toMatchObject({ state: 3, received: mebibyte, parts: 1 });
      expect(filesOf(path)).toHaveLength(1);
      const rest = await sendPart(app, till, path, mebibyte, bytes.subarray(mebibyte));
      expect(rest.status).toBe(204);
      expect(await stored(path)).toMatchObject({ state: 1, fault: null, bytes: bytes.length });
    },
    limit,
  );

  it(
    'two processes take parts of the same upload, in turn and at once',
    async () => {
      second = await startSecondProcess(app, settings);
      const servers = [app, { ...app, url: second.url }] as const;
      const path = await begin();
      for (const at of [0, 1, 2, 3]) {
        const part = bytes.subarray(at * mebibyte, (at + 1) * mebibyte);
        expect((await sendPart(servers[at % 2 ? 1 : 0], till, path, at * mebibyte, part)).status).toBe(204);
      }
      const next = bytes.subarray(4 * mebibyte, 5 * mebibyte);
      const both = await Promise.all(
        servers.map(async (one) => (await sendPart(one, till, path, 4 * mebibyte, next)).status),
      );
      expect(both.toSorted()).toEqual([204, 409]);
      expect(filesOf(path)).toHaveLength(5);
      const last = await sendPart(app, till, path, 5 * mebibyte, bytes.subarray(5 * mebibyte));
      expect(last.status).toBe(204);
      expect(await stored(path)).toMatchObject({ state: 1, fault: null, parts: 6 });
    },
    limit,
  );
});
