import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { addErrorHandler } from './errors.ts';
import { createHttp } from './http.ts';
import { createLog, logErrorsTo } from './log.ts';

const mailToken = 'mF_9aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-_Zz';
const refreshToken = `${'rT_9'.repeat(21)}ab`;
const longRefreshToken = 'nT-7'.repeat(24);
const accessToken = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzIn0.c2lnbmF0dXJl-_x';
const email = 'rita@cafe-rita.de';
const encoded = encodeURIComponent(email);

/** Where secrets pass in addresses: links of mails, the hub, an invitation, and what a client may have mistaken. */
const addresses = [
  `/confirmed?token=${mailToken}&email=${encoded}`,
  `/not-me?token=${mailToken}&email=${encoded}`,
  `/reset-password?resttoken=${mailToken}&email=${encoded}`,
  `/register/${mailToken}`,
  `/hubs/pos?id=1&access_token=${accessToken}`,
  `/hubs/pos?access%5ftoken=${accessToken}`,
  `/connect/token?refresh_token=${refreshToken}`,
  `/connect/token?refresh_token=${longRefreshToken}`,
  `/connect/revocation?token=${refreshToken}`,
  `/graphql?x=${refreshToken}`,
];

it('no token and no e-mail of a request comes into the log, by whichever way', async () => {
  const lines: string[] = [];
  const log = createLog(
    'debug',
    new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
  );
  const app = createHttp({ TRUSTED_PROXIES: ['127.0.0.1'] }, log);
  addErrorHandler(app, logErrorsTo(log));
  // A bug that names what it was about, as a job's or a route's would.
  app.get('/*', ({ url, headers }) => {
    const cause = new Error(`upstream refused ${url}`);
    throw Object.assign(new Error(`no page for ${url} from ${headers.referer}`, { cause }), {
      url,
      headers,
      config: { authorization: headers.authorization },
    });
  });
  for (const url of addresses) {
    const headers = {
      referer: `https://tresen.test${url}`,
      authorization: `Bearer ${accessToken}`,
      cookie: `tresen-known-1=${mailToken}`,
    };
    await app.inject({ url, headers });
  }
  await app.close();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(addresses.length);
  for (const secret of [mailToken, refreshToken, longRefreshToken, accessToken, email, encoded])
    expect(text).not.toContain(secret);
  expect(text).toContain('/confirmed?token=redacted');
  expect(text).toContain('upstream refused /not-me');
});

it('a report of a page that broke and an error of a job are logged without them', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const stack = `Error: 500 at https://tresen.test/reset-password?resttoken=${mailToken}&email=${encoded}`;
  log.error({ clientError: { id: 'K7QF-2M9X', message: `kein Zugang für ${email}`, stack } }, 'a page broke');
  log.warn(
    { kind: 'SMTPError', code: 'EENVELOPE', stack: `550 <${email}> ${longRefreshToken}` },
    'a job failed',
  );
  log.warn({ deep: { deeper: [{ password: `password=${'Steg'}` }, refreshToken] } }, `for ${email}`);
  const text = lines.join('');
  for (const secret of [mailToken, refreshToken, longRefreshToken, email, encoded, 'Steg'])
    expect(text).not.toContain(secret);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(text).toContain('K7QF-2M9X');
});

it('what is no secret stays: ids, addresses of pages, versions, places in the code', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const fields = {
    tenantId: '01a20a1e-4f88-7106-966a-9721787d2d10',
    url: '/manage/data/articlesList?f=value.from.100',
    stack:
      'at Home (/srv/node_modules/@fastify/static/a-very-long-name-of-a-file-in-some-package-here.js:1:200)',
  };
  log.warn(fields, 'kept');
  expect(JSON.parse(lines.join(''))).toMatchObject(fields);
});
