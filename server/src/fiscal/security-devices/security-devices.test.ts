import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { newSecurityDevice, reportDevice, sendDeviceReport } from '../../app/testing/security-devices.ts';
import { dataOf, errorOf, startTestApp, type TestServer, testPassword } from '../../app/testing/test-app.ts';

let app: TestServer;
let tenantId: string;
let owner: string;
let bar: LinkedRegister;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs + 60_000).toISOString();

const pageQuery = `query($id: ID!) { securityDevice(id: $id) { id serial kind provider formFactor bsiId product health
  causes operatingState validationState faults registerName unitName algorithm timeFormat encoding certificateExpiresAt
  certificates { subject isSigned } enabledAt initialisedAt usedSignatures mostSignatures forecast { kind perDay at }
  usedMemory totalMemory clientId clients openTransactions firmware firmwareUpdate hasPassedSelfTest clockOffsetMs
  archives { at state bytes } lastArchiveAt hasAdminPin hasTimePin isRetired isReplaced } }`;
const deviceOf = async (id: string, person = owner) =>
  dataOf<{ securityDevice: Record<string, unknown> | null }>(
    await app.call('/graphql/pos', person, pageQuery, { id }),
  ).securityDevice;
const listQuery = `query($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
  securityDevices(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id serial } pageInfo { endCursor hasNextPage } totalCount } }`;
