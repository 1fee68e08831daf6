import type { OrderLine } from '@tresen/domain/shop/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookServices, recurringLine } from '../../app/testing/booked-services.ts';
import { addLicence } from '../../app/testing/licences.ts';
import { untilMails } from '../../app/testing/mailbox.ts';
import { addPerson, addTenant, type TestPerson } from '../../app/testing/people.ts';
import { addProduct } from '../../app/testing/shop-products.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { createLicenceService, type LicenceService } from '../../fleet/licence-service/index.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { createServiceEnding } from './end-services.ts';

let app: TestServer;
let db: Database;
let service: LicenceService;
let vendor: string;
/** Bits that the edition has, and that the add-on brings. */
const [editionBits, addOnBits] = [0b0011, 0b0100];
let addOn: number;

let tenantId: string;
let person: TestPerson;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  service = createLicenceService({ db, now: Date.now });
  const { rows } = await app.owner.query(`select id from tenants where kind = 'vendor'`);
  vendor = rows[0].id;
  addOn = await addProduct(app, {
    ...{ name: 'Reservierung', contractType: 'Recurring', contractDurationMonths: 12 },
    ...{ functions: 'CHECK_ADD_ON', licenseRequired: true, appType: 'gastro', mainVersion: 5 },
    appRegLevel: addOnBits,
  });
});
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(async () => {
  tenantId = await addTenant(app);
  person = await addPerson(app, tenantId, 'owner');
  owner = await app.signIn(person.email);
});

const started = new Date('2026-01-15T12:00:00Z');

/** Does to licences what the line of a completed order does, and books what goes on of it. */
const complete = async (line: OrderLine): Promise<string[]> => {
  await bookServices(app, tenantId, [line], started);
  const { rows } = await app.owner.query(
    'select order_id from shop_services where tenant_id = $1 order by id desc',
    [tenantId],
  );
  const work = {
    ...{ orderTenantId: tenantId, orderId: rows[0].order_id, orderNumber: 'B-1', lineId: line.lineId },
    ...{ shopNumber: line.shopNumber, quantity: 1, licenseKey: line.licenseKey, upgradeValue: null },
    addOns: line.addOns.map(({ shopNumber }) => shopNumber),
    ...{ customerId: null, customerName: '', resellerId: null, userName: 'Olga Lindner' },
  };
  const done = await inTenant(db, vendor, (tx) => service.fulfil(tx, work, started));
  const serials = done.map(({ serial }) => serial);
  await app.owner.query('update shop_services set serials = $2 where order_id = $1', [work.orderId, serials]);
  return serials;
};
const addOnLine = (licenseKey: string) =>
  recurringLine({ shopNumber: addOn, name: 'Reservierung', functions: 'CHECK_ADD_ON', licenseKey });
const ownLicence = async (): Promise<string> =>
  (await addLicence(app, { tenantId, regLevels: editionBits })).serial;

const licence = async (serial: string) => {
  const { rows } = await app.owner.query(
    `select l.reg_levels, l.version, (select coalesce(array_agg(a.removed_at is not null order by a.id), '{}')
      from licence_add_ons a where a.serial = l.serial) as removed from licences l where l.serial = $1`,
    [serial],
  );
  return { levels: rows[0].reg_levels, removed: rows[0].removed, version: rows[0].version };
};

interface Booked {
  readonly id: string;
  readonly version: number;
  readonly endWhenCancelled: string;
}
const booked = async (): Promise<Booked[]> =>
  dataOf<{ shopServices: { nodes: Booked[] } }>(
    await app.call('/graphql', owner, '{ shopServices { nodes { id version endWhenCancelled } } }'),
  ).shopServices.nodes;
const cancel = async ({ id, version, endWhenCancelled: endsOn }: Booked): Promise<string> => {
  const query = `mutation ($id: ID!, $version: Int!, $endsOn: Day!) {
    cancelShopService(id: $id, version: $version, endsOn: $endsOn) { isSuccess } }`;
  dataOf(await app.call('/graphql', owner, query, { id, version, endsOn }));
  return endsOn;
};
const renew = async ({ id, version }: Booked): Promise<void> => {
  const query =
    'mutation ($id: ID!, $version: Int!) { renewShopService(id: $id, version: $version) { isSuccess } }';
  dataOf(await app.call('/graphql', owner, query, { id, version }));
};
const only = async (): Promise<Booked> => {
  const [first] = await booked();
  if (!first) throw new Error('nothing is booked');
  return first;
};

const endingAt = (day: string, time = '12:00', licences: Pick<LicenceService, 'endAddOns'> = service) =>
  createServiceEnding({
    ...{ db, licences },
    now: () => Date.parse(`${day}T${time}:00Z`),
  })();
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const logged = async () => {
  const { rows } = await app.owner.query(
    `select actor_kind, action, new_values from audit_log where tenant_id = $1 and entity = 'shopService' order by id`,
    [tenantId],
  );
  return rows;
};

