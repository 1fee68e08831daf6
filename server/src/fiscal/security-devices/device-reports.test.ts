import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { newSecurityDevice, reportDevice, sendDeviceReport } from '../../app/testing/security-devices.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { deviceCalls, inDays } from './testing/device-calls.ts';

let app: TestServer;
let calls: ReturnType<typeof deviceCalls>;
let owner: string;
let bar: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  calls = deviceCalls(app);
  ({ owner } = await calls.newOwner());
  bar = await linkRegister(app, owner, { name: 'Bar' });
}, 60_000);
afterAll(() => app.stop());

const dayMs = 86_400_000;

describe('a register reports its security device', () => {
  it('FIS-03 to FIS-06: every field of it stands on its page', async () => {
    const report = newSecurityDevice({ firmwareUpdate: '1.5.0' });
    const id = await reportDevice(app, bar, report);
    expect(await calls.deviceOf(id, owner)).toMatchObject({
      ...{ id, serial: report.serial, kind: 'tse', provider: 4, formFactor: 'usb' },
      ...{ bsiId: 'BSI-K-TR-0362-2019', product: 'Swissbit TSE', health: 'ok', causes: [] },
      ...{ operatingState: 1, validationState: 2, faults: [], registerName: 'Bar' },
      ...{ algorithm: 'ecdsa-plain-SHA256', timeFormat: 'unixTime', encoding: 'UTF-8' },
      ...{ certificateExpiresAt: report.certificateExpiresAt, enabledAt: report.enabledAt },
      ...{ initialisedAt: report.initialisedAt, usedSignatures: 1_000, mostSignatures: 20_000_000 },
      ...{ forecast: { kind: 'unknown', perDay: null, at: null }, clientId: 'K1', clients: ['K1'] },
      ...{ openTransactions: 0, firmware: '1.4.0', firmwareUpdate: '1.5.0', hasPassedSelfTest: true },
      archives: [{ state: 'completed', bytes: 1_024 }],
      ...{ hasAdminPin: false, hasTimePin: false, isRetired: false, isReplaced: false },
    });
  });

  it('again: it is the same device, and the log names it once', async () => {
    const report = newSecurityDevice();
    const id = await reportDevice(app, bar, report);
    const upperCase = { ...report, serial: String(report.serial).toUpperCase(), operatingState: 2 };
    expect(await reportDevice(app, bar, upperCase)).toBe(id);
    expect(await calls.deviceOf(id, owner)).toMatchObject({ health: 'error', causes: ['outOfOrder'] });
    const { rows } = await app.owner.query('select action, actor_kind from audit_log where entity_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ action: 'report', actor_kind: 'register' }]);
  });

  it('two registers at once: one device, that of whoever came last', async () => {
    const second = await linkRegister(app, owner, { name: 'Terrace' });
    const report = newSecurityDevice({ clients: { ids: ['K1', 'K2'] } });
    const ids = await Promise.all([
      reportDevice(app, bar, report),
      reportDevice(app, second, { ...report, clientId: 'K2' }),
    ]);
    expect(new Set(ids).size).toBe(1);
  });

  it('two registers by turns: both stand on its page, and the log names each of them once', async () => {
    const second = await linkRegister(app, owner, { name: 'Terrace' });
    const report = newSecurityDevice({ clients: { ids: ['K1', 'K2'] } });
    const id = await reportDevice(app, bar, report);
    for (const [till, clientId] of [
      [second, 'K2'],
      [bar, 'K1'],
      [second, 'K2'],
    ] as const)
      await reportDevice(app, till, { ...report, clientId });
    const { rows } = await app.owner.query(
      `select count(*)::int count from audit_log where entity_id = $1 and action = 'report'`,
      [id],
    );
    expect(rows).toEqual([{ count: 2 }]);
    const using = async () =>
      (await calls.deviceOf(id, owner))?.registers as { deviceId: string; clientId: string }[];
    const both = new Map((await using()).map(({ deviceId, clientId }) => [deviceId, clientId]));
    expect(both).toEqual(
      new Map([
        [bar.deviceId, 'K1'],
        [second.deviceId, 'K2'],
      ]),
    );

    await reportDevice(app, second, newSecurityDevice());
    expect(await calls.deviceOf(id, owner)).toMatchObject({
      isReplaced: false,
      registers: [{ deviceId: bar.deviceId }],
    });
    await reportDevice(app, bar, newSecurityDevice());
    expect(await calls.deviceOf(id, owner)).toMatchObject({ isReplaced: true, registers: [] });
  });

  test.each<[string, object, readonly string[]]>([
    ['out of order', { operatingState: 2 }, ['outOfOrder']],
    ['a certificate that ends in 25 days', { certificateExpiresAt: inDays(25) }, ['certificateEnding']],
    ['a full memory', { memory: { usedBytes: 99, totalBytes: 100 } }, ['memoryFull']],
    [
      'a clock that is an hour ahead',
      { deviceTime: new Date(Date.now() + 3_600_000).toISOString() },
      ['clockOff'],
    ],
    ['a device of another register', { clients: { ids: ['K9'] } }, ['foreignClient']],
    ['no backup for long', { archives: [{ at: inDays(-40), state: 'completed' }] }, ['archiveMissing']],
    ['backups that failed since', { archives: [{ at: inDays(-1), state: 'failed' }] }, []],
  ])('finds %s', async (_what, given, causes) => {
    expect(await calls.deviceOf(await reportDevice(app, bar, newSecurityDevice(given)), owner)).toMatchObject(
      { causes },
    );
  });

  it('FIS-12: a serial that is not the hash of the key is a fault', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice({ serial: 'ab'.repeat(32) }));
    expect(await calls.deviceOf(id, owner)).toMatchObject({ validationState: 1, faults: ['serialNotOfKey'] });
  });

  /** A certificate whose frame is whole, and whose key is no point of its curve. */
  const withoutKey = [
    'MIIBUzCB+qADAgECAgEBMAoGCCqGSM49BAMCMBgxFjAUBgNVBAMMDVJvb3QgOWRkMzk4OTkwIhgPMjAxODA5MTAyMTI1MzFa',
    'GA8yMDM1MDIxMzIxMjUzMVowSzFJMEcGA1UEAwxAOTIxZmRkODE1ZDc1NTYyOWJkNWVlOTFlNjhlOGU1MGM2Njc2NjhhOWNm',
    'YTE5N2JmNWYwOGI2ZTBmOTM1OTVjMDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IACdpQCMKU0zqhdrh368tEyGn54LcA2hR6',
    'fOSoKNxD4nYbdTgmomOGiakZllhJJsSbPUZImTU5w3QjJh6Ql6E/atQwCgYIKoZIzj0EAwIDSAAwRQIhAPUFMhpjxdfgwB7V',
    'PMflj69BS5bKodDQ7TdeB9x2HkSjAiAUe0aA3cqHkVffFb5Ioqz5xwqizQwsgAECELWRmcpe9Q==',
  ].join('');
  test.each([
    ['octets', 'AAAA'],
    ['a certificate with a key that cannot be read', withoutKey],
  ])('FIS-12: what is no certificate is a fault, and no crash: %s', async (_what, certificate) => {
    const id = await reportDevice(app, bar, newSecurityDevice({ certificates: [certificate] }));
    expect(await calls.deviceOf(id, owner)).toMatchObject({
      validationState: 1,
      faults: ['certificateUnreadable'],
      certificates: [],
    });
  });

  it('a signature unit of Austria (RKSV) has the same page', async () => {
    const unit = {
      ...{ kind: 'signatureUnit', serial: '3a7f01', provider: 2, formFactor: 'card', algorithm: 'ES256' },
      ...{ clientId: 'KASSE1', operatingState: 1 },
    };
    expect(await calls.deviceOf(await reportDevice(app, bar, unit), owner)).toMatchObject({
      ...{ kind: 'signatureUnit', serial: '3a7f01', health: 'ok', faults: [], mostSignatures: null },
      ...{ clients: null, forecast: { kind: 'unknown' } },
    });
  });

  it('FIS-03: says how long the signatures last at the pace of its reports', async () => {
    const report = newSecurityDevice({ signatures: { used: 1_000, most: 2_000 } });
    const id = await reportDevice(app, bar, report);
    await app.owner.query(
      `update security_device_reports set hour = hour - interval '10 days', reported_at = reported_at - interval '10 days'
       where security_device_id = $1`,
      [id],
    );
    await reportDevice(app, bar, { ...report, signatures: { used: 1_500, most: 2_000 } });
    const device = (await calls.deviceOf(id, owner)) ?? {};
    expect(device).toMatchObject({ causes: ['signaturesEnding'], forecast: { kind: 'until' } });
    const { perDay, at } = device.forecast as { perDay: number; at: string };
    expect(perDay).toBeCloseTo(50, 1);
    expect((Date.parse(at) - Date.now()) / dayMs).toBeCloseTo(10, 1);
  });

  it('keeps one report an hour, however often a register reports', async () => {
    const report = newSecurityDevice();
    const id = await reportDevice(app, bar, report);
    await reportDevice(app, bar, { ...report, firmware: '1.6.0' });
    await app.owner.query(
      `update security_device_reports set hour = hour - interval '2 hours' where security_device_id = $1`,
      [id],
    );
    await reportDevice(app, bar, { ...report, firmware: '1.7.0' });
    const query = 'query($id: ID!) { securityDeviceReports(id: $id) { registerName health firmware } }';
    expect((await app.call('/graphql/pos', owner, query, { id })).data?.securityDeviceReports).toEqual(
      ['1.7.0', '1.6.0'].map((firmware) => ({ registerName: 'Bar', health: 'ok', firmware })),
    );
  });

  test.each<[string, object, string]>([
    ['no serial of a device', { serial: 'x' }, 'serial'],
    ['FIS-11: an operating state of 3', { operatingState: 3 }, 'operatingState'],
    ['more signatures than there are', { signatures: { used: 2, most: 1 } }, 'signatures.used'],
    ['too long a text', { model: 'x'.repeat(40_000) }, 'report'],
    ['numbers beyond all measure', { memory: { usedBytes: 1, totalBytes: 1e300 } }, 'memory.totalBytes'],
  ])('is refused with %s', async (_what, given, field) => {
    const answer = await sendDeviceReport(app, bar, newSecurityDevice(given));
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field } });
  });

  it('a person cannot, nor a register whose link has ended', async () => {
    expect(errorOf(await sendDeviceReport(app, { accessToken: owner }, newSecurityDevice()))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const gone = await linkRegister(app, owner);
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: gone.deviceId,
    });
    const { status, errors } = await sendDeviceReport(app, gone, newSecurityDevice());
    expect([status, errors[0]?.extensions.code]).toEqual([401, 'SESSION_EXPIRED']);
  });
});
