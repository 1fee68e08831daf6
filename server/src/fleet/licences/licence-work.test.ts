import { normalLicenceKey } from '@tresen/domain/fleet/licences';
import { AppError } from '@tresen/domain/kit/errors';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addLicence, type TestLicence, tenantNamed } from '../../app/testing/licences.ts';
import { addProduct, type TestProduct } from '../../app/testing/shop-products.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createLicenceService, type LicenceService, type LicenceWork } from '../licence-service/index.ts';

let app: TestServer;
let db: Database;
let service: LicenceService;
let cafe: string;
let reseller: string;
const at = new Date('2026-11-30T12:00:00Z');

const edition: TestProduct = {
  appType: 'gastro',
  licenceType: 'basic',
  mainVersion: 5,
  appRegLevel: 3,
  name: 'Gastro Basic 5',
};

const workOf = (shopNumber: number, given: Partial<LicenceWork> = {}): LicenceWork => ({
  orderTenantId: cafe,
  orderId: newId(),
  orderNumber: 'B-2026-1',
  lineId: newId(),
  shopNumber,
  quantity: 1,
  licenseKey: '',
  upgradeValue: null,
  addOns: [],
  customerId: null,
  customerName: 'Gasthaus Lindenhof',
  resellerId: reseller,
  userName: 'Rita Clausen',
  ...given,
});

/** Completes a line as the reseller, who sells to the tenant. */
const fulfil = (work: LicenceWork, by = reseller) => inTenant(db, by, (tx) => service.fulfil(tx, work, at));

const licenceOf = async (serial: string) => {
  const { rows } = await app.owner.query('select * from licences where serial = $1', [serial]);
  return rows[0];
};
const addOnsOf = async (serial: string) => {
  const { rows } = await app.owner.query(
    'select name, is_old from licence_add_ons where serial = $1 order by is_old desc, added_at, name',
    [serial],
  );
  return rows.map(({ name, is_old }) => `${is_old ? 'old ' : ''}${name}`);
};
const own = (given: Partial<TestLicence> = {}) => addLicence(app, { tenantId: cafe, ...given });

const refusalOf = async (work: LicenceWork, by = reseller): Promise<unknown> => {
  const error = await fulfil(work, by).catch((reason: unknown) => reason);
  return error instanceof AppError ? error.parameters.failure : error;
};

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  service = createLicenceService({ db, now: () => at.getTime() });
  cafe = await tenantNamed(app, 'Gasthaus Lindenhof');
  reseller = await tenantNamed(app, 'Kassenhaus Nord');
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

