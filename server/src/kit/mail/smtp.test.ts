import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { GiveUp } from '../jobs/index.ts';
import type { Mail } from './index.ts';
import { createSmtpSender } from './smtp.ts';
import { headerOf, startMailServer, type TestMailServer } from './testing.ts';

let server: TestMailServer;
beforeEach(async () => {
  server = await startMailServer(['gone@x.example']);
});
afterEach(() => server.stop());

const mail: Mail = {
  to: 'olga@x.example',
  subject: 'Grüße aus der Küche',
  text: 'Käse\n.\nhttps://x.example/?token=a&b',
  html: '<p>Käse</p>',
  language: 'de',
};
const from = 'Tresen <mail@tresen.example>';
const send = (given: Partial<Mail> = {}, id = newId()) =>
  createSmtpSender({ url: server.url, from, replyTo: 'help@tresen.example' })({ ...mail, ...given }, id);

describe('a mail', () => {
  it('reaches the mail server with sender, recipient, subject and both bodies', async () => {
    const id = newId();
    await send({}, id);
    const [received] = server.received;
    if (!received) throw new Error('nothing came');
    expect(received.from).toBe('mail@tresen.example');
    expect(received.to).toEqual(['olga@x.example']);
    const headers = ['From', 'To', 'Reply-To', 'Subject', 'Message-ID'].map((name) =>
      headerOf(received, name),
    );
    expect(headers).toEqual([
      from,
      'olga@x.example',
      'help@tresen.example',
      expect.stringMatching(/^=\?UTF-8\?/),
      `<${id}@tresen.example>`,
    ]);
    expect(received.raw).toMatch(/text\/plain.*K=C3=A4se.*text\/html.*<p>K=C3=A4se<\/p>/s);
  });

  it.each([
    ['rita+kasse@cafe-rita.co.uk', 'rita+kasse@cafe-rita.co.uk'],
    ['kasse@bäckerei-müller.de', 'kasse@xn--bckerei-mller-bfb28a.de'],
    // RFC 6531: a server that takes letters before the @ takes them after it, too.
    ['müller+kasse@bäckerei-müller.de', 'müller+kasse@bäckerei-müller.de'],
  ])('to %s is on its way to %s', async (to, recipient) => {
    await send({ to });
    // The envelope is told in letters by this server, whatever came.
    expect(server.received.map((received) => [received.to, headerOf(received, 'To')])).toEqual([
      [[to], recipient],
    ]);
  });

  it('says its language, and that a machine sent it and wants no answer of machines', async () => {
    await send();
    const [received] = server.received;
    if (!received) throw new Error('nothing came');
    const headers = ['Content-Language', 'Auto-Submitted', 'X-Auto-Response-Suppress'];
    expect(headers.map((name) => headerOf(received, name))).toEqual(['de', 'auto-generated', 'All']);
    expect(received.raw).not.toMatch(/X-Mailer|nodemailer/i);
  });

  it.each([
    'olga@x.example\r\nBcc: all@x.example',
    'olga@x.example, all@x.example',
    'olga@x.example;all@x.example',
    'Olga <all@x.example>',
    '"olga@x.example" all@x.example',
    'olga@x.example\u2028all@x.example',
    'olga',
    'olga@',
    '@x.example',
    'olga@x@y.example',
    '',
    `${'o'.repeat(250)}@x.example`,
  ])('to %j is refused', async (to) => {
    await expect(send({ to })).rejects.toThrow('a mail goes to one address');
    expect(server.received).toEqual([]);
  });

  it.each(['Hello\r\nBcc: all@x.example', 'Hello\nX: y', 'Hello\u2028X: y', 'Hello\0'])(
    'with the subject %j is refused',
    async (subject) => {
      await expect(send({ subject })).rejects.toThrow('the subject of a mail is one line');
      expect(server.received).toEqual([]);
    },
  );

  it('mailed reports: brings its file along, and is ended by one click of the mail program (RFC 8058)', async () => {
    const content = Buffer.from('%PDF-1.7 Umsatz').toString('base64');
    const unsubscribeUrl = 'https://x.example/api/report-mails/unsubscribe/abc';
    await send({
      unsubscribeUrl,
      attachments: [{ name: 'Umsatz März.pdf', type: 'application/pdf', content }],
    });
    const [received] = server.received;
    if (!received) throw new Error('nothing came');
    expect(headerOf(received, 'List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(headerOf(received, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(received.raw).toMatch(/application\/pdf/);
    expect(received.raw).toContain(content);
  });

  it.each<[string, Partial<Mail>]>([
    ['a file', { attachments: [{ name: 'a.pdf\r\nBcc: all@x.example', type: 'text/plain', content: '' }] }],
    ['a media type', { attachments: [{ name: 'a.pdf', type: 'a/b\r\nX: y', content: '' }] }],
    ['an address that ends it', { unsubscribeUrl: 'https://x.example/>\r\nBcc: all@x.example' }],
    ['a script that ends it', { unsubscribeUrl: 'javascript:alert(1)' }],
  ])('attack: header injection in %s is refused', async (_what, given) => {
    await expect(send(given)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });

  it('to a recipient whom the server refuses is given up', async () => {
    await expect(send({ to: 'gone@x.example' })).rejects.toBeInstanceOf(GiveUp);
  });

  it('fails, to be tried again, while the server is down', async () => {
    await server.stop();
    const failing = send();
    await expect(failing).rejects.toThrow();
    await expect(failing).rejects.not.toBeInstanceOf(GiveUp);
  });

  it('takes no password to a server of elsewhere that offers no encryption', async () => {
    // This machine under a name that does not look like it.
    const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const sendBy = (url: string) => createSmtpSender({ url, from, replyTo: undefined })(mail, newId());
    await sendBy(elsewhere);
    expect(server.received).toHaveLength(1);
    await expect(sendBy(elsewhere.replace('//', '//name:secret@'))).rejects.toThrow('STARTTLS');
    expect(server.received).toHaveLength(1);
  });
});
