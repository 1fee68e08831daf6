import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@tresen/domain/kit/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addMailboxPages, createMailbox, type KeptMail, type Mail, type Mailbox } from './index.ts';

let folder: string;
let mailbox: Mailbox;
let app: FastifyInstance;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'tresen-mailbox-')), 'mailbox');
  mailbox = createMailbox(folder);
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === 'FORBIDDEN' ? 403 : 500).send({}),
  );
  addMailboxPages(app, mailbox);
});
afterEach(async () => {
  await app.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const at = new Date('2026-01-31T12:00:00Z');
const mail: Mail = { to: 'olga@x.example', subject: 'Hallo', text: 'Text', html: '<p>HTML</p>' };
const get = (url: string, language = 'de') => app.inject({ url, headers: { 'accept-language': language } });
const listed = async (): Promise<KeptMail[]> => (await get('/dev/mailbox.json')).json();

describe('the mailbox of the development', () => {
  it('keeps the newest 200 mails, newest first, readable by our own user alone', async () => {
    for (let n = 0; n < 203; n += 1) {
      await mailbox.keep({ ...mail, subject: String(n) }, new Date(at.getTime() + n));
    }
    const subjects = (await listed()).map(({ subject }) => subject);
    expect(subjects).toEqual(Array.from({ length: 200 }, (_, n) => String(202 - n)));
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('gives everything of a mail as JSON, before and after the first one', async () => {
    expect(await listed()).toEqual([]);
    await mailbox.keep(mail, at);
    expect(await listed()).toEqual([{ id: expect.any(String), at: at.toISOString(), ...mail }]);
  });

  it.each([
    ['another machine', { remoteAddress: '192.168.178.20' }],
    ['another machine, by IPv6', { remoteAddress: 'fd00::20' }],
    [
      'another machine that claims to be this one',
      { remoteAddress: '10.0.0.9', headers: { host: 'localhost' } },
    ],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that says it otherwise', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a page of elsewhere whose name leads here', { headers: { host: 'mailbox.evil.example' } }],
  ])('shows nothing to %s', async (_whom, from) => {
    await mailbox.keep(mail, at);
    const [{ id } = { id: '' }] = await listed();
    for (const path of ['', '.json', `/${id}`, `/${id}/html`, '/unknown'])
      expect((await app.inject({ url: `/dev/mailbox${path}`, ...from })).statusCode).toBe(403);
  });

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'shows all to %s',
    async (remoteAddress) => {
      for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
        const answer = await app.inject({ url: '/dev/mailbox', remoteAddress, headers: { host } });
        expect(answer.statusCode).toBe(200);
      }
    },
  );

  it('leaves alone what others put into its folder', async () => {
    await mailbox.keep(mail, at);
    writeFileSync(join(folder, 'notes.json'), 'no JSON');
    expect(await listed()).toHaveLength(1);
  });

  it('speaks the language of the browser', async () => {
    expect((await get('/dev/mailbox', 'de-AT,de;q=0.9,en;q=0.8')).body).toContain('Postfach der Entwicklung');
    expect((await get('/dev/mailbox', 'fr,en-US;q=0.8,de;q=0.5')).body).toContain('Development mailbox');
    expect((await get('/dev/mailbox', '')).body).toContain('<html lang="de">');
  });

  it('lists mails and shows one in a frame that runs no script', async () => {
    await mailbox.keep({ ...mail, subject: '<b>Grüße</b>', to: '"x"@x.example' }, at);
    const [kept] = await listed();
    const list = await get('/dev/mailbox');
    expect(list.body).toContain(`href="/dev/mailbox/${kept?.id}"`);
    expect(list.body).toContain('&lt;b&gt;Grüße&lt;/b&gt;');
    const page = await get(`/dev/mailbox/${kept?.id}`);
    expect(page.body).toContain(`<iframe src="/dev/mailbox/${kept?.id}/html"`);
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    for (const { body, headers } of [list, page]) {
      expect(body).not.toMatch(/<script|<b>/);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; frame-src/,
      );
    }
  });

  it('frames the HTML of a mail under a policy of its own: no script, nothing from elsewhere', async () => {
    await mailbox.keep({ ...mail, html: '<script>alert(1)</script>' }, at);
    const [kept] = await listed();
    const { body, headers } = await get(`/dev/mailbox/${kept?.id}/html`);
    expect(body).toBe('<script>alert(1)</script>');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('script');
  });

  it.each(['nothing', '..%2f..%2fsecret', '%00'])('says that the mail %s is not there', async (id) => {
    for (const path of [`/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`]) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(404);
      expect(body).toContain('Diese Mail gibt es nicht mehr.');
    }
  });
});
