import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { addErrorHandler } from './errors.ts';
import { addVersion } from './version.ts';

const folder = mkdtempSync(join(tmpdir(), 'tresen-version-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (url: string) => {
  const app = Fastify();
  addErrorHandler(app, () => undefined);
  addVersion(app, folder);
  return app.inject(url);
};
const build = (text: string) => writeFileSync(join(folder, 'build.txt'), text);

describe('GET /get-version/5', () => {
  it('API-15, CON-25: is major.minor.revision.nr of the build, without its tag', async () => {
    build('1.0.37.399 beta\n');
    const answer = await ask('/get-version/5');
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '1.0.37.399',
      'text/plain; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('API-15: tells a new build once the server was started anew', async () => {
    build('1.0.37.400');
    expect((await ask('/get-version/5')).body).toBe('1.0.37.400');
  });

  it.each(['/get-version/4', '/get-version/x'])('API-16: knows no other app: %s', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });

  it('is not there where no web app is built', async () => {
    rmSync(join(folder, 'build.txt'));
    expect((await ask('/get-version/5')).statusCode).toBe(404);
  });
});
