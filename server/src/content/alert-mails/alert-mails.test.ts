import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inSystem, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { raiseAlerts } from '../notifications/index.ts';
import { createAlertMailing } from './send-alert-mails.ts';

// By the clock of Berlin, winter: one hour ahead of UTC.
const begin = '2026-11-25T12:00:00Z';

let app: TestServer;
let db: Database;
let tenantId: string;
let sent: Mail[] = [];

beforeAll(async () => {
  app = await startTestApp({ NOW: begin });
  db = openDatabase(app.ownerUrl, () => undefined);
  const { rows } = await app.owner.query(`select tenant_id from users where email = 'owner@demo.example'`);
  tenantId = rows[0].tenant_id;
});
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  sent = [];
  await app.owner.query('delete from alert_mail_settings');
  await app.owner.query('delete from notification_dismissals');
  await app.owner.query('delete from notifications');
});

const choose = async (ways: object, email = 'owner@demo.example', more: object = {}) =>
  dataOf(
    await app.call(
      '/graphql',
      await app.signIn(email),
      'mutation($s: AlertMailSettingsInput!) { saveAlertMailSettings(settings: $s) { isSuccess } }',
      {
        s: {
          ways: Object.entries(ways).map(([kind, way]) => ({ kind, way })),
          quietFrom: 1_320,
          quietTo: 420,
          digestAt: 450,
          ...more,
        },
      },
    ),
  );

/** They chose for the first time some while ago. */
const choseAt = (at: string) => app.owner.query('update alert_mail_settings set since = $1', [at]);

const raise = (at: string, name = 'Theke', zone = 'Europe/Berlin') => {
  const data = { registerName: name, unitName: 'Café <b>Mitte</b>', zone };
  const alert = {
    kind: 'registerOffline' as const,
    tenantId,
    subject: newId(),
    since: new Date(at),
    data,
  };
  return inSystem(db, (tx) => raiseAlerts(tx, 'registerOffline', [alert], new Date(at)));
};

/** One minute's work of the server. */
const mailAt = (at: string) =>
  createAlertMailing(
    {
      db,
      now: () => Date.parse(at),
      publicUrl: 'https://tresen.example',
      queueMail: async (_tx, mail) => void sent.push(mail),
      onError: (error) => {
        throw error;
      },
    },
    'wide',
  )(undefined, new AbortController().signal);