describe('LIC-06: a rented add-on', () => {
  it('leaves its licence when its term is over, with its levels, and not before', async () => {
    const serial = await ownLicence();
    await complete(addOnLine(serial));
    const endsOn = await cancel(await only());
    await endingAt(dayBefore(endsOn));
    expect(await licence(serial)).toMatchObject({ levels: editionBits | addOnBits, removed: [false] });
    await endingAt(endsOn);
    expect(await licence(serial)).toMatchObject({ levels: editionBits, removed: [true] });
    expect((await logged()).at(-1)).toMatchObject({
      ...{ actor_kind: 'system', action: 'end' },
      new_values: { name: 'Reservierung', to: endsOn },
    });
  });

  it('leaves it once, however many processes look', async () => {
    const serial = await ownLicence();
    await complete(addOnLine(serial));
    const endsOn = await cancel(await only());
    const { version } = await licence(serial);
    await Promise.all(Array.from({ length: 10 }, () => endingAt(endsOn)));
    await endingAt(endsOn);
    expect((await licence(serial)).version).toBe(version + 1);
    expect((await logged()).map(({ action }) => action)).toEqual(['cancel', 'end']);
  });

  it('stays when the cancellation was taken back', async () => {
    const serial = await ownLicence();
    await complete(addOnLine(serial));
    const endsOn = await cancel(await only());
    await renew(await only());
    await endingAt(endsOn);
    expect(await licence(serial)).toMatchObject({ removed: [false] });
  });

  it('stays while another service still pays for it', async () => {
    const serial = await ownLicence();
    await complete(addOnLine(serial));
    const first = await only();
    await bookServices(app, tenantId, [addOnLine(serial)], started);
    const endsOn = await cancel(first);
    await endingAt(endsOn);
    expect(await licence(serial)).toMatchObject({ levels: editionBits | addOnBits, removed: [false] });
  });

  it('chosen with a licence that was bought ends alone', async () => {
    const edition = await addProduct(app, {
      ...{
        name: 'Gastro',
        appType: 'gastro',
        licenceType: 'basic',
        mainVersion: 5,
        appRegLevel: editionBits,
      },
    });
    const rented = { ...addOnLine(''), subProducts: undefined, addOns: undefined };
    const line = recurringLine({
      ...{ shopNumber: edition, name: 'Gastro', contractType: 'OneTime', billingIntervalMonths: 0 },
      addOns: [{ ...rented, shopNumber: addOn, setupFee: 0, price: 990 }],
    });
    const [serial = ''] = await complete(line);
    expect(await licence(serial)).toMatchObject({ levels: editionBits | addOnBits, removed: [false] });
    await endingAt(await cancel(await only()));
    expect(await licence(serial)).toMatchObject({ levels: editionBits, removed: [true] });
  });

  it('is not forgotten when the licence service fails, and holds up no other', async () => {
    const [broken, sound] = [await ownLicence(), await ownLicence()];
    await complete(addOnLine(broken));
    await complete(addOnLine(sound));
    let endsOn = '';
    for (const found of await booked()) endsOn = await cancel(found);
    const fails = endingAt(endsOn, '12:00', {
      endAddOns: (tx, line, at) =>
        line.serials.includes(broken) ? Promise.reject(new Error('away')) : service.endAddOns(tx, line, at),
    });
    await expect(fails).rejects.toThrow('services could not be ended');
    expect(await licence(broken)).toMatchObject({ removed: [false] });
    expect(await licence(sound)).toMatchObject({ removed: [true] });
    await endingAt(endsOn);
    expect(await licence(broken)).toMatchObject({ removed: [true] });
  });
});

describe('a cancellation', () => {
  it('is confirmed by a mail in the language of who cancelled, and so is its being taken back', async () => {
    await complete(addOnLine(await ownLicence()));
    await cancel(await only());
    const [german] = await untilMails(app, person.email, 1);
    expect(german?.subject).toMatch(/^Gekündigt: Reservierung zum \d+\. \S+ 20\d\d$/);
    expect(german?.text).toContain('Bis dahin läuft alles weiter wie bisher.');
    expect(german?.text).toContain('/setting/myServices');
    await app.owner.query(`update users set language = 'en' where id = $1`, [person.id]);
    await renew(await only());
    const [english] = await untilMails(app, person.email, 2);
    expect(english?.subject).toBe('Continuing: Reservierung');
    expect(english?.text).toContain('The cancellation of Reservierung has been reversed.');
    expect((await logged()).map(({ action }) => action)).toEqual(['cancel', 'renew']);
  });
});