describe('a completed line of an order', () => {
  it('makes as many licences as pieces, with its add-ons, for its tenant and customer', async () => {
    const addOn = await addProduct(app, { name: 'Kassenbuch', functions: 'CHECK_ADD_ON', appRegLevel: 4 });
    const done = await fulfil(workOf(await addProduct(app, edition), { quantity: 3, addOns: [addOn] }));
    expect(done.map(({ piece, done: deed }) => [piece, deed])).toEqual([
      [1, 'created'],
      [2, 'created'],
      [3, 'created'],
    ]);
    const serials = done.map(({ serial }) => serial);
    expect(new Set(serials).size).toBe(3);
    for (const serial of serials) {
      expect(serial).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(serial).toBe(normalLicenceKey(serial));
      expect(await licenceOf(serial)).toMatchObject({
        tenant_id: cafe,
        reseller_id: reseller,
        customer_name: 'Gasthaus Lindenhof',
        app_type: 'gastro',
        licence_type: 'basic',
        state: 'inactive',
        main_version: 5,
        reg_levels: 0b0111,
        ends_at: null,
      });
      expect(await addOnsOf(serial)).toEqual(['Kassenbuch']);
    }
  });

  it('makes nothing of hardware, nor of what needs a key and has none', async () => {
    expect(await fulfil(workOf(await addProduct(app)))).toEqual([]);
    const update = await addProduct(app, { ...edition, functions: 'UPDATE', upgradeValue: 6 });
    expect(await fulfil(workOf(update))).toEqual([]);
  });

  it('updates a licence: its version rises, its add-ons become old ones and go on, the order is its ticket', async () => {
    const { serial } = await own();
    await app.owner.query(
      `insert into licence_add_ons (serial, id, name, app_reg_level, added_at)
       values ($1, gen_random_uuid(), 'Lieferdienst', 8, '2025-01-01')`,
      [serial],
    );
    const shopNumber = await addProduct(app, {
      functions: 'UPDATE',
      upgradeValue: 6,
      appType: 'gastro',
      appRegLevel: 4,
    });
    const licenseKey = ` ${serial.toLowerCase()} `;
    expect(await fulfil(workOf(shopNumber, { licenseKey, upgradeValue: 6 }))).toEqual([
      { serial, piece: 1, done: 'updated' },
    ]);
    expect(await licenceOf(serial)).toMatchObject({
      main_version: 6,
      licence_type: 'basic',
      reg_levels: 0b0111,
      version: 2,
    });
    expect(await addOnsOf(serial)).toEqual(['old Lieferdienst', 'Lieferdienst']);
    const { rows } = await app.owner.query('select * from licence_updates where serial = $1', [serial]);
    expect(rows).toMatchObject([
      {
        old_version: 'Gastro Basic 5',
        new_version: 'Gastro Basic 6',
        ticket_number: 'B-2026-1',
        user_name: 'Rita Clausen',
      },
    ]);
  });

  it('upgrades a licence to professional', async () => {
    const { serial } = await own();
    const shopNumber = await addProduct(app, { functions: 'UPGRADE', upgradeValue: 1005, appType: 'gastro' });
    expect(await fulfil(workOf(shopNumber, { licenseKey: serial }))).toMatchObject([{ done: 'upgraded' }]);
    expect(await licenceOf(serial)).toMatchObject({ main_version: 5, licence_type: 'professional' });
  });

  it('reactivates a licence on the hardware that was seen', async () => {
    const { serial } = await own({ state: 'needsReactivation' });
    await app.owner.query(
      `update licences set mainboard_serial = 'MB-OLD', seen_mainboard_serial = 'MB-NEW' where serial = $1`,
      [serial],
    );
    const shopNumber = await addProduct(app, { functions: 'REACTIVATE' });
    expect(await fulfil(workOf(shopNumber, { licenseKey: serial }))).toMatchObject([{ done: 'reactivated' }]);
    expect(await licenceOf(serial)).toMatchObject({
      state: 'active',
      mainboard_serial: 'MB-NEW',
      seen_mainboard_serial: null,
    });
  });

  it('adds an add-on', async () => {
    const { serial } = await own();
    const shopNumber = await addProduct(app, {
      name: 'Hotel',
      functions: 'CHECK_ADD_ON',
      appType: 'gastro',
      appRegLevel: 16,
    });
    expect(await fulfil(workOf(shopNumber, { licenseKey: serial }))).toMatchObject([{ done: 'extended' }]);
    expect(await licenceOf(serial)).toMatchObject({ reg_levels: 0b10011 });
    expect(await addOnsOf(serial)).toEqual(['Hotel']);
  });

  it('prolongs a term behind the one that runs, and wakes what was over', async () => {
    const month = { contractDurationMonths: 1, appType: 'gastro' } as const;
    const shopNumber = await addProduct(app, month);
    const running = await own({ endsAt: new Date('2026-12-31T12:00:00Z') });
    const over = await own({ endsAt: new Date('2026-11-01T12:00:00Z'), state: 'expired' });
    for (const { serial } of [running, over])
      expect(await fulfil(workOf(shopNumber, { licenseKey: serial }))).toMatchObject([{ done: 'extended' }]);
    expect((await licenceOf(running.serial)).ends_at).toEqual(new Date('2027-01-31T12:00:00Z'));
    expect(await licenceOf(over.serial)).toMatchObject({
      ends_at: new Date('2026-12-30T12:00:00Z'),
      state: 'inactive',
    });
  });

  it('prolongs a term by the months of all pieces', async () => {
    const year = await addProduct(app, { contractDurationMonths: 12, appType: 'gastro' });
    const { serial } = await own({ endsAt: new Date('2026-12-31T12:00:00Z') });
    await fulfil(workOf(year, { licenseKey: serial, quantity: 3 }));
    expect((await licenceOf(serial)).ends_at).toEqual(new Date('2029-12-31T12:00:00Z'));
  });

  it('makes a licence for a time where the product lasts one, and ends what is cancelled', async () => {
    const shopNumber = await addProduct(app, { ...edition, contractDurationMonths: 3 });
    const [made] = await fulfil(workOf(shopNumber));
    expect((await licenceOf(made?.serial ?? '')).ends_at).toEqual(new Date('2027-02-28T12:00:00Z'));
    const rented = await addProduct(app, {
      ...edition,
      contractType: 'Recurring',
      contractDurationMonths: 12,
    });
    const work = workOf(rented);
    const [goingOn] = await fulfil(work);
    const serial = goingOn?.serial ?? '';
    expect((await licenceOf(serial)).ends_at).toBeNull();
    const endsAt = new Date('2027-11-30T00:00:00Z');
    await inTenant(db, cafe, (tx) => service.endLicences(tx, work, endsAt, at));
    expect((await licenceOf(serial)).ends_at).toEqual(endsAt);
    await inTenant(db, cafe, (tx) => service.endLicences(tx, work, null, at));
    expect((await licenceOf(serial)).ends_at).toBeNull();
  });
});

