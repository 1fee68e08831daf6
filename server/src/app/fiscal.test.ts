import { alertLink, alertMessage, readAlert } from '@tresen/domain/content/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { watchSecurityDeviceAlerts } from '../content/notifications/index.ts';
import { cleanUpDeviceReports, createSecurityDeviceWatch } from '../fiscal/security-devices/index.ts';
import { type Database, openDatabase } from '../kit/db/pools.ts';
import { createVault } from '../kit/secrets/index.ts';
import { sealedPlaces } from './secrets.ts';
import { type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { addPerson, addTenant } from './testing/people.ts';
import { newSecurityDevice, reportDevice } from './testing/security-devices.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
let db: Database;
let tenantId: string;
let owner: string;
let till: LinkedRegister;

const dayMs = 86_400_000;
const end = Date.parse('2028-03-01T12:00:00Z');

/** One minute's work of the server at a moment. */
const watchAt = (at: number) =>
  createSecurityDeviceWatch({ db, now: () => at, tell: watchSecurityDeviceAlerts })();

/** What the tenant is told, in German, with the time of its last ringing. */
const alerts = async () => {
  const { rows } = await app.owner.query(
    `select kind, subject, data, resolved_at is not null as over, renewed_at from notifications where tenant_id = $1
     order by since, kind`,
    [tenantId],
  );
  return rows.map(({ kind, subject, data, over, renewed_at }) => {
    const alert = readAlert(kind, data);
    if (!alert) throw new Error(`not read: ${kind}`);
    const said = alertMessage(alert, 'de', over);
    return {
      said: over ? `over: ${said}` : said,
      link: alertLink(alert, subject),
      rang: renewed_at.getTime(),
    };
  });
};
const said = async () => (await alerts()).map((alert) => alert.said);

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
}, 60_000);
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  till = await linkRegister(app, owner);
  await app.owner.query(`update devices set name = 'Theke' where id = $1`, [till.deviceId]);
  await app.owner.query(`update organization_units set name = 'Markt' where id = $1`, [till.unitId]);
});

describe('SHL-45: alerts of security devices', () => {
  const expiring = () =>
    newSecurityDevice({ certificateExpiresAt: new Date(end).toISOString(), archives: undefined });
  const ending = 'TSE der Kasse „Theke“ (Markt): Zertifikat läuft am 1.3.2028 ab.';

  it('a certificate that ends is told at 90, 30 and 7 days, and louder when it has ended', async () => {
    const id = await reportDevice(app, till, expiring());
    await watchAt(end - 91 * dayMs);
    expect(await alerts()).toEqual([]);
    const rang: number[] = [];
    for (const days of [90, 60, 30, 8, 7, 1]) {
      await watchAt(end - days * dayMs);
      const [alert] = await alerts();
      expect(alert).toMatchObject({ said: ending, link: `/manage/data/securityDevices/${id}` });
      rang.push((end - (alert?.rang ?? 0)) / dayMs);
    }
    expect(rang).toEqual([90, 90, 30, 30, 7, 7]);
    await watchAt(end);
    expect(await said()).toEqual([
      'over: Die TSE der Kasse „Theke“ (Markt) ist wieder in Ordnung.',
      'TSE der Kasse „Theke“ (Markt): Zertifikat seit 1.3.2028 abgelaufen.',
    ]);
  });

  it('a second run says nothing new; a register that swaps its device ends it when the old one is retired', async () => {
    const id = await reportDevice(app, till, expiring());
    await watchAt(end - 20 * dayMs);
    await watchAt(end - 20 * dayMs);
    expect(await said()).toEqual([ending]);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($id: ID!) { setSecurityDeviceRetired(id: $id, isRetired: true) { isSuccess } }',
      { id },
    );
    await watchAt(end - 20 * dayMs);
    expect(await said()).toEqual(['over: Die TSE der Kasse „Theke“ (Markt) ist wieder in Ordnung.']);
  });

  it('of several things the worst comes first, in one sentence', async () => {
    await reportDevice(
      app,
      till,
      newSecurityDevice({
        operatingState: 2,
        memory: { usedBytes: 85, totalBytes: 100 },
        deviceTime: new Date(Date.now() - 3_600_000).toISOString(),
      }),
    );
    await watchAt(Date.now());
    expect(await said()).toEqual([
      'TSE der Kasse „Theke“ (Markt): Außer Betrieb; Speicher fast voll; Uhr geht falsch.',
    ]);
  });

  const ahead = (ms: number) => ({ deviceTime: new Date(Date.now() + ms).toISOString() });
  test.each<[string, 'fails' | 'warns', object, string]>([
    ['out of order', 'fails', { operatingState: 2 }, 'Außer Betrieb'],
    ['all signatures made', 'fails', { signatures: { used: 9, most: 9 } }, 'Keine Signaturen mehr'],
    ['a full memory', 'fails', { memory: { usedBytes: 99, totalBytes: 100 } }, 'Speicher voll'],
    [
      'the device of another register',
      'fails',
      { clients: { ids: ['K9'] } },
      'Gehört zu einer anderen Kasse',
    ],
    ['a self-test that failed', 'fails', { hasPassedSelfTest: false }, 'Selbsttest nicht bestanden'],
    ['out for a while', 'warns', { operatingState: 4 }, 'Vorübergehend außer Betrieb'],
    ['signatures running out', 'warns', { signatures: { used: 96, most: 100 } }, 'Signaturen gehen zu Ende'],
    ['memory running out', 'warns', { memory: { usedBytes: 85, totalBytes: 100 } }, 'Speicher fast voll'],
    ['a clock that is ahead', 'warns', ahead(600_000), 'Uhr geht falsch'],
    ['a clock that is behind', 'warns', ahead(-600_000), 'Uhr geht falsch'],
  ])('%s is told by the next minute, and over when it is mended', async (_what, kind, given, words) => {
    const report = newSecurityDevice();
    await reportDevice(app, till, { ...report, ...given });
    await watchAt(Date.now());
    expect(await said()).toEqual([`TSE der Kasse „Theke“ (Markt): ${words}.`]);
    const { rows } = await app.owner.query('select kind from notifications where tenant_id = $1', [tenantId]);
    expect(rows).toEqual([{ kind: kind === 'fails' ? 'securityDeviceFails' : 'securityDeviceWarns' }]);
    await reportDevice(app, till, report);
    await watchAt(Date.now());
    expect(await said()).toEqual(['over: Die TSE der Kasse „Theke“ (Markt) ist wieder in Ordnung.']);
  });

  it('no backup since so many days is told without a further report', async () => {
    const last = Date.now() - dayMs;
    await reportDevice(
      app,
      till,
      newSecurityDevice({ archives: [{ at: new Date(last).toISOString(), state: 'completed' }] }),
    );
    await watchAt(last + 31 * dayMs - 1);
    expect(await said()).toEqual([]);
    await watchAt(last + 31 * dayMs);
    expect(await said()).toEqual(['TSE der Kasse „Theke“ (Markt): Keine Datensicherung.']);
  });

  it('nothing is told of a register that is no longer linked', async () => {
    await reportDevice(app, till, newSecurityDevice({ operatingState: 2 }));
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: till.deviceId,
    });
    await watchAt(Date.now());
    expect(await said()).toEqual([]);
  });
});