describe('alerts by mail with rules', () => {
  it('an alert that somebody wants at once comes once, and nothing that was there before', async () => {
    await raise('2026-11-25T11:00:00Z', 'Alt');
    await choose({ registerOffline: 'NOW' });
    await raise('2026-11-25T13:00:00Z');
    await Promise.all([mailAt('2026-11-25T13:01:00Z'), mailAt('2026-11-25T13:01:00Z')]);
    await mailAt('2026-11-25T13:02:00Z');
    expect(sent.map(({ to }) => to)).toEqual(['owner@demo.example']);
    expect(sent[0]?.text).toContain('Die Kasse „Theke“ (Café <b>Mitte</b>) ist nicht verbunden.');
    expect(sent[0]?.text).not.toContain('Alt');
    expect(sent[0]?.html).toContain('Café &lt;b&gt;Mitte&lt;/b&gt;');
    expect(sent[0]?.text).toContain('https://tresen.example/setting/device/');
  });

  it('of several each leads to its own page; what has happened has a time and does not last', async () => {
    await choose({ registerOffline: 'NOW', cancellationMade: 'NOW' });
    await raise('2026-11-25T13:00:00Z');
    const receipt = {
      kind: 'cancellationMade' as const,
      data: {
        ...{
          registerName: 'Theke',
          unitName: 'Café Übersee',
          zone: 'Europe/Berlin',
          currency: 'EUR' as const,
        },
        ...{ amount: 6_000, day: '2026-11-25', number: 12, employeeName: 'Anna Müller' },
      },
      ...{ tenantId, subject: newId(), since: new Date('2026-11-25T12:30:00Z') },
    };
    await inSystem(db, (tx) =>
      raiseAlerts(tx, 'cancellationMade', [receipt], new Date('2026-11-25T13:00:00Z')),
    );
    await mailAt('2026-11-25T13:01:00Z');
    expect(sent[0]?.html).toMatch(/href="https:\/\/tresen\.example\/setting\/device\/[0-9a-f-]{36}"/);
    expect(sent[0]?.html).toContain(`href="https://tresen.example/manage/receipts/${receipt.subject}"`);
    expect(sent[0]?.text).toContain('(25.11.2026, 13:30)');
    expect(sent[0]?.text).toContain('(seit 25.11.2026, 14:00)');
  });

  it('the time since when is that of the branch’s clock, which is named where others have another', async () => {
    await choose({ registerOffline: 'NOW' });
    await raise('2026-11-25T13:00:00Z', 'Theke');
    await raise('2026-11-25T13:00:00Z', 'Strand', 'Atlantic/Canary');
    await mailAt('2026-11-25T13:01:00Z');
    const told = sent[0]?.text.split('\n').filter((line) => line.includes('(seit'));
    expect(told?.find((line) => line.includes('Theke'))).toMatch(/\(seit 25\.11\.2026, 14:00\)$/);
    expect(told?.find((line) => line.includes('Strand'))).toMatch(/\(seit 25\.11\.2026, 13:00 WEZ\)$/);
  });

  it('a kind that is switched on later brings nothing of the time when it was off, and loses nothing of others', async () => {
    await choose({ closingMissing: 'NOW' });
    await choseAt('2026-11-25T10:00:00Z');
    await raise('2026-11-25T11:00:00Z', 'Alt');
    await choose({ closingMissing: 'NOW', registerOffline: 'DIGEST' });
    await choose({ closingMissing: 'NOW', registerOffline: 'NOW' });
    await raise('2026-11-25T13:00:00Z');
    await mailAt('2026-11-25T13:01:00Z');
    expect(sent[0]?.text).toContain('„Theke“');
    expect(sent[0]?.text).not.toContain('„Alt“');
  });

  it('mails that are switched on later bring nothing of the time when only devices showed alerts', async () => {
    await choose({ registerOffline: 'NOW' }, undefined, { byMail: false });
    await choseAt('2026-11-25T10:00:00Z');
    await raise('2026-11-25T11:00:00Z', 'Alt');
    await choose({ registerOffline: 'NOW' });
    await raise('2026-11-25T13:00:00Z');
    await mailAt('2026-11-25T13:01:00Z');
    expect(sent[0]?.text).toContain('„Theke“');
    expect(sent[0]?.text).not.toContain('„Alt“');
  });

  it('quiet hours: what came at night arrives in the morning as one mail, also what is over by then', async () => {
    await choose({ registerOffline: 'NOW' });
    await raise('2026-11-25T22:00:00Z', 'Theke');
    await raise('2026-11-26T02:00:00Z', 'Garten');
    await mailAt('2026-11-26T03:00:00Z');
    expect(sent).toEqual([]);
    await app.owner.query(
      `update notifications set resolved_at = '2026-11-26T04:00Z' where data ->> 'registerName' = 'Garten'`,
    );
    await mailAt('2026-11-26T06:00:00Z');
    expect(sent.map(({ subject }) => subject.slice(0, 10))).toEqual(['2 Hinweise']);
    expect(sent[0]?.text).toMatch(/„Theke“.*ist nicht verbunden[\s\S]*„Garten“.*war nicht verbunden/);
  });

  it('the digest comes once a day at its time', async () => {
    await choose({ registerOffline: 'DIGEST' });
    await raise('2026-11-25T13:00:00Z');
    await mailAt('2026-11-25T13:01:00Z');
    await raise('2026-11-25T14:00:00Z', 'Garten');
    await mailAt('2026-11-26T06:29:00Z');
    expect(sent).toEqual([]);
    await mailAt('2026-11-26T06:30:00Z');
    await raise('2026-11-26T06:40:00Z', 'Keller');
    await mailAt('2026-11-26T06:41:00Z');
    expect(sent.map(({ subject }) => subject.slice(0, 10))).toEqual(['2 Hinweise']);
  });

  it('off is off, and what somebody has put away is not mailed', async () => {
    await choose({ registerOffline: 'OFF', backupOverdue: 'NOW' });
    await raise('2026-11-25T13:00:00Z');
    await mailAt('2026-11-25T13:01:00Z');
    await choose({ registerOffline: 'NOW' });
    await app.owner.query(
      `insert into notification_dismissals (tenant_id, user_id, notification_id, dismissed_at)
       select n.tenant_id, u.id, n.id, n.renewed_at from notifications n, users u where u.email = 'owner@demo.example'`,
    );
    await mailAt('2026-11-25T13:02:00Z');
    expect(sent).toEqual([]);
  });

  it('nobody gets alerts of pages that their role may not open, nor once they may not sign in', async () => {
    await choose({ registerOffline: 'NOW' }, 'user@demo.example');
    await app.owner.query(`update users set disabled = true where email = 'user@demo.example'`);
    await raise('2026-11-25T13:00:00Z');
    await mailAt('2026-11-25T13:01:00Z');
    await app.owner.query(`update users set disabled = false where email = 'user@demo.example'`);
    expect(sent).toEqual([]);
  });

  it('each role gets the alerts of pages that it may open, whatever somebody has chosen', async () => {
    const closing = {
      kind: 'closingMissing' as const,
      data: {
        ...{ registerName: 'Theke', unitName: 'Mitte', zone: 'Europe/Berlin' },
        ...{ count: 1, day: '2026-11-24' },
      },
      ...{ tenantId, subject: newId(), since: new Date('2026-11-25T13:00:00Z') },
    };
    const kinds = { registerOffline: 'NOW', closingMissing: 'NOW' };
    await choose(kinds);
    await choose(kinds, 'user@demo.example');
    await raise('2026-11-25T13:00:00Z');
    await inSystem(db, (tx) => raiseAlerts(tx, 'closingMissing', [closing], closing.since));
    await mailAt('2026-11-25T13:01:00Z');
    const told = (to: string) => sent.find((mail) => mail.to === to)?.text ?? '';
    expect(told('owner@demo.example')).toMatch(/nicht verbunden[\s\S]*Tagesabschluss/);
    expect(told('user@demo.example')).toContain('Tagesabschluss');
    expect(told('user@demo.example')).not.toContain('nicht verbunden');
  });

  it('who wants them on devices only gets no mail', async () => {
    await choose({ registerOffline: 'NOW' }, undefined, { byMail: false });
    await raise('2026-11-25T13:00:00Z');
    await mailAt('2026-11-25T13:01:00Z');
    expect(sent).toEqual([]);
  });
});
