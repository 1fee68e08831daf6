import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inFull } from '@tresen/domain/kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucketStore } from '../kit/files/bucket-store.ts';
import { startS3, testKeys } from '../kit/files/testing.ts';
import { beginUpload, sendBackup, sendPart, sqliteBytes, tus } from './testing/backups.ts';
import { type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { dataOf, startTestApp, type TestServer } from './testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tresen-bucket-'));
let s3: Awaited<ReturnType<typeof startS3>>;
let app: TestServer;
let person: string;
let till: LinkedRegister;

beforeAll(async () => {
  s3 = await startS3(folder);
  app = await startTestApp({ FILES_URL: s3.url, ...testKeys });
  person = await app.signIn('owner@demo.example');
  till = await linkRegister(app, person);
}, 60_000);
afterAll(async () => {
  await app.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const storedPaths = async (): Promise<string[]> => {
  const paths: string[] = [];
  for await (const { path } of createBucketStore(s3.bucket).list()) paths.push(path);
  return paths;
};
const addressOf = async (id: string): Promise<string> => {
  const signed = await app.call(
    '/graphql/pos',
    person,
    'mutation($id: ID!) { signBackupDownload(id: $id) { path } }',
    { id },
  );
  return dataOf<{ signBackupDownload: { path: string } }>(signed).signBackupDownload.path;
};
const sendPicture = async (): Promise<Response> => {
  const create = { width: 90, height: 90, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  return fetch(`${app.url}/api/profile/picture`, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${person}` },
    body: new Uint8Array(picture),
  });
};

describe('files in a bucket', () => {
  it('BAK-01: a backup goes on where it broke, in encrypted parts, and comes back as it was sent', async () => {
    const bytes = sqliteBytes(25_000_000);
    const path = (await beginUpload(app, till, bytes)).headers.get('location') ?? '';
    expect((await sendPart(app, till, path, 0, bytes.subarray(0, 100_000))).status).toBe(204);
    expect((await tus(app, till, 'HEAD', path)).headers.get('upload-offset')).toBe('100000');
    expect((await sendPart(app, till, path, 100_000, bytes.subarray(100_000))).status).toBe(204);
    const id = path.slice(path.lastIndexOf('/') + 1);
    expect((await storedPaths()).filter((each) => each.includes(id))).toHaveLength(3);
    const answer = await fetch(`${app.url}${await addressOf(id)}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const rest = await fetch(`${app.url}${await addressOf(id)}`, { headers: { range: 'bytes=9000000-' } });
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(9_000_000))).toBe(true);
  });

  it('a picture is kept there and nowhere else, encrypted, and shown as it is', async () => {
    const answer = await sendPicture();
    expect(answer.status).toBe(200);
    const path = (await storedPaths()).find((each) => each.endsWith('.webp')) ?? '';
    const lies = await createBucketStore(s3.bucket).read(path);
    expect((await buffer(lies?.bytes ?? Readable.from([]))).includes('WEBP')).toBe(false);
    const { picture } = (await answer.json()) as { picture: string };
    const shown = await fetch(`${app.url}${picture}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(readdirSync(app.dataDir)).not.toContain('files');
  });

  it('that is away makes people come again, and what was sent meanwhile is none', inFull, async () => {
    const bytes = sqliteBytes(50_000);
    const away = await startTestApp({
      ...{ FILES_URL: 's3://tresen?endpoint=http://127.0.0.1:9', ...testKeys, LOG_LEVEL: 'silent' },
    });
    try {
      const other = await linkRegister(away, await away.signIn('owner@demo.example'));
      const path = (await beginUpload(away, other, bytes)).headers.get('location') ?? '';
      const sent = await sendPart(away, other, path, 0, bytes);
      expect([sent.status, await sent.text()]).toEqual([503, expect.stringContaining('BUSY')]);
      expect((await tus(away, other, 'HEAD', path)).headers.get('upload-offset')).toBe('0');
    } finally {
      await away.stop();
    }
    expect(await sendBackup(app, till, bytes)).toMatch(/-/);
  });
});
