import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { mailsTo, untilMails } from '../../app/testing/mailbox.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { createReportMailSending, type SendDeps } from './send-report-mails.ts';
import { linkIn, reportMailsOf } from './testing.ts';

// Mailed reports from the subscription to the mail. The server's clock stands; the job's is set by the test.
const now = '2026-11-25T12:00:00Z';

let app: TestServer;
let owner: string;
let unitId: string;
let db: Database;
let mails: ReturnType<typeof reportMailsOf>;
let sent: Mail[] = [];
const faults: unknown[] = [];

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  mails = reportMailsOf(app, owner);
  db = openDatabase(app.ownerUrl, () => undefined);
  unitId = await createUnit(app, owner, { name: 'Café <b>Übersee</b>', country: 'DE', cutOffMinutes: 240 });
  const till = await linkRegister(app, owner, { unitId, databaseId: randomUUID() });
  const sold = (number: number, positions: Receipt['positions'], end: string) =>
    sale({
      id: newId(),
      databaseId: till.databaseId,
      number,
      positions: positions.map((entry, line) => ({ ...entry, line: String(line + 1) })),
      start: end,
      end,
    });
  const coffee = position({
    text: 'Kaffee <i>groß</i>',
    unitPrice: 320,
    quantity: 2000,
    article: { key: 'K' },
  });
  const batch = [
    sold(1, [coffee], '2026-11-24T09:00:00.000Z'),
    sold(2, [coffee], '2026-11-25T09:00:00.000Z'),
    sold(3, [coffee], '2026-11-26T01:00:00.000Z'),
  ];
  expect(outcomesOf(await pushBatch(app, till, batch))).toEqual(['stored', 'stored', 'stored']);
});
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  sent = [];
  faults.length = 0;
  for (const table of ['links', 'runs', 'recipients', 'refusals'])
    await app.owner.query(`delete from report_mail_${table}`);
  await app.owner.query('delete from report_mails');
});

/** One minute's work of the server. */
const sendAt = (at: string, deps: Partial<SendDeps> = {}) =>
  createReportMailSending({
    db,
    now: () => Date.parse(at),
    publicUrl: 'https://tresen.example',
    queueMail: async (_tx, mail) => void sent.push(mail),
    onError: (error) => faults.push(error),
    ...deps,
  })(undefined, new AbortController().signal);

const subscribed = async (input: object = {}) => {
  const given = { unitIds: [unitId], recipients: ['owner@demo.example'], ...input };
  const { modelId } = dataOf<{ saveReportMail: { modelId: string } }>(await mails.save(given)).saveReportMail;
  return modelId;
};
const the = async (id: string) => {
  const found = (await mails.list()).find((mail) => mail.id === id);
  if (!found) throw new Error('no such report mail');
  return found;
};
const follow = async (path: string, method: 'GET' | 'POST' = 'POST') => {
  const answer = await fetch(app.url + path, {
    method,
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  });
  return { status: answer.status, text: await answer.text() };
};
const refused = (message: string) => ({ code: 'INVALID_INPUT', parameters: { message } });
const goneText = expect.stringContaining('Dieser Link gilt nicht mehr');
const adviser = () => `rat-${newId()}@kanzlei.example`;