it('reports thin out: each hour for 30 days, then the last of a day, behind 400 days none', async () => {
  const id = await reportDevice(app, till, newSecurityDevice());
  await app.owner.query(
    `insert into security_device_reports (tenant_id, security_device_id, hour, reported_at, device_id, health, causes, report)
     select tenant_id, security_device_id, at, at, device_id, health, causes, report
     from security_device_reports, unnest($2::timestamptz[]) at where security_device_id = $1`,
    [
      id,
      [
        '2040-01-01T08:00Z',
        '2040-01-01T09:00Z',
        '2041-01-05T08:00Z',
        '2041-01-05T20:00Z',
        '2041-02-20T08:00Z',
        '2041-02-20T09:00Z',
      ],
    ],
  );
  await cleanUpDeviceReports(db, Date.parse('2041-03-01T00:00Z'));
  const { rows } = await app.owner.query(
    `select hour from security_device_reports where security_device_id = $1 order by hour`,
    [id],
  );
  expect(rows.map(({ hour }) => hour.toISOString().slice(0, 13))).toEqual([
    '2041-01-05T20',
    '2041-02-20T08',
    '2041-02-20T09',
  ]);
});

it('contract 25: PINs open with a new secret, once they were sealed anew', async () => {
  const id = await reportDevice(app, till, newSecurityDevice());
  const [before, after] = [Buffer.alloc(32, 7), Buffer.alloc(32, 9)];
  const sealed = createVault(before).seal('securityDeviceTimePin', Buffer.from('0815-4711'));
  await app.owner.query('update security_devices set time_pin_sealed = $2 where id = $1', [id, sealed]);
  const place = sealedPlaces(db).find(({ name }) => name === 'security_devices.time_pin_sealed');
  expect(await place?.reseal(createVault(after, before))).toMatchObject({ anew: 1 });
  const { rows } = await app.owner.query('select time_pin_sealed pin from security_devices where id = $1', [
    id,
  ]);
  expect(createVault(after).unseal('securityDeviceTimePin', rows[0].pin).toString()).toBe('0815-4711');
});
