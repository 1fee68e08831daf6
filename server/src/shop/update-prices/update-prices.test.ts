import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLicence, tenantNamed } from '../../app/testing/licences.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let editor: string;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  editor = await app.signIn('admin@demo.example');
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const place = {
  ...{ appType: 'gastro', licenceType: 'basic', isUpgrade: false },
  ...{ mainVersion: 9, fromVersion: 8 },
};

interface Price {
  readonly id: string;
  readonly price: number;
  readonly version: number;
}
const list = async (): Promise<Price[]> =>
  dataOf<{ licenceUpdatePrices: Price[] }>(
    await app.call('/graphql', editor, '{ licenceUpdatePrices { id price version } }'),
  ).licenceUpdatePrices;
const listed = async (id: string) => (await list()).find((price) => price.id === id);

const save = (given: object, price: number, version?: number, token = editor): Promise<Answer> =>
  app.call(
    '/graphql',
    token,
    `mutation ($place: LicenceUpdatePlace!, $price: Cents!, $version: Int) {
      saveLicenceUpdatePrice(place: $place, price: $price, version: $version) { isSuccess modelId } }`,
    { place: { ...place, ...given }, price, ...(version === undefined ? {} : { version }) },
  );
const remove = (given: object, version: number, token = editor): Promise<Answer> =>
  app.call(
    '/graphql',
    token,
    `mutation ($place: LicenceUpdatePlace!, $version: Int!) {
      removeLicenceUpdatePrice(place: $place, version: $version) { isSuccess } }`,
    { place: { ...place, ...given }, version },
  );

/** What a buyer is told of the update of a key. */
const told = async (licenseKey: string, upgradeValue: number): Promise<unknown> =>
  dataOf<{ getSoftwareUpdatePrice: unknown }>(
    await app.call(
      '/graphql',
      owner,
      `mutation ($licenseKey: String!, $upgradeValue: Int!) {
        getSoftwareUpdatePrice(licenseKey: $licenseKey, upgradeValue: $upgradeValue) { isSuccess resultValue } }`,
      { licenseKey, upgradeValue },
    ),
  ).getSoftwareUpdatePrice;

describe('API-25: the price list of updates', () => {
  it('is what the check of a key tells, from the moment that it is changed', async () => {
    const tenantId = await tenantNamed(app, 'Gasthaus Lindenhof');
    const { serial } = await addLicence(app, { tenantId, mainVersion: 8 });
    expect(await told(serial, 9)).toMatchObject({ isSuccess: false });
    dataOf(await save({}, 14_950));
    expect(await told(serial, 9)).toEqual({ isSuccess: true, resultValue: '149.50' });
    dataOf(await save({}, 9_900, 1));
    expect(await told(serial, 9)).toEqual({ isSuccess: true, resultValue: '99.00' });
    dataOf(await remove({}, 2));
    expect(await told(serial, 9)).toMatchObject({ isSuccess: false });
  });

  it('tells updates from upgrades to professional', async () => {
    dataOf(await save({ isUpgrade: true, mainVersion: 8 }, 44_900));
    expect(await listed('gastro/basic/1008/8')).toEqual({
      ...{ id: 'gastro/basic/1008/8', price: 44_900, version: 1 },
    });
  });

  it('is never written over what somebody else has written', async () => {
    dataOf(await save({ fromVersion: 7 }, 1_000));
    dataOf(await save({ fromVersion: 7 }, 2_000, 1));
    expect(errorOf(await save({ fromVersion: 7 }, 3_000, 1))).toMatchObject({
      ...{ code: 'CONFLICT', parameters: { version: 2 } },
    });
    expect(errorOf(await remove({ fromVersion: 7 }, 1))?.code).toBe('CONFLICT');
    expect(errorOf(await save({ fromVersion: 7 }, 3_000))).toMatchObject({
      ...{ code: 'INVALID_INPUT', parameters: { field: 'fromVersion', message: 'PRICE_LISTED' } },
    });
    expect((await listed('gastro/basic/9/7'))?.price).toBe(2_000);
    expect(errorOf(await save({ fromVersion: 2 }, 3_000, 1))?.code).toBe('NOT_FOUND');
  });

  it.each([
    ['an update to the same version', { fromVersion: 9 }, 100, 'VERSION_NOT_HIGHER'],
    ['a version that is none', { mainVersion: 1_000 }, 100, 'NOT_A_VERSION'],
    ['less than nothing', {}, -1, 'PRICE_MISSING'],
  ])('takes no price of %s', async (_what, given, price, message) => {
    expect(errorOf(await save(given, price))).toMatchObject({
      ...{ code: 'INVALID_INPUT', parameters: { message } },
    });
  });

  it('is the vendor’s alone', async () => {
    await app.owner.query(`update users set role = 'admin' where email = 'manager@demo.example'`);
    const customer = await app.signIn('manager@demo.example');
    for (const token of [owner, customer])
      expect([
        errorOf(await app.call('/graphql', token, '{ licenceUpdatePrices { id } }'))?.code,
        errorOf(await save({}, 1, undefined, token))?.code,
        errorOf(await remove({}, 1, token))?.code,
      ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('stands in the vendor’s log, by names that people know', async () => {
    dataOf(await save({ appType: 'retail', isUpgrade: true }, 1_000));
    dataOf(await save({ appType: 'retail', isUpgrade: true }, 2_050, 1));
    dataOf(await remove({ appType: 'retail', isUpgrade: true }, 2));
    const { rows } = await app.owner.query(
      `select action, coalesce(new_values, old_values) as values from audit_log
        where entity = 'updatePrice' and entity_id = 'retail/basic/1009/8' order by id`,
    );
    const name = 'Retail Basic 8 → Retail Professional 9';
    expect(rows).toEqual([
      { action: 'create', values: { name, price: '10.00 €' } },
      { action: 'update', values: { name, price: '20.50 €' } },
      { action: 'remove', values: { name, price: '20.50 €' } },
    ]);
  });
});
