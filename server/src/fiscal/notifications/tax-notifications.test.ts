import { randomUUID } from 'node:crypto';
import { alertLink, alertMessage, readAlert } from '@tresen/domain/content/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { deleteUnit } from '../../app/testing/units.ts';
import { tellDueTaxNotifications } from '../../content/notifications/index.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { createTaxNotificationWatch } from './watch.ts';

let app: TestServer;
let db: Database;
let tenantId: string;
let owner: string;
let till: LinkedRegister;

interface Found {
  readonly id: string;
  readonly unitName: string;
  readonly reportState: number;
  readonly validationState: number;
  readonly taskState: number;
  readonly due: string | null;
  readonly urgency: number;
  readonly differences: readonly { readonly kind: string; readonly name: string | null }[];
  readonly faults: readonly { readonly code: string }[];
  readonly open: { readonly id: string; readonly version: number } | null;
  readonly notifications: readonly {
    readonly id: string;
    readonly reportState: number;
    readonly receiptName: string | null;
  }[];
  readonly form: readonly { readonly title: string }[];
}

const fields = `id unitName reportState validationState taskState due urgency differences { kind name } faults { code }
  open { id version } notifications { id reportState receiptName } form { title fields { name value } }`;
const registration = async (unitId = till.unitId, person = owner): Promise<Found> => {
  const query = `query($id: ID!) { taxRegistration(id: $id) { ${fields} } }`;
  const { taxRegistration } = dataOf<{ taxRegistration: Found | null }>(
    await app.call('/graphql/pos', person, query, { id: unitId }),
  );
  if (!taxRegistration) throw new Error('no registration');
  return taxRegistration;
};
const mutate = (text: string, variables: Record<string, unknown>, person = owner) =>
  app.call('/graphql/pos', person, text, variables);
const prepare = (unitIds: readonly string[], person = owner) =>
  mutate(
    'mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { prepared ready } }',
    { ids: unitIds },
    person,
  );
const conclude = (id: string, version: number, outcome = 'sent') =>
  mutate(
    `mutation($id: ID!, $version: Int!, $outcome: String!) {
      concludeTaxNotification(id: $id, version: $version, outcome: $outcome, sentOn: "2026-11-27",
        transferTicket: "et-4711") { isSuccess } }`,
    { id, version, outcome },
  );
const saveSystem = (system: object, person = owner) =>
  mutate(
    'mutation($system: TaxSystemInput!) { saveTaxSystem(system: $system) { isSuccess } }',
    { system },
    person,
  );
const saveEstablishment = (establishment: object) =>
  mutate('mutation($it: TaxEstablishmentInput!) { saveTaxEstablishment(establishment: $it) { isSuccess } }', {
    it: establishment,
  });
const goodSystem = (deviceId: string, given: object = {}) => ({
  ...{ deviceId, maker: 'Sunmi', model: 'T2', software: 'Tresen POS' },
  ...{ acquiredOn: '2026-11-07', commissionedOn: '2026-11-08', ...given },
});
const address = { street: 'Markt', houseNumber: '1', zipCode: '80331', town: 'München' };

/** All that a branch needs so that its notification is right. */
const complete = async ({ unitId, deviceId }: Pick<LinkedRegister, 'unitId' | 'deviceId'>) => {
  const companyId = await saveRecord(app, owner, 'company', {
    ...{ name: `Krone ${randomUUID().slice(0, 6)}`, country: 'DE', state: 'Bayern' },
    ...{
      taxNumber: '181/815/08155',
      address: 'Markt 1',
      zipCode: '80331',
      city: 'München',
      unitIds: [unitId],
    },
  });
  const taxpayer = { companyId, legalForm: '16' };
  dataOf(
    await mutate('mutation($it: TaxTaxpayerInput!) { saveTaxTaxpayer(taxpayer: $it) { isSuccess } }', {
      it: taxpayer,
    }),
  );
  dataOf(await saveEstablishment({ unitId, ...address }));
  dataOf(await saveSystem(goodSystem(deviceId)));
  return companyId;
};
const send = async (unitId = till.unitId): Promise<string> => {
  dataOf(await prepare([unitId]));
  const { open } = await registration(unitId);
  if (!open) throw new Error('nothing open');
  dataOf(await conclude(open.id, open.version));
  return open.id;
};
const file = (name: string, person = owner) =>
  fetch(`${app.url}/api/tax-notifications/${name}`, { headers: { authorization: `Bearer ${person}` } });

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
  await reportDevice(app, till, newSecurityDevice());
});

