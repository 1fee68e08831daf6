import { createHash, randomBytes } from 'node:crypto';
import type { LinkedRegister } from './link-register.ts';
import type { TestServer } from './test-app.ts';

/** The beginning of a database of SQLite, and random octets. */
export const sqliteBytes = (size: number): Buffer =>
  Buffer.concat([Buffer.from('SQLite format 3\u0000'), randomBytes(size - 16)]);

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a register says of a backup, as the header of the protocol wants it. */
export const metadataOf = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const announcementOf = (
  bytes: Uint8Array,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  category: 'database',
  filename: 'kasse.sqlite',
  filetype: 'application/vnd.sqlite3',
  sha256: sha256Of(bytes),
  startedat: '2026-11-27T02:00:00.000Z',
  endedat: '2026-11-27T02:00:02.000Z',
  ...given,
});

/** One request of the protocol tus 1.0. */
export const tus = (
  app: TestServer,
  { accessToken }: Pick<LinkedRegister, 'accessToken'>,
  method: string,
  path: string,
  { headers = {}, body }: { readonly headers?: Record<string, string>; readonly body?: Uint8Array } = {},
): Promise<Response> =>
  fetch(`${app.url}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${accessToken}`, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });

/** Announces a backup; answers where its bytes go. */
export const beginUpload = (
  app: TestServer,
  till: LinkedRegister,
  bytes: Uint8Array,
  given: Readonly<Record<string, string>> = {},
  length = String(bytes.length),
): Promise<Response> =>
  tus(app, till, 'POST', '/files/backups', {
    headers: { 'upload-length': length, 'upload-metadata': metadataOf(announcementOf(bytes, given)) },
  });

export const sendPart = (
  app: TestServer,
  till: LinkedRegister,
  path: string,
  offset: number | string,
  body: Uint8Array,
): Promise<Response> =>
  tus(app, till, 'PATCH', path, {
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  });

/** Sends a whole backup and answers its id. */
export const sendBackup = async (
  app: TestServer,
  till: LinkedRegister,
  bytes: Uint8Array,
  given: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const begun = await beginUpload(app, till, bytes, given);
  const path = begun.headers.get('location') ?? '';
  const sent = await sendPart(app, till, path, 0, bytes);
  if (sent.status !== 204) throw new Error(`not sent: ${begun.status} ${sent.status} ${await sent.text()}`);
  return path.slice(path.lastIndexOf('/') + 1);
};
