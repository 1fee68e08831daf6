import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { inSystem } from '../db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createJobs, type Jobs } from '../jobs/index.ts';
import { createVault } from '../secrets/index.ts';
import { createMailQueue, type Mail, type SendMail, sendMailJob } from './index.ts';
import { mailPurpose } from './mail-queue.ts';
import { createSmtpSender } from './smtp.ts';
import { startMailServer } from './testing.ts';

let test: TestDatabase;
let started: Jobs[] = [];
let logged: string[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  await test.owner.query('delete from graphile_worker._private_jobs');
  started = [];
  logged = [];
});

const mail: Mail = {
  to: 'olga@lindenhof.example',
  subject: 'Neues Passwort',
  text: 'https://x.example/?token=the-token-of-olga',
  html: '<a href="https://x.example/?token=the-token-of-olga">x</a>',
};
const within = { timeout: 60_000 };
const rows = async () => (await test.owner.query('select * from graphile_worker._private_jobs')).rows;

const vaultOf = (secret: number) => createVault(Buffer.alloc(32, secret));

/** A server process of an installation. */
const createProcess = (send: SendMail, secret = 7) => {
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const jobs = createJobs({ db: test.db, now: Date.now, log: { warn: note, error: note }, pollMs: 100 });
  const queue = createMailQueue(jobs, vaultOf(secret), send);
  return {
    queue: (...given: readonly Mail[]) =>
      inSystem(test.db, async (tx) => {
        for (const each of given) await queue.queue(tx, each);
      }),
    jobs,
    start: () => {
      jobs.start(queue.handlers);
      started.push(jobs);
    },
  };
};

it('a mail waits sealed: no reader of the table takes its link, nor learns whom it is for', async () => {
  const sent: Mail[] = [];
  const server = createProcess(async (given) => void sent.push(given));
  await server.queue(mail);
  const kept = JSON.stringify(await rows());
  const open = Buffer.from((await rows())[0]?.payload.sealed, 'base64').toString('latin1');
  expect(kept + open).not.toMatch(/token|olga|Passwort/);
  server.start();
  await vi.waitFor(() => expect(sent).toEqual([mail]), within);
});

it('a mail that waits takes a tenth of its room: ten thousand reports come at once', async () => {
  const row =
    '<tr><td style="padding:8px 0;border-top:1px solid #dde2e6;font-size:15px">Café Crème 4,20 €</td></tr>';
  const report = { ...mail, html: Array.from({ length: 200 }, (_, n) => `${n}${row}`).join('') };
  await createProcess(async () => undefined).queue(report);
  const [waiting] = await rows();
  expect(waiting.payload.sealed.length).toBeLessThan(JSON.stringify(report).length / 10);
});

it('a mail that a server of before has queued goes out, too', async () => {
  const sent: [Mail, string][] = [];
  const server = createProcess(async (...given) => void sent.push(given));
  const sealed = vaultOf(7)
    .seal(mailPurpose, Buffer.from(JSON.stringify(mail)))
    .toString('base64');
  await inSystem(test.db, (tx) => server.jobs.add(tx, sendMailJob, { id: 'of before', sealed }));
  server.start();
  await vi.waitFor(() => expect(sent).toEqual([[mail, 'of before']]), within);
});

it('a mail that no program would send as it is meant is refused before it is queued', async () => {
  const server = createProcess(async () => undefined);
  await expect(server.queue({ ...mail, to: 'a@x.example, b@x.example' })).rejects.toThrow('one address');
  await expect(server.queue({ ...mail, subject: 'a\nb' })).rejects.toThrow('one line');
  expect(await rows()).toEqual([]);
});

it('a mail that was sealed under another secret is given up', async () => {
  await createProcess(async () => undefined).queue(mail);
  createProcess(() => Promise.reject(new Error('sent')), 8).start();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), within);
  expect(logged).toEqual([expect.stringMatching(/^a job was given up .*"name":"sendMailPacked"/)]);
});

it(
  'a mail server that is down holds nothing up but the mail, which it gets once it is back',
  inFull,
  async () => {
    const first = await startMailServer();
    await first.stop();
    const send = createSmtpSender({ url: first.url, from: 'mail@tresen.example', replyTo: undefined });
    const server = createProcess(send);
    server.start();
    await server.queue(mail);
    await vi.waitFor(
      () => expect(logged.join()).toMatch('"attempt":1,"kind":"Error","code":"ESOCKET"'),
      within,
    );
    expect(logged.join()).not.toMatch(/olga|token/);
    const second = await startMailServer([], first.port);
    await vi.waitFor(() => expect(second.received).toHaveLength(1), within);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), within);
    expect(second.received[0]?.to).toEqual([mail.to]);
    await second.stop();
  },
);

it('a recipient whom the mail server refuses is named in no log, and asked for once', async () => {
  const server = await startMailServer([mail.to]);
  const sender = createProcess(
    createSmtpSender({ url: server.url, from: 'mail@tresen.example', replyTo: undefined }),
  );
  sender.start();
  await sender.queue(mail);
  await vi.waitFor(async () => expect(await rows()).toEqual([]), within);
  expect(logged).toEqual([
    expect.stringMatching(/^a job was given up .*"code":"EENVELOPE","responseCode":550/),
  ]);
  expect(logged.join()).not.toMatch(/olga|token/);
  await server.stop();
});

it('two hundred mails of the time when the mail server was down go out once each, by two processes', {
  ...inFull,
  timeout: 240_000,
}, async () => {
  const first = await startMailServer();
  await first.stop();
  const send = createSmtpSender({ url: first.url, from: 'mail@tresen.example', replyTo: undefined });
  const processes = [createProcess(send), createProcess(send)];
  const addresses = Array.from({ length: 200 }, (_, n) => `n${String(n).padStart(3, '0')}@x.example`);
  await processes[0]?.queue(...addresses.map((to) => ({ ...mail, to })));
  for (const { start } of processes) start();
  await vi.waitFor(
    async () => {
      expect((await rows()).every(({ attempts }) => attempts > 0)).toBe(true);
    },
    { timeout: 60_000, interval: 500 },
  );
  const second = await startMailServer([], first.port);
  await vi.waitFor(() => expect(second.received.length).toBeGreaterThanOrEqual(200), {
    timeout: 120_000,
    interval: 200,
  });
  await vi.waitFor(async () => expect(await rows()).toEqual([]), within);
  expect(second.received.map(({ to }) => to[0]).sort()).toEqual(addresses);
  await second.stop();
});