describe('FIS-12 to FIS-16: a notification to the tax office', () => {
  it('FIS-13: begins unknown, names what is missing, and the day until which it must be told', async () => {
    expect(await registration()).toMatchObject({
      ...{ unitName: 'Markt', reportState: 0, validationState: 0, taskState: 0 },
      differences: [{ kind: 'systemAdded', name: 'Theke' }],
      faults: expect.arrayContaining([{ code: 'companyMissing' }, { code: 'acquiredOnMissing' }]),
    });
  });

  it('FIS-12, FIS-14: what was prepared with errors is no success, and cannot be sent', async () => {
    expect(dataOf(await prepare([till.unitId]))).toEqual({
      prepareTaxNotifications: { prepared: 1, ready: 0 },
    });
    const { open, ...found } = await registration();
    expect(found).toMatchObject({ reportState: 1, validationState: 1, taskState: 3 });
    expect(errorOf(await conclude(open?.id ?? '', open?.version ?? 0))?.code).toBe(
      'NOTIFICATION_NOT_CHECKED',
    );
  });

  it('FIS-12 to FIS-15: complete, checked, sent; then nothing differs', async () => {
    await complete(till);
    expect(await registration()).toMatchObject({ due: '2026-12-07', faults: [] });
    expect(dataOf(await prepare([till.unitId]))).toEqual({
      prepareTaxNotifications: { prepared: 1, ready: 1 },
    });
    const { open, ...found } = await registration();
    expect(found).toMatchObject({ reportState: 1, validationState: 2, taskState: 1 });
    dataOf(await conclude(open?.id ?? '', open?.version ?? 0));
    expect(await registration()).toMatchObject({
      ...{ reportState: 3, taskState: 2, due: null, differences: [], open: null },
      notifications: [{ reportState: 3, receiptName: null }],
    });
    const { rows } = await app.owner.query('select type from tax_notifications where tenant_id = $1', [
      tenantId,
    ]);
    expect(rows).toEqual([{ type: 1 }]);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'an edit of the establishment',
      () => saveEstablishment({ unitId: till.unitId, ...address, town: 'Ulm' }),
    ],
    ['an edit of a register', () => saveSystem(goodSystem(till.deviceId, { model: 'T3' }))],
    ['another device', () => reportDevice(app, till, newSecurityDevice())],
    [
      'one more register',
      () => linkRegister(app, owner, { databaseId: till.databaseId, unitId: till.unitId }),
    ],
  ])('FIS-12: %s sets the validation back to 0, and it cannot be sent', async (_what, change) => {
    await complete(till);
    dataOf(await prepare([till.unitId]));
    await change();
    const { open, validationState, taskState } = await registration();
    expect([validationState, taskState]).toEqual([0, 0]);
    expect(errorOf(await conclude(open?.id ?? '', open?.version ?? 0))?.code).toBe(
      'NOTIFICATION_NOT_CHECKED',
    );
  });

  it('FIS-16: what was sent stays as it was told, whatever happens since', async () => {
    await complete(till);
    const id = await send();
    const before = await (await file(`${id}.csv`)).text();
    await reportDevice(app, till, newSecurityDevice());
    expect(await registration()).toMatchObject({ differences: [{ kind: 'deviceSwapped', name: 'Theke' }] });
    dataOf(await prepare([till.unitId]));
    expect(await (await file(`${id}.csv`)).text()).toBe(before);
    const discard = 'mutation($id: ID!) { discardTaxNotification(id: $id) { isSuccess } }';
    expect(errorOf(await mutate(discard, { id }))?.code).toBe('NOT_FOUND');
    expect(errorOf(await conclude(id, 2))?.code).toBe('NOT_FOUND');
  });

  it('FIS-16: a register that moves is told in both establishments', async () => {
    await complete(till);
    await send();
    const there = await createUnit(app, owner);
    dataOf(
      await mutate('mutation($id: ID!, $unit: ID!) { moveDevice(id: $id, unitId: $unit) { isSuccess } }', {
        ...{ id: till.deviceId, unit: there },
      }),
    );
    expect(await registration()).toMatchObject({ differences: [{ kind: 'systemGone', name: 'Theke' }] });
    expect(await registration(there)).toMatchObject({
      differences: [{ kind: 'systemAdded', name: 'Theke' }],
    });
  });

  it('FIS-13, FIS-14: refused by the tax office is an error, until it is checked anew', async () => {
    await complete(till);
    dataOf(await prepare([till.unitId]));
    const { open } = await registration();
    dataOf(await conclude(open?.id ?? '', open?.version ?? 0, 'refused'));
    expect(await registration()).toMatchObject({ reportState: 2, taskState: 3 });
    dataOf(await prepare([till.unitId]));
    expect(await registration()).toMatchObject({ reportState: 1, validationState: 2 });
  });

  it('two people conclude at once: the second is told', async () => {
    await complete(till);
    dataOf(await prepare([till.unitId]));
    const { open } = await registration();
    const answers = await Promise.all([1, 2].map(() => conclude(open?.id ?? '', open?.version ?? 0)));
    expect(answers.map((answer) => errorOf(answer)?.code ?? 'sent').toSorted()).toEqual([
      'NOT_FOUND',
      'sent',
    ]);
    dataOf(await prepare([till.unitId]));
    const again = (await registration()).open;
    expect(errorOf(await conclude(again?.id ?? '', 99))?.code).toBe('CONFLICT');
  });

  it('many branches are prepared at once', async () => {
    const others = await Promise.all([1, 2].map(() => linkRegister(app, owner)));
    const ids = [till, ...others].map(({ unitId }) => unitId);
    expect(dataOf(await prepare(ids))).toEqual({ prepareTaxNotifications: { prepared: 3, ready: 0 } });
    const empty = await createUnit(app, owner);
    expect(errorOf(await prepare([empty]))?.code).toBe('NOT_FOUND');
    expect(errorOf(await prepare([]))?.code).toBe('INVALID_INPUT');
  });
});

