import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../kit/sheets/index.ts';
import { uploadFile } from './testing/import-files.ts';
import { createUnit } from './testing/link-register.ts';
import { addPerson, addTenant } from './testing/people.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'tresen-uploads-'));
beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: folder }, { readSheet });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const newOwner = async () => {
  const tenantId = await addTenant(app);
  const token = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  await createUnit(app, token, { name: 'Backstube', country: 'DE' });
  return { tenantId, token };
};

const list = (rows: number): string =>
  ['Name;Preis;Kategorie', ...Array.from({ length: rows }, (_, row) => `Brezel ${row};0,85;Gebäck`), ''].join(
    '\n',
  );

const begin = (token: string, length: number): ClientRequest =>
  request(`${app.url}/api/imports/articles?name=Preise.csv`, {
    method: 'POST',
    headers: { 'content-length': length, ...(token && { authorization: `Bearer ${token}` }) },
  }).on('error', () => undefined);

const answerTo = async (sent: ClientRequest) => {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { errors } = (await json(answer)) as { errors: { extensions: { code: string } }[] };
  return { status: answer.statusCode, code: errors[0]?.extensions.code };
};

/** Files of the scratch folder that have a name, and those of them and without one that are held open. */
const left = () => ({
  named: readdirSync(join(folder, 'scratch')).length,
  open: readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(join(folder, 'scratch'));
    } catch {
      return false;
    }
  }).length,
});

const importsOf = async (tenantId: string): Promise<number> =>
  (await app.owner.query('select count(*)::int n from imports where tenant_id = $1', [tenantId])).rows[0].n;

const countedOf = async (tenantId: string): Promise<number> =>
  (
    await app.owner.query('select coalesce(sum(uploads), 0)::int n from upload_days where tenant_id = $1', [
      tenantId,
    ])
  ).rows[0].n;

describe('a hundred strangers', () => {
  it('who announce 20 MB each are refused before anything of it is taken', async () => {
    const strangers = Array.from({ length: 100 }, () => begin('', 20_000_000));
    const answers = strangers.map(answerTo);
    for (const stranger of strangers) stranger.write('Name;Preis\n');
    expect(await Promise.all(answers)).toEqual(Array(100).fill({ status: 401, code: 'UNAUTHENTICATED' }));
    expect(left()).toEqual({ named: 0, open: 0 });
    for (const stranger of strangers) stranger.destroy();
  });

  it('who send half a head keep nobody from uploading', inFull, async () => {
    const { token } = await newOwner();
    const port = Number(new URL(app.url).port);
    const halves = Array.from({ length: 100 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .setNoDelay(),
    );
    for (const half of halves) half.write('POST /api/imports/articles HTTP/1.1\r\nhost: x\r\ncontent-le');
    expect((await uploadFile(app, token, list(3))).status).toBe(200);
    for (const half of halves) half.destroy();
  });
});

describe('an import', () => {
  it('whose sender hangs up half way leaves no row, no file, and no name on the disk meanwhile', async () => {
    const { token, tenantId } = await newOwner();
    const half = begin(token, 10_000_000);
    half.write(list(1_000));
    await expect.poll(left).toEqual({ named: 0, open: 1 });
    half.destroy();
    await expect.poll(left).toEqual({ named: 0, open: 0 });
    expect(await importsOf(tenantId)).toBe(0);
  });

  it('whose sender hangs up while it is read leaves no row and no file', async () => {
    const { token, tenantId } = await newOwner();
    const text = list(190_000);
    const sent = begin(token, Buffer.byteLength(text));
    sent.end(text);
    await once(sent, 'finish');
    sent.destroy();
    await expect.poll(left).toEqual({ named: 0, open: 0 });
    expect(await importsOf(tenantId)).toBe(0);
  });

  it('that cannot be kept leaves no row, and counts for nothing', inFull, async () => {
    const { token, tenantId } = await newOwner();
    // In the way, as a full disk is.
    mkdirSync(join(folder, 'files/imports'), { recursive: true });
    writeFileSync(join(folder, 'files/imports', tenantId), 'x');
    expect((await uploadFile(app, token, list(3))).status).toBe(500);
    expect([await importsOf(tenantId), await countedOf(tenantId), left().open]).toEqual([0, 0, 0]);
  });

  it(
    'of a tenant without turns and shares left is put off, and that of another is taken',
    inFull,
    async () => {
      const [greedy, small] = [await newOwner(), await newOwner()];
      const text = list(150_000);
      const crowd = Array.from({ length: 12 }, () => uploadFile(app, greedy.token, text));
      const other = await uploadFile(app, small.token, list(3));
      expect(other.status).toBe(200);
      const answers = await Promise.all(crowd);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
      const putOff = answers.filter(({ status }) => status === 429);
      expect(putOff.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      expect(await countedOf(greedy.tenantId)).toBe(12 - putOff.length);
    },
  );

  it('beyond the quota of its day is told when it goes on, by a header, too', inFull, async () => {
    const { token, tenantId } = await newOwner();
    expect((await uploadFile(app, token, list(3))).status).toBe(200);
    await app.owner.query('update upload_days set uploads = 300 where tenant_id = $1', [tenantId]);
    const answer = await uploadFile(app, token, list(3));
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await answer.json()).toMatchObject({
      errors: [
        { extensions: { code: 'UPLOADS_SPENT', parameters: { of: 'uploads', uploads: 300, limit: 300 } } },
      ],
    });
    expect(left().open).toBe(0);
  });
});