interface Listed {
  readonly nodes: readonly { readonly id: string; readonly serial: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}
const list = async (person: string, asked: object = {}) =>
  dataOf<{ securityDevices: Listed }>(await app.call('/graphql/pos', person, listQuery, { ...asked }))
    .securityDevices;
const newOwner = async () => {
  const tenant = await addTenant(app);
  return { tenant, person: await app.signIn((await addPerson(app, tenant, 'owner')).email) };
};
const savePins = (person: string, given: object) =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($id: ID!, $adminPin: String, $timePin: String, $password: String!) {
      saveSecurityDevicePins(id: $id, adminPin: $adminPin, timePin: $timePin, password: $password) { isSuccess } }`,
    { ...given },
  );
const showPins = (person: string, id: string, password: string = testPassword) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($id: ID!, $password: String!) { showSecurityDevicePins(id: $id, password: $password) { adminPin timePin } }',
    { id, password },
  );
const retire = (person: string, id: string, isRetired: boolean) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($id: ID!, $isRetired: Boolean!) { setSecurityDeviceRetired(id: $id, isRetired: $isRetired) { isSuccess } }',
    { id, isRetired },
  );

beforeAll(async () => {
  app = await startTestApp();
  const made = await newOwner();
  tenantId = made.tenant;
  owner = made.person;
  bar = await linkRegister(app, owner, { name: 'Bar' });
}, 60_000);
afterAll(() => app.stop());

describe('a register reports its security device', () => {
  it('FIS-03 to FIS-06: every field of it stands on its page', async () => {
    const report = newSecurityDevice({ firmwareUpdate: '1.5.0' });
    const id = await reportDevice(app, bar, report);
    expect(await deviceOf(id)).toMatchObject({
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
    expect(await deviceOf(id)).toMatchObject({ health: 'error', causes: ['outOfOrder'] });
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
    expect(await deviceOf(await reportDevice(app, bar, newSecurityDevice(given)))).toMatchObject({ causes });
  });

  it('FIS-12: a serial that is not the hash of the key is a fault', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice({ serial: 'ab'.repeat(32) }));
    expect(await deviceOf(id)).toMatchObject({ validationState: 1, faults: ['serialNotOfKey'] });
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
    expect(await deviceOf(id)).toMatchObject({
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
    expect(await deviceOf(await reportDevice(app, bar, unit))).toMatchObject({
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
    const device = (await deviceOf(id)) ?? {};
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

describe('the list of security devices (FIS-01)', () => {
  it('comes page by page, narrowed and in every order', async () => {
    const { person } = await newOwner();
    const unitId = await createUnit(app, person, { name: 'Café am Markt' });
    const till = await linkRegister(app, person, { unitId });
    const reports = [
      newSecurityDevice({ certificateExpiresAt: inDays(20), signatures: { used: 5, most: 1_000 } }),
      newSecurityDevice({ operatingState: 2, formFactor: 'cloud', provider: 5 }),
      newSecurityDevice({ certificateExpiresAt: undefined, signatures: undefined }),
    ];
    const ids: string[] = [];
    for (const report of reports) ids.push(await reportDevice(app, till, report));
    for (const sort of [
      'registerName',
      '-serial',
      'certificateExpiresAt',
      '-remainingSignatures',
      'lastReportAt',
    ]) {
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const page: Listed = await list(person, { sort, first: 1, after });
        seen.push(...page.nodes.map(({ id }) => id));
        expect(page.totalCount).toBe(3);
        [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
      }
      if (sort === 'certificateExpiresAt') expect(seen).toEqual(ids);
      expect(new Set(seen)).toEqual(new Set(ids));
    }
    const found = async (field: string, value: string, is = 'is') =>
      (await list(person, { filter: { conditions: [{ field, is, values: [value] }] } })).nodes.map(({ id }) =>
        ids.indexOf(id),
      );
    expect(await found('causes', 'certificateEnding')).toEqual([0]);
    expect(await found('health', 'error')).toEqual([1]);
    expect(await found('operatingState', '2')).toEqual([1]);
    expect(await found('provider', '5')).toEqual([1]);
    expect(await found('remainingSignatures', '1000', 'to')).toEqual([0]);
    expect(await found('bsiId', '0362', 'contains')).toHaveLength(3);
    expect((await list(person, { filter: { search: 'markt' } })).totalCount).toBe(3);
    expect(
      (await list(person, { filter: { search: String(reports[1]?.serial).slice(0, 12) } })).nodes,
    ).toEqual([{ id: ids[1], serial: reports[1]?.serial }]);
    expect((await list(person, { filter: { unitIds: [unitId] } })).totalCount).toBe(3);
  });

  it('follows names that change, and registers that move; number 2 stands before number 10', async () => {
    const { person } = await newOwner();
    const [market, park] = [
      await createUnit(app, person),
      await createUnit(app, person, { name: 'Parkcafé' }),
    ];
    const databaseId = randomUUID();
    const tills: LinkedRegister[] = [];
    for (const name of ['Kasse 10', 'Kasse 2'])
      tills.push(await linkRegister(app, person, { unitId: market, databaseId, name }));
    const ids: string[] = [];
    for (const till of tills) ids.push(await reportDevice(app, till, newSecurityDevice()));
    const found = async (asked: object) =>
      (await list(person, { sort: 'registerName', ...asked })).nodes.map(({ id }) => ids.indexOf(id));
    expect(await found({})).toEqual([1, 0]);
    const moved = { id: tills[1]?.deviceId, unitId: park };
    await app.call(
      '/graphql/pos',
      person,
      'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }',
      moved,
    );
    expect(await found({ filter: { search: 'parkcafe' } })).toEqual([1]);
    expect(await found({ filter: { unitIds: [park] } })).toEqual([1]);
    expect(await found({ sort: '-unitName' })).toEqual([1, 0]);
    await app.owner.query(`update devices set name = 'Ausschank' where id = $1`, [tills[0]?.deviceId]);
    await app.owner.query(`update organization_units set name = 'Am Ufer' where id = $1`, [park]);
    expect(await found({})).toEqual([0, 1]);
    expect(await found({ filter: { search: 'ausschank' } })).toEqual([0]);
    expect(await found({ filter: { search: 'ufer' } })).toEqual([1]);
    expect(await found({ filter: { search: 'parkcafe' } })).toEqual([]);
  });

  it('is found by the search box, and knows which is next', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice({ serial: 'cafe'.repeat(16) }));
    const search = 'query($text: String!) { searchSecurityDevices(text: $text) { id } }';
    const found = (await app.call('/graphql/pos', owner, search, { text: 'cafecafe' })).data;
    expect(found).toEqual({ searchSecurityDevices: [{ id }] });
    const neighbours = `query($id: ID!) { securityDeviceNeighbours(id: $id, sort: "serial") { previousId nextId } }`;
    const nodes = (await list(owner, { sort: 'serial', first: 200 })).nodes.map((node) => node.id);
    const at = nodes.indexOf(id);
    expect(
      (await app.call('/graphql/pos', owner, neighbours, { id })).data?.securityDeviceNeighbours,
    ).toEqual({
      previousId: nodes[at - 1] ?? null,
      nextId: nodes[at + 1] ?? null,
    });
  });
});

describe('who sees what', () => {
  it('another tenant sees nothing, and the same serial there is another device', async () => {
    const report = newSecurityDevice();
    const id = await reportDevice(app, bar, report);
    await savePins(owner, { id, adminPin: '12345', password: testPassword });
    const { person } = await newOwner();
    expect(await deviceOf(id, person)).toBeNull();
    expect((await list(person)).totalCount).toBe(0);
    for (const answer of [
      await showPins(person, id),
      await savePins(person, { id, adminPin: '99999', password: testPassword }),
      await retire(person, id, true),
    ])
      expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
    const theirs = await linkRegister(app, person);
    expect(await reportDevice(app, theirs, report)).not.toBe(id);
    expect((await deviceOf(id))?.hasAdminPin).toBe(true);
  });

  it('ACC-30, ACC-34: everybody signed in looks, the Owner group alone changes and sees PINs', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    const user = await app.signIn((await addPerson(app, tenantId, 'user')).email);
    expect((await deviceOf(id, user))?.id).toBe(id);
    for (const answer of [
      await showPins(user, id),
      await savePins(user, { id, adminPin: '12345', password: testPassword }),
      await retire(user, id, true),
    ])
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('PINs (FIS-04, FIS-07, contract 25)', () => {
  it('are sealed, and shown after the password, each time with an entry that does not hold them', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    await savePins(owner, { id, adminPin: 'Admin-4711', timePin: '08150815', password: testPassword });
    const { rows } = await app.owner.query('select * from security_devices where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('4711');
    expect(Buffer.from(rows[0].admin_pin_sealed).includes('4711')).toBe(false);
    const shown = { adminPin: 'Admin-4711', timePin: '08150815' };
    for (let turn = 0; turn < 2; turn += 1)
      expect(dataOf(await showPins(owner, id))).toEqual({ showSecurityDevicePins: shown });
    const { rows: log } = await app.owner.query(
      `select action, old_values, new_values from audit_log where entity_id = $1 and action like '%Pins' order by id`,
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual(['setPins', 'showPins', 'showPins']);
    expect(JSON.stringify(log)).not.toMatch(/4711|0815/);
  });

  it('one is changed or removed without the other', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    await savePins(owner, { id, adminPin: 'first-1', timePin: 'second-2', password: testPassword });
    await savePins(owner, { id, timePin: null, password: testPassword });
    expect(dataOf(await showPins(owner, id))).toEqual({
      showSecurityDevicePins: { adminPin: 'first-1', timePin: null },
    });
    expect(await deviceOf(id)).toMatchObject({ hasAdminPin: true, hasTimePin: false });
  });

  it('guessing the password is slowed down, and a refusal is not taken for a showing', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    const codes: unknown[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      codes.push(errorOf(await showPins(person, id, `wrong-${guess}`))?.code);
    expect(codes).toEqual([...Array(8).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    const { rows } = await app.owner.query(
      `select from audit_log where entity_id = $1 and action = 'showPins'`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  it.each(['123', 'with space', 'x'.repeat(65), 'ümlaut'])('refuses "%s"', async (adminPin) => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    expect(errorOf(await savePins(owner, { id, adminPin, password: testPassword }))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'adminPin' },
    });
  });
});

describe('a device that is no longer used', () => {
  it('is retired and keeps its reports; a register that reports it ends that', async () => {
    const report = newSecurityDevice({ operatingState: 2 });
    const id = await reportDevice(app, bar, report);
    await retire(owner, id, true);
    expect(await deviceOf(id)).toMatchObject({ isRetired: true, health: 'retired', causes: [] });
    await retire(owner, id, false);
    expect(await deviceOf(id)).toMatchObject({ isRetired: false, health: 'error' });
    await retire(owner, id, true);
    await reportDevice(app, bar, report);
    expect(await deviceOf(id)).toMatchObject({ isRetired: false });
  });

  it('shows that its register has another one', async () => {
    const till = await linkRegister(app, owner);
    const first = await reportDevice(app, till, newSecurityDevice());
    const second = await reportDevice(app, till, newSecurityDevice());
    expect(await deviceOf(first)).toMatchObject({ isReplaced: true });
    expect(await deviceOf(second)).toMatchObject({ isReplaced: false });
  });
});