describe('a line is done once', () => {
  it('asked again it answers what it did', async () => {
    const work = workOf(await addProduct(app, edition), { quantity: 2 });
    const first = await fulfil(work);
    expect(await fulfil(work)).toEqual(first);
    const { rows } = await app.owner.query(
      'select count(*)::int as count from licence_fulfilments where order_id = $1',
      [work.orderId],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('asked ten times at once, too', async () => {
    const work = workOf(await addProduct(app, edition));
    const all = await Promise.all(Array.from({ length: 10 }, () => fulfil(work)));
    expect(new Set(all.map(([done]) => done?.serial)).size).toBe(1);
  });

  it('a completion that fails leaves nothing of it', async () => {
    const work = workOf(await addProduct(app, edition));
    const failing = inTenant(db, reseller, async (tx) => {
      await service.fulfil(tx, work, at);
      throw new Error('no invoice number');
    });
    await expect(failing).rejects.toThrow('no invoice number');
    const { rows } = await app.owner.query('select from licence_fulfilments where order_id = $1', [
      work.orderId,
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe('a line is refused', () => {
  test.each<[string, Partial<TestLicence>, TestProduct, string]>([
    ['updated meanwhile', { mainVersion: 6 }, { functions: 'UPDATE', upgradeValue: 6 }, 'LICENCE_UP_TO_DATE'],
    ['blocked meanwhile', { state: 'blocked' }, { functions: 'UPDATE', upgradeValue: 6 }, 'LICENCE_BLOCKED'],
    ['active again', {}, { functions: 'REACTIVATE' }, 'LICENCE_IN_USE'],
    ['unlimited meanwhile', {}, { contractDurationMonths: 12 }, 'LICENCE_NEVER_ENDS'],
    [
      'professional and has it already',
      { licenceType: 'professional', regLevels: 4 },
      { functions: 'CHECK_PRO', appRegLevel: 4 },
      'ADD_ON_INCLUDED',
    ],
    [
      'of another register',
      {},
      { functions: 'UPDATE', upgradeValue: 6, appType: 'retail' },
      'LICENCE_SERVICE_FAILED',
    ],
    [
      'with the add-on already',
      { regLevels: 4 },
      { functions: 'CHECK_ADD_ON', appRegLevel: 4 },
      'ADD_ON_INCLUDED',
    ],
    ['not professional', {}, { functions: 'CHECK_PRO', appRegLevel: 4 }, 'LICENCE_NEEDS_PROFESSIONAL'],
  ])('for a licence that is %s', async (_name, licence, product, failure) => {
    const { serial } = await own(licence);
    const before = await licenceOf(serial);
    expect(await refusalOf(workOf(await addProduct(app, product), { licenseKey: serial }))).toBe(failure);
    expect(await licenceOf(serial)).toEqual(before);
  });

  it('for a key of somebody else, whoever completes it', async () => {
    const shopNumber = await addProduct(app, { functions: 'UPDATE', upgradeValue: 6 });
    const sommers = await addLicence(app, { tenantId: await tenantNamed(app, 'Feinkost Sommer') });
    const foreign = workOf(shopNumber, { licenseKey: sommers.serial });
    expect(await refusalOf(foreign)).toBe('LICENCE_NO_ACCESS');
    expect(await refusalOf(foreign, await tenantNamed(app, 'Tresen'))).toBe('LICENCE_NO_ACCESS');
    expect(await refusalOf({ ...foreign, licenseKey: 'NOWHERE' })).toBe('LICENCE_NOT_FOUND');
  });

  it('a tenant cannot write licences by itself, nor those of others', async () => {
    const work = workOf(await addProduct(app, edition));
    await expect(fulfil(work, cafe)).rejects.toThrow(/row-level security/);
  });
});
