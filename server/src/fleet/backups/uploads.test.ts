import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { maxOpenUploads } from '@tresen/domain/fleet/backups';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginUpload,
  metadataOf,
  sendBackup,
  sendPart,
  sqliteBytes,
  tus,
} from '../../app/testing/backups.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let tenantId: string;
let owner: string;
let till: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());
beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  till = await linkRegister(app, owner);
});

const bytes = sqliteBytes(300_000);
const begin = async (content = bytes, given = {}) => {
  const answer = await beginUpload(app, till, content, given);
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
};
const headOf = async (path: string) => {
  const answer = await tus(app, till, 'HEAD', path);
  return [answer.status, answer.headers.get('upload-offset'), answer.headers.get('upload-length')];
};
const read = async (id: string) => {
  const answer = await app.call(
    '/graphql/pos',
    owner,
    'query($id: ID!) { backup(id: $id) { state received size fault posSerial sha256 processingMs } }',
    { id },
  );
  return dataOf<{ backup: Record<string, unknown> }>(answer).backup;
};
const idIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const partsOf = async (id: string) =>
  (await app.owner.query('select begins_at, bytes from backup_parts where backup_id = $1', [id])).rows;

describe('uploads by tus 1.0', () => {
  it('BAK-06: a backup arrives in parts, goes on where it was, and is active once its checksum fits', async () => {
    const path = await begin();
    expect(path).toMatch(/^\/files\/backups\/[0-9a-f-]{36}$/);
    expect(await headOf(path)).toEqual([200, '0', '300000']);
    const first = await sendPart(app, till, path, 0, bytes.subarray(0, 100_000));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000']);
    expect(await read(idIn(path))).toMatchObject({ state: 'uploading', received: 100_000 });
    const rest = await sendPart(app, till, path, 100_000, bytes.subarray(100_000));
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, '300000']);
    expect(await read(idIn(path))).toMatchObject({
      ...{ state: 'active', size: 300_000, fault: null, posSerial: till.hardwareSerial, processingMs: 2_000 },
    });
    expect(await headOf(path)).toEqual([200, '300000', '300000']);
  });

  it('a line that breaks in the middle leaves what has come, and the rest goes behind it', async () => {
    const path = await begin();
    await new Promise<void>((resolve) => {
      const asked = request(`${app.url}${path}`, {
        method: 'PATCH',
        headers: {
          ...{ authorization: `Bearer ${till.accessToken}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
          ...{ 'content-type': 'application/offset+octet-stream', 'content-length': bytes.length },
        },
      });
      asked.on('error', () => undefined).on('close', resolve);
      asked.write(bytes.subarray(0, 120_000), () => asked.destroy());
    });
    await expect.poll(async () => Number((await headOf(path))[1])).toBeGreaterThan(0);
    const received = Number((await headOf(path))[1]);
    expect((await sendPart(app, till, path, received, bytes.subarray(received))).status).toBe(204);
    expect(await read(idIn(path))).toMatchObject({ state: 'active' });
  });

  it('lies on the disk as nobody can read it', async () => {
    const id = await sendBackup(app, till, bytes);
    const { rows } = await app.owner.query<{ file: string }>(
      'select file from backup_parts where backup_id = $1',
      [id],
    );
    const folder = join(app.dataDir, 'files', 'backups', tenantId, id);
    expect(readdirSync(folder)).toEqual(rows.map(({ file }) => `${file}.part`));
    const stored = readFileSync(join(folder, `${rows[0]?.file}.part`));
    expect(stored.length).toBe(bytes.length);
    expect(stored.includes('SQLite format 3')).toBe(false);
  });

  it('whoever lost the answer to the beginning begins anew, and nothing of the first is left', async () => {
    const lost = await begin();
    await sendPart(app, till, lost, 0, bytes.subarray(0, 50_000));
    const path = await begin();
    expect((await headOf(lost))[0]).toBe(404);
    expect(await partsOf(idIn(lost))).toEqual([]);
    expect(await headOf(path)).toEqual([200, '0', '300000']);
  });

  it('a register may give up what it has begun, not what has arrived', async () => {
    const path = await begin();
    expect((await tus(app, till, 'DELETE', path)).status).toBe(204);
    expect((await headOf(path))[0]).toBe(404);
    const id = await sendBackup(app, till, bytes);
    expect((await tus(app, till, 'DELETE', `/files/backups/${id}`)).status).toBe(403);
    expect(await read(id)).toMatchObject({ state: 'active' });
  });
});

describe('attacks on uploads', () => {
  it('what is not what was announced is refused, and nothing is kept of it', async () => {
    const path = await begin(bytes, { sha256: 'ab'.repeat(32) });
    const sent = await sendPart(app, till, path, 0, bytes);
    expect([sent.status, await sent.text()]).toEqual([422, expect.stringContaining('FILE_UNREADABLE')]);
    expect((await headOf(path))[0]).toBe(404);
    expect(await partsOf(idIn(path))).toEqual([]);
  });

  it('what is no database says so', async () => {
    const other = randomBytes(1_000);
    const path = await begin(other);
    expect((await sendPart(app, till, path, 0, other)).status).toBe(422);
  });

  it.each([
    ['behind the end', 10, 409],
    ['before what is there', 0, 409],
    ['that is none', 'x', 400],
    ['below zero', -1, 400],
  ])('forged offsets: one %s', async (_what, offset, status) => {
    const path = await begin();
    await sendPart(app, till, path, 0, bytes.subarray(0, 5));
    expect((await sendPart(app, till, path, offset, bytes.subarray(0, 5))).status).toBe(status);
    expect(await headOf(path)).toEqual([200, '5', '300000']);
  });

  it('more bytes than announced are refused', async () => {
    const path = await begin(bytes.subarray(0, 1_000));
    expect((await sendPart(app, till, path, 0, bytes)).status).toBe(413);
    expect(await headOf(path)).toEqual([200, '0', '1000']);
  });

  it('more bytes than announced are refused, also where the request does not say how many come', async () => {
    const path = await begin(bytes.subarray(0, 1_000));
    const answer = await fetch(`${app.url}${path}`, {
      method: 'PATCH',
      headers: {
        ...{ 'tus-resumable': '1.0.0', authorization: `Bearer ${till.accessToken}` },
        ...{ 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      },
      body: new Blob([new Uint8Array(bytes)]).stream(),
      duplex: 'half',
    });
    expect([answer.status, await answer.text()]).toEqual([413, 'Maximum size exceeded\n']);
    expect(await headOf(path)).toEqual([200, '0', '1000']);
  });

  it.each(['0', '-1', '1e99', '99999999999999', 'x', ''])('forged lengths: %s', async (length) => {
    const answer = await beginUpload(app, till, bytes, {}, length);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it.each([
    ['path names', { filename: '../../../etc/passwd' }],
    ['names of folders', { filename: 'a/b' }],
    ['another category', { category: 'picture' }],
    ['half a checksum', { sha256: 'abc' }],
  ])('%s in what is announced', async (_what, given) => {
    expect((await beginUpload(app, till, bytes, given)).status).toBe(422);
  });

  it.each(['/files/backups/..%2f..%2fsecret', '/files/backups/%00', `/files/backups/${randomUUID()}`])(
    'nothing is at %s',
    async (path) => {
      expect((await headOf(path))[0]).toBe(404);
      expect((await sendPart(app, till, path, 0, bytes)).status).toBe(404);
    },
  );

  it('others reach nothing: another register, another tenant, a person, a stranger', async () => {
    const path = await begin();
    const sister = await linkRegister(app, owner, { unitId: till.unitId, databaseId: till.databaseId });
    const foreign = await addTenant(app);
    const stranger = await app.signIn((await addPerson(app, foreign, 'owner')).email);
    const theirs = await linkRegister(app, stranger);
    for (const other of [sister, theirs]) {
      expect((await tus(app, other, 'HEAD', path)).status).toBe(404);
      expect((await sendPart(app, other, path, 0, bytes)).status).toBe(404);
      expect((await tus(app, other, 'DELETE', path)).status).toBe(404);
    }
    expect((await tus(app, { accessToken: owner }, 'HEAD', path)).status).toBe(403);
    expect((await fetch(`${app.url}${path}`, { method: 'PATCH' })).status).toBe(401);
    expect(await headOf(path)).toEqual([200, '0', '300000']);
  });

  it('a register has only so many open at once', async () => {
    const open = (at: number) => beginUpload(app, till, bytes, { sha256: String(at).padStart(64, '0') });
    for (let at = 0; at < maxOpenUploads.ofRegister; at += 1) expect((await open(at)).status).toBe(201);
    const refused = await open(99);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it(
    'a register that begins fifty at once, and one of a tenant with many open, get no more than that',
    inFull,
    async () => {
      const open = (at: number) => beginUpload(app, till, bytes, { sha256: String(at).padStart(64, '0') });
      const asked = await Promise.all(Array.from({ length: 50 }, async (_, at) => (await open(at)).status));
      expect(asked.filter((status) => status === 201)).toHaveLength(maxOpenUploads.ofRegister);
      expect(asked.filter((status) => status === 429)).toHaveLength(50 - maxOpenUploads.ofRegister);
      await app.owner.query(
        `insert into backups select (b).* from (select jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid())) b
         from backups b, generate_series(1, 50) where tenant_id = $1) copies`,
        [tenantId],
      );
      const sister = await linkRegister(app, owner, { unitId: till.unitId, databaseId: till.databaseId });
      expect((await beginUpload(app, sister, bytes)).status).toBe(429);
    },
  );

  it('a tenant has only so much space', async () => {
    await app.owner.query(
      `insert into backups (tenant_id, id, device_id, register_name, pos_serial, category, state, file_name, content_type,
         size, received, sha256, started_at, ended_at, begun_at, heard_at, last_modified_at)
       select tenant_id, gen_random_uuid(), id, name, '1', 'log', 1, 'a', 'text/plain', 99999900000, 0, '', now(), now(),
         now(), now(), now() from devices where id = $1`,
      [till.deviceId],
    );
    const refused = await beginUpload(app, till, bytes);
    const { errors } = (await refused.json()) as { errors: { extensions: object }[] };
    expect([refused.status, errors[0]?.extensions]).toMatchObject([
      413,
      {
        code: 'BACKUPS_FULL',
        parameters: { bytes: 300_000, taken: 99_999_900_000, limit: 100_000_000_000 },
      },
    ]);
    expect((await beginUpload(app, till, bytes.subarray(0, 1_000))).status).toBe(201);
  });

  it('without the protocol, or in parts that it does not know, nothing begins', async () => {
    const bare = await fetch(`${app.url}/files/backups`, {
      method: 'POST',
      headers: { authorization: `Bearer ${till.accessToken}` },
    });
    expect(bare.status).toBe(412);
    const concatenated = await tus(app, till, 'POST', '/files/backups', {
      headers: {
        'upload-concat': 'partial',
        'upload-length': '1',
        'upload-metadata': metadataOf({ a: 'b' }),
      },
    });
    expect(concatenated.status).toBeGreaterThanOrEqual(400);
  });
});
