import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { routeAccess } from '@tresen/domain/account/access';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addErrorHandler } from './errors.ts';
import { addPages, scriptHashesOf } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'tresen-pages-'));
// echo -n 'document.title = "T"' | openssl dgst -sha256 -binary | base64
const script = 'document.title = "T"';
const scriptHash = '1dyWXsAzi5tXAAurIi89Ri8w4uROZeUcz5Suw5y/pRw=';
const page = `<!doctype html><title>Tresen</title><script data-guest="/a.js">${script}</script><script type="module" crossorigin src="/assets/app-1.js"></script>`;
// echo -n 'document.title = "S"' | openssl dgst -sha256 -binary | base64
const standingHash = 'E9+Jb5iGL2nJTmqHfuDahc1/pt49q6dsGQDM7+uQkA0=';
const standing = (name: string) => `${page}<script>document.title = "S"</script><h1>${name}</h1>`;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), page);
  writeFileSync(join(folder, 'web', 'assets', 'app-1.js'), 'app');
  mkdirSync(join(folder, 'web', 'standing', 'documentation'), { recursive: true });
  for (const name of ['register', 'documentation', 'documentation/receipts'])
    writeFileSync(join(folder, 'web', 'standing', `${name}.html`), standing(name));
  writeFileSync(join(folder, 'secret.html'), 'not for you');
  app = Fastify();
  addSecurityHeaders(app, { isHttps: false, scriptHashes: scriptHashesOf(`${join(folder, 'web')}/`) });
  addErrorHandler(app, () => undefined);
  app.get('/graphql/none', () => 'x');
  app.post('/graphql', () => 'x');
  await addPages(app, `${join(folder, 'web')}/`);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Asks for a path letter by letter: clients of a higher kind tidy up what is crooked. */
const ask = async (path: string, accept: string | undefined = browser, method = 'GET') => {
  const { port } = app.server.address() as AddressInfo;
  const headers = accept ? { accept } : {};
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};

describe('scripts', () => {
  it('may be those of files, and those that the pages hold themselves', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${scriptHash}' 'sha256-${standingHash}';`,
    );
  });

  it('may only be those of files where no page was built', () => {
    expect(scriptHashesOf(join(folder, 'none/'))).toEqual([]);
  });
});

