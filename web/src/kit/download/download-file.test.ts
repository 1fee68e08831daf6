import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from './index.ts';

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => vi.unstubAllGlobals());

const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 600 };

const refusal = (code: string, status: number) => () =>
  new Response(JSON.stringify({ errors: [{ message: code, extensions: { code } }] }), { status });

it.each([
  ['ERR-20: a file that is gone', refusal('NOT_FOUND', 404), 'DOWNLOAD_NOT_FOUND'],
  ['ERR-17: a fault of the server', refusal('INTERNAL', 500), 'DOWNLOAD_FAILED'],
  [
    'ERR-17: an answer that is none of ours',
    () => new Response('<html>', { status: 502 }),
    'DOWNLOAD_FAILED',
  ],
  [
    'ERR-17: a line that is cut',
    () => {
      throw new TypeError('network');
    },
    'DOWNLOAD_FAILED',
  ],
  ['what somebody may not have', refusal('FORBIDDEN', 403), 'FORBIDDEN'],
])('%s', async (_name, answer, code) => {
  vi.stubGlobal('fetch', async (url: unknown) =>
    url === '/connect/token' ? Response.json(tokens) : answer(),
  );
  await expect(downloadFile('/api/exports/files/x')).rejects.toMatchObject({ code });
});