describe('mailed reports: the daily summary', () => {
  it('comes at the chosen time once the business day is over, with its figures and as a file', async () => {
    const id = await subscribed();
    expect(await the(id)).toMatchObject({ nextFrom: '2026-11-25', nextDueAt: '2026-11-26T06:00:00.000Z' });
    await sendAt('2026-11-26T05:59:00Z');
    expect(sent).toEqual([]);
    await sendAt('2026-11-26T06:00:00Z');
    const [mail] = sent;
    if (!mail) throw new Error('nothing came');
    expect(mail.to).toBe('owner@demo.example');
    expect(mail.subject).toBe('Tagesbericht: 25.11.2026');
    // Two coffees in the morning, two at two in the night.
    expect(mail.text).toMatch(/Umsatz brutto: 12,80\s€/);
    expect(mail.text).toContain('/dashboards/reports?from=2026-11-25&to=2026-11-25');
    const [file] = mail.attachments ?? [];
    expect([file?.name, file?.type]).toEqual(['Tagesbericht 25.11.2026.pdf', 'application/pdf']);
    expect(
      Buffer.from(file?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(mail.unsubscribeUrl).toMatch(
      /^https:\/\/tresen\.example\/api\/report-mails\/unsubscribe\/[\w-]{43}$/,
    );
    expect(await the(id)).toMatchObject({
      nextFrom: '2026-11-26',
      runs: [{ from: '2026-11-25', result: 'sent', recipients: 1, cause: null }],
    });
  });

  it('goes once and only once, also by two processes at once', async () => {
    await subscribed();
    await Promise.all([sendAt('2026-11-26T06:00:00Z'), sendAt('2026-11-26T06:00:00Z')]);
    const before = await app.owner.query('select count(*)::int count from report_mail_runs');
    await sendAt('2026-11-26T06:01:00Z');
    expect(before.rows).toEqual([{ count: 1 }]);
    expect(sent.map(({ to }) => to)).toEqual(['owner@demo.example']);
  });

  it('is lost by no process that ends before its mails are queued', async () => {
    const id = await subscribed({ recipients: ['owner@demo.example', 'manager@demo.example'] });
    let calls = 0;
    await sendAt('2026-11-26T06:00:00Z', {
      queueMail: async () => {
        calls += 1;
        if (calls === 2) throw new Error('killed');
      },
    });
    expect((await the(id)).runs).toEqual([]);
    expect(faults).toHaveLength(1);
    await sendAt('2026-11-26T06:10:00Z');
    expect(sent.map(({ to }) => to)).toEqual(['manager@demo.example', 'owner@demo.example']);
    expect((await the(id)).runs).toMatchObject([{ result: 'sent', recipients: 2 }]);
  });

  it('is sent beside one that cannot be queued, which is tried again', async () => {
    const broken = await subscribed({ name: 'Kaputt', file: 'NONE' });
    const whole = await subscribed({ name: 'Ganz', file: 'NONE' });
    const tried: string[] = [];
    await sendAt('2026-11-26T06:00:00Z', {
      queueMail: async (_tx, { subject }) => {
        tried.push(subject);
        if (subject.includes('Kaputt')) throw new Error('no room');
      },
    });
    expect(faults).toHaveLength(1);
    expect(tried.filter((subject) => subject.includes('Ganz'))).toHaveLength(2);
    expect((await the(whole)).runs).toMatchObject([{ result: 'sent' }]);
    expect((await the(broken)).runs).toEqual([]);
    await sendAt('2026-11-26T06:10:00Z');
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Kaputt')]);
  });

  it('comes for each day of a server that was away, in their order', async () => {
    await subscribed({ file: 'NONE' });
    await sendAt('2026-11-28T06:00:00Z');
    await sendAt('2026-11-28T06:01:00Z');
    await sendAt('2026-11-28T06:02:00Z');
    await sendAt('2026-11-28T06:03:00Z');
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Tagesbericht: 25.11.2026',
      'Tagesbericht: 26.11.2026',
      'Tagesbericht: 27.11.2026',
    ]);
  });

  it('of an own report says its rows, in English too, and what cannot be answered is in its history', async () => {
    const question = JSON.stringify({ rows: 'article', figures: ['turnover', 'quantity'] });
    await subscribed({ question, language: 'en', file: 'XLSX', rhythm: 'MONTH' });
    await sendAt('2026-12-01T06:00:00Z');
    expect(sent[0]?.text).toMatch(/Kaffee <i>groß<\/i>: €19.20 \(Quantity: 6/);
    expect(sent[0]?.attachments?.[0]?.name).toMatch(/\.xlsx$/);
    const impossible = JSON.stringify({ rows: 'article', columns: 'vat', figures: ['turnover'] });
    const id = await subscribed({ question: impossible });
    await sendAt('2026-11-26T06:00:00Z');
    expect((await the(id)).runs).toMatchObject([
      { result: 'failed', recipients: 0, cause: 'DIMENSIONS_APART' },
    ]);
  });

  it('attack: HTML in names stays text', async () => {
    await subscribed({ name: '<script>alert(1)</script>', file: 'NONE' });
    await sendAt('2026-11-26T06:00:00Z');
    expect(sent[0]?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(sent[0]?.html).toContain('Café &lt;b&gt;Übersee&lt;/b&gt;');
    expect(sent[0]?.html).not.toMatch(/<script|<b>/);
  });

  it('goes to nobody who may no longer sign in', async () => {
    const id = await subscribed({ recipients: ['user@demo.example'] });
    await app.owner.query(`update users set disabled = true where email = 'user@demo.example'`);
    await sendAt('2026-11-26T06:00:00Z');
    await app.owner.query(`update users set disabled = false where email = 'user@demo.example'`);
    expect(sent).toEqual([]);
    expect((await the(id)).runs).toMatchObject([{ result: 'nobody', recipients: 0 }]);
  });
});

describe('mailed reports to confirmed addresses outside', () => {
  it('nothing goes to a tax adviser before they confirm; one click ends it', async () => {
    const email = adviser();
    const id = await subscribed({ recipients: [email], file: 'NONE' });
    expect((await the(id)).recipients).toEqual([{ email, isInside: false, state: 'waiting' }]);
    await sendAt('2026-11-26T06:00:00Z');
    expect(sent).toEqual([]);
    const [asked] = await untilMails(app, email, 1);
    if (!asked) throw new Error('nobody asked');
    const confirm = linkIn(asked, 'confirm');
    expect((await follow(confirm, 'GET')).text).toContain('<form method="post">');
    expect((await the(id)).recipients[0]?.state).toBe('waiting');
    expect((await follow(confirm)).status).toBe(200);
    await sendAt('2026-11-27T06:00:00Z');
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Tagesbericht: 26.11.2026']]);
    const [mail] = sent;
    if (!mail) throw new Error('nothing came');
    // Whoever has no account is led nowhere.
    expect(mail.text).not.toContain('/dashboards/');
    const end = new URL(mail.unsubscribeUrl ?? '').pathname;
    expect((await follow(end)).status).toBe(200);
    expect((await follow(end)).status).toBe(200);
    // An older link brings nobody back, and does not say so either.
    for (const method of ['GET', 'POST'] as const)
      expect(await follow(confirm, method)).toMatchObject({ status: 404, text: goneText });
    expect((await the(id)).recipients[0]?.state).toBe('unsubscribed');
    sent = [];
    await sendAt('2026-11-28T06:00:00Z');
    expect(sent).toEqual([]);
  });

  it('a confirmation that is opened twice says the same, and nothing once the address was taken off', async () => {
    const email = adviser();
    const id = await subscribed({ recipients: [email] });
    const [asked] = await untilMails(app, email, 1);
    const confirm = linkIn(asked ?? { text: '' }, 'confirm');
    const first = await follow(confirm);
    expect(first.text).toContain(`Der nächste Bericht geht an ${email}`);
    expect(await follow(confirm)).toEqual(first);
    const { version } = await the(id);
    expect(errorOf(await mails.save({ id, version, recipients: ['owner@demo.example'] }))).toBeUndefined();
    expect(await follow(confirm)).toMatchObject({ status: 404, text: goneText });
  });

  it('who declines is not asked again by this tenant', async () => {
    const email = adviser();
    await subscribed({ recipients: [email] });
    const [asked] = await untilMails(app, email, 1);
    await follow(linkIn(asked ?? { text: '' }, 'decline'));
    const again = await mails.save({ name: 'Zweiter', recipients: [email] });
    expect(errorOf(again)).toMatchObject(refused('REPORT_MAIL_ADDRESS_REFUSES'));
  });

  it('who declines gets nothing of this tenant, also of reports that they had confirmed or were asked about', async () => {
    const email = adviser();
    const confirmed = await subscribed({ recipients: [email], file: 'NONE' });
    const [asked] = await untilMails(app, email, 1);
    await follow(linkIn(asked ?? { text: '' }, 'confirm'));
    const waiting = await subscribed({ name: 'Monat', recipients: [email] });
    const other = await subscribed({ name: 'Woche', recipients: [email] });
    const mailsOfTwo = await untilMails(app, email, 3);
    const [first, second] = mailsOfTwo;
    await follow(linkIn(first ?? { text: '' }, 'decline'));
    for (const id of [confirmed, waiting, other])
      expect((await the(id)).recipients).toEqual([{ email, isInside: false, state: 'unsubscribed' }]);
    expect(await follow(linkIn(second ?? { text: '' }, 'confirm'))).toMatchObject({ status: 404 });
    await sendAt('2026-11-26T06:00:00Z');
    expect(sent).toEqual([]);
    expect(errorOf(await mails.askAgain(waiting, email))).toBeDefined();
    expect(await mailsTo(app, email)).toHaveLength(3);
  });

  it('who has declined is not asked once more, however their address came back', async () => {
    const email = adviser();
    const id = await subscribed({ recipients: [email] });
    const [asked] = await untilMails(app, email, 1);
    await follow(linkIn(asked ?? { text: '' }, 'decline'));
    // As a server of before has left it.
    await app.owner.query(`update report_mail_recipients set state = 'waiting' where email = $1`, [email]);
    expect(errorOf(await mails.askAgain(id, email))).toMatchObject(refused('REPORT_MAIL_ADDRESS_REFUSES'));
  });

  it('attack: a stranger is not flooded with confirmations', async () => {
    const email = adviser();
    const id = await subscribed({ recipients: [email] });
    expect(errorOf(await mails.askAgain(id, email))).toBeUndefined();
    await subscribed({ name: 'Zweiter', recipients: [email] });
    const fourth = await mails.save({ name: 'Dritter', recipients: [email] });
    expect(errorOf(fourth)).toMatchObject(refused('REPORT_MAIL_ASKED_ENOUGH'));
    const many = Array.from({ length: 20 }, () => adviser());
    expect(errorOf(await mails.save({ name: 'Viele', recipients: many }))).toBeUndefined();
    const more = await mails.save({ name: 'Mehr', recipients: many.map(() => adviser()) });
    expect(errorOf(more)).toMatchObject(refused('REPORT_MAIL_ASKED_ENOUGH'));
    // What was refused left nothing behind.
    expect(await mails.list()).toHaveLength(3);
  });

  it.each(['confirm', 'unsubscribe', 'decline', 'other'])(
    'attack: a forged token does not %s',
    async (action) => {
      await subscribed();
      for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(43)}%00`]) {
        expect((await follow(`/api/report-mails/${action}/${token}`)).status).toBe(404);
        expect((await follow(`/api/report-mails/${action}/${token}`, 'GET')).status).toBe(404);
      }
    },
  );

  it('attack: a token of one purpose or of long ago opens nothing', async () => {
    const email = adviser();
    const id = await subscribed({ recipients: [email] });
    const [asked] = await untilMails(app, email, 1);
    const confirm = linkIn(asked ?? { text: '' }, 'confirm');
    expect((await follow(confirm.replace('/confirm/', '/unsubscribe/'))).status).toBe(404);
    await app.owner.query(`update report_mail_links set expires_at = $1`, [now]);
    expect((await follow(confirm)).status).toBe(404);
    expect((await the(id)).recipients[0]?.state).toBe('waiting');
  });

  it('attack: nobody touches another tenant’s report mail', async () => {
    const id = await subscribed();
    const stranger = reportMailsOf(app, await app.signIn('reseller@demo.example'));
    expect(await stranger.list()).toEqual([]);
    expect(errorOf(await stranger.save({ id, recipients: ['reseller@demo.example'] }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(errorOf(await stranger.remove(id))).toMatchObject({ code: 'NOT_FOUND' });
    const foreign = await stranger.save({ unitIds: [unitId], recipients: ['reseller@demo.example'] });
    expect(errorOf(foreign)).toMatchObject(refused('REPORT_MAIL_UNIT_UNKNOWN'));
  });
});

it('mailed reports: a change keeps who has confirmed, an older version is refused, a removed one is sent no more', async () => {
  const id = await subscribed();
  const changed = { id, version: 1, name: 'Anders', rhythm: 'WEEK', recipients: ['owner@demo.example'] };
  expect(errorOf(await mails.save(changed))).toBeUndefined();
  expect(await the(id)).toMatchObject({
    version: 2,
    nextFrom: '2026-11-23',
    recipients: [{ state: 'active' }],
  });
  expect(errorOf(await mails.save(changed))).toMatchObject({ code: 'CONFLICT' });
  await mails.remove(id);
  await sendAt('2026-12-26T06:00:00Z');
  expect(sent).toEqual([]);
});