describe('files of a notification', () => {
  it('FIS-16: PDF, CSV and XML say the same; no text breaks out', async () => {
    await complete(till);
    const model = '</Modell><Art>9</Art>';
    dataOf(await saveSystem(goodSystem(till.deviceId, { model, maker: '=cmd|A1' })));
    const id = await send();
    const pdf = await file(`${id}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect(await (await file(`${id}.xml`)).text()).toContain(
      '<Modell>&lt;/Modell&gt;&lt;Art&gt;9&lt;/Art&gt;</Modell>',
    );
    const csv = await file(`${id}.csv`);
    expect(csv.headers.get('content-disposition')).toMatch(/filename="146a Markt 2026-11-27\.csv"/);
    expect(await csv.text()).not.toMatch(/;=cmd/);
  });

  it('the answer of the tax office is archived, and saved under its own name', async () => {
    await complete(till);
    const id = await send();
    const put = (name: string, body: string, to = id) =>
      fetch(`${app.url}/api/tax-notifications/${to}/receipt?name=${encodeURIComponent(name)}`, {
        ...{ method: 'PUT', body },
        headers: { authorization: `Bearer ${owner}`, 'content-type': 'application/pdf' },
      });
    expect((await put('../../../etc/Beleg "1".pdf', '<script>')).status).toBe(200);
    const kept = await file(`${id}.receipt`);
    expect(kept.headers.get('content-type')).toBe('application/octet-stream');
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment; filename="Beleg 1\.pdf"/);
    expect(await kept.text()).toBe('<script>');
    expect((await registration()).notifications).toMatchObject([{ receiptName: 'Beleg 1.pdf' }]);
    expect((await put('a.pdf', 'x'.repeat(2_000_001))).status).toBe(413);
    expect((await put('a.pdf', 'x', randomUUID())).status).toBe(404);
  });
});

describe('who may', () => {
  it('ACC-30, ACC-34: users see the page, but tell nothing and fetch nothing', async () => {
    const user = await app.signIn((await addPerson(app, tenantId, 'user')).email);
    expect(await registration(till.unitId, user)).toMatchObject({ unitName: 'Markt' });
    expect(errorOf(await prepare([till.unitId], user))?.code).toBe('FORBIDDEN');
    expect((await file(`${randomUUID()}.pdf`, user)).status).toBe(403);
  });

  it('another tenant finds, changes and fetches nothing', async () => {
    await complete(till);
    const id = await send();
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const query = 'query($id: ID!) { taxRegistration(id: $id) { id } }';
    expect(dataOf(await mutate(query, { id: till.unitId }, stranger))).toEqual({ taxRegistration: null });
    expect(errorOf(await prepare([till.unitId], stranger))?.code).toBe('NOT_FOUND');
    expect(errorOf(await saveSystem(goodSystem(till.deviceId), stranger))?.code).toBe('NOT_FOUND');
    expect((await file(`${id}.xml`, stranger)).status).toBe(404);
    expect((await file(`${id}.receipt`, stranger)).status).toBe(404);
  });
});

describe('ERR-25: a branch with notifications', () => {
  it('is not deleted, not even anyway', async () => {
    dataOf(await prepare([till.unitId]));
    dataOf(await mutate('mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', { id: till.deviceId }));
    const query = 'query($id: ID!) { organizationUnitDeletion(id: $id) { outcome uses { use count } } }';
    expect(dataOf(await app.call('/graphql', owner, query, { id: till.unitId }))).toEqual({
      organizationUnitDeletion: { outcome: 'blocked', uses: [{ use: 'elsterReports', count: 1 }] },
    });
    expect(errorOf(await deleteUnit(app, owner, till.unitId, { anyway: true }))).toMatchObject({
      code: 'UNIT_IN_USE',
    });
  });
});

describe('SHL-45: the day until which it must be told', () => {
  const dayMs = 86_400_000;
  /** Every tenant comes once an hour. */
  const watchOn = async (day: string) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    for (let minute = 0; minute < 60; minute += 1)
      await createTaxNotificationWatch({
        db,
        now: () => noon + minute * 60_000,
        tell: tellDueTaxNotifications,
      })();
  };
  const alerts = async () => {
    const { rows } = await app.owner.query(
      'select kind, subject, data, resolved_at is not null as over, renewed_at from notifications where tenant_id = $1',
      [tenantId],
    );
    return rows.map(({ kind, subject, data, over, renewed_at }) => {
      const alert = readAlert(kind, data);
      if (!alert) throw new Error(`not read: ${kind}`);
      return {
        said: alertMessage(alert, 'de', over),
        link: alertLink(alert, subject),
        rang: Math.floor(renewed_at.getTime() / dayMs),
      };
    });
  };

  it('is told 14 and 3 days before and when it is over, and ends when it was sent', async () => {
    await complete(till);
    await watchOn('2026-11-22');
    expect(await alerts()).toEqual([]);
    const rang: number[] = [];
    for (const day of ['2026-11-23', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08']) {
      await watchOn(day);
      rang.push((await alerts())[0]?.rang ?? 0);
    }
    expect(rang.map((day) => day - (rang[0] ?? 0))).toEqual([0, 0, 11, 11, 15]);
    expect((await alerts())[0]).toMatchObject({
      said: 'Die Mitteilung ans Finanzamt für Markt war bis 7.12.2026 fällig.',
      link: `/manage/data/register/${till.unitId}`,
    });
    await send();
    await watchOn('2026-12-08');
    expect((await alerts())[0]?.said).toBe('Die Mitteilung ans Finanzamt für Markt ist erledigt.');
  });
});