describe('a page that the build has drawn', () => {
  it.each([
    ['/register', 'register'],
    ['/Register/?utm_source=mail', 'register'],
    ['/documentation', 'documentation'],
    ['/documentation/', 'documentation'],
    ['/Documentation/Receipts', 'documentation/receipts'],
    ['/documentation/%72eceipts', 'documentation/receipts'],
  ])('SHL-57, SHL-86: shows at %s', async (path, name) => {
    const { status, body, headers } = await ask(path);
    expect([status, body, headers['cache-control']]).toEqual([200, standing(name), 'no-cache']);
    expect(headers.vary).toContain('accept');
  });

  it.each(['/register/AbC_1', '/documentation/unknown', '/login', '/'])('does not show at %s', async (path) =>
    expect(await ask(path)).toMatchObject({ status: 200, body: page }),
  );

  it('has one address', async () => expect((await ask('/standing/register.html')).status).toBe(404));

  it('a HEAD gets what a GET gets, without the body', async () => {
    const [head, get] = [await ask('/register', '*/*', 'HEAD'), await ask('/register')];
    expect([head.status, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });
});

describe('the page of the app', () => {
  it.each([
    ['a confirmation', '/confirmed?token=x&email=rita@cafe-rita.de'],
    ['a confirmation, encoded', '/confirmed?token=x&email=rita%40cafe-rita.com'],
    ['a reset', '/reset-password?resttoken=x&email=müller%2Bkasse%40bäckerei-müller.de'],
    ['a reset of a longer domain', '/reset-password?resttoken=x&email=info@cafe.co.uk'],
    ['a login that knows the address', '/login?email=rita@cafe-rita.at'],
    ['a filter', '/manage/receipts?f=value.from.100'],
    ['a search for a price', '/manage/receipts?q=5.50'],
    ['a query in a query', '/login?returnUrl=/manage/receipts?f=x.de'],
  ])('IDN-27, IDN-32: shows although the query ends in a dot and letters: %s', async (_name, path) => {
    const { status, body, headers } = await ask(encodeURI(path).replaceAll('%25', '%'));
    expect([status, body, headers['cache-control']]).toEqual([200, page, 'no-cache']);
  });

  it.each(Object.keys(routeAccess))(
    'shows at %s, with what people type in its parameters',
    async (pattern) => {
      const path = pattern
        .replaceAll(/:\w+\??/g, encodeURIComponent('bäckerei-müller-e.k.de'))
        .replace('*', 'a/t2.5');
      expect(await ask(path)).toMatchObject({ status: 200, body: page });
    },
  );

  it.each([undefined, '*/*', 'text/*', 'text/html;q=0.9', 'TEXT/HTML'])(
    'shows to whoever accepts %s',
    async (accept) => expect(await ask('/login', accept)).toMatchObject({ status: 200, body: page }),
  );

  it('shows at the root to a client that takes nothing compressed, as curl', async () =>
    expect(await ask('/', '*/*')).toMatchObject({ status: 200, body: page }));

  it('a HEAD gets what a GET gets, without the body', async () => {
    const [head, get] = [await ask('/login', '*/*', 'HEAD'), await ask('/login', '*/*')];
    expect([head.status, head.body, head.headers['content-type'], head.headers['content-length']]).toEqual([
      200,
      '',
      get.headers['content-type'],
      get.headers['content-length'],
    ]);
  });

  it.each(['application/json', 'application/json, text/plain, */*', 'image/webp,*/*;json'])(
    'is no answer to a program that reads %s',
    async (accept) => expect((await ask('/nowhere', accept)).status).toBe(404),
  );

  it.each(['POST', 'PUT', 'DELETE'])('is no answer to %s', async (method) =>
    expect((await ask('/login', '*/*', method)).status).toBe(404),
  );

  it.each([
    '/api/nothing',
    '/API/nothing',
    '/api',
    '/api?x=.de',
    '/%61pi/nothing',
    '//api/nothing',
    '/files/nothing',
    '/connect/nothing',
    '/Account/nothing',
    '/hubs/nothing',
    '/graphql',
    '/graphql/nothing',
    '/dev/mailbox',
    '/.well-known/nothing',
    '/schemas/nothing.json',
    '/assets/gone-1.js',
    '/assets/nothing',
    '/assets/',
    '/assets',
    '/favicon.ico',
    '/wp-login.php',
    '/wp-admin/setup.php',
    '/.env',
    '/.git/config.json',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/%2e%2e%2fsecret.html',
    '/../secret.html',
    '/..%5csecret.html',
    '/%252e%252e/secret',
    '/..%252fsecret',
    '/..;/secret',
    '/login/..;x=1/secret',
    '/graphql;x=1',
    '/api%20/nothing',
    '/api./nothing',
    // Nobody encodes six times; thousands of times would only cost.
    `/%${'25'.repeat(6)}41`,
    `/%${'25'.repeat(4_000)}41`,
    '/%2e%2e/',
    '/login/..',
    '/login/%2e%2e/api',
    '/login%00',
    '/login%00.html',
    '/assets/%2e%2e/%2e%2e/secret.html',
    '/assets/..%2f..%2fsecret.html',
    '/%',
    '/login%',
    '/%zz',
    '/%c0%ae%c0%ae/',
  ])('never shows at %s', async (path) => {
    for (const accept of [browser, '*/*']) {
      const { status, body, headers } = await ask(path, accept);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers['content-type']).toContain('application/json');
      expect(body).not.toContain('Tresen');
      expect(body).not.toContain('not for you');
    }
  });
});
