import { inFull } from '@tresen/domain/kit/testing';
import { anyOrderLine } from '@tresen/domain/shop/orders/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { placeTestOrder } from '../../app/testing/place-test-order.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let db: Database;
let tenantId: string;
let owner: string;
let till: LinkedRegister;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const ending = (given: object = {}) =>
  newSecurityDevice({
    certificateExpiresAt: inDays(25),
    signatures: { used: 100, most: 20_000_000 },
    ...given,
  });

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
  till = await linkRegister(app, owner, { name: 'Bar' });
});

interface Found {
  readonly id: string;
  readonly successorId: string | null;
  readonly next: string | null;
  readonly possible: readonly string[];
  readonly steps: readonly { readonly step: string; readonly state: string }[];
}
const swaps = async (person = owner) =>
  dataOf<{ securityDeviceSwaps: Found[] }>(
    await app.call(
      '/graphql/pos',
      person,
      '{ securityDeviceSwaps { id successorId next possible steps { step state } } }',
      {},
    ),
  ).securityDeviceSwaps;
/** How the steps of a device stand, by their names; undefined where it is not listed. */
const statesOf = async (id: string) => {
  const found = (await swaps()).find((swap) => swap.id === id);
  return (
    found && { next: found.next, ...Object.fromEntries(found.steps.map(({ step, state }) => [step, state])) }
  );
};
/** The security device of the demo’s shop, a stand, and all that a stand for an event needs. */
const [tse, stand, bundle] = [923, 921, 704];
const order = (quantity: number, status: 'ordered' | 'rejected' = 'ordered', shopNumber = tse) =>
  placeTestOrder(db, tenantId, {
    lines: [{ ...anyOrderLine(), shopNumber, quantity }],
  }).then(({ id }) => app.owner.query('update shop_orders set status = $2 where id = $1', [id, status]));
const archive = (deviceId: string, lastCounter: number, verdict = 'sound') =>
  app.owner.query(
    `insert into tse_archives (tenant_id, id, security_device_id, name, size, received, state, verdict, summary,
       sender_kind, sender_id, sender_name, begun_at)
     values ($1, $2, $3, 'a.tar', 10, 10, 'checked', $4, $5, 'register', $3, 'Bar', clock_timestamp())`,
    [tenantId, newId(), deviceId, verdict, JSON.stringify({ lastCounter })],
  );

describe('the swap of a security device', () => {
  it('goes from the order to the device that is kept, as facts say', async () => {
    const old = await reportDevice(app, till, ending());
    expect(await statesOf(old)).toMatchObject({
      next: 'order',
      order: 'open',
      archive: 'open',
      swap: 'open',
    });
    await order(1);
    expect(await statesOf(old)).toMatchObject({ next: 'archive', order: 'done' });
    await archive(old, 90);
    expect(await statesOf(old)).toMatchObject({ next: 'swap', archive: 'done' });
    const successorId = await reportDevice(app, till, newSecurityDevice());
    expect(await statesOf(old)).toMatchObject({ next: 'archive', archive: 'open', swap: 'done' });
    expect(await swaps()).toMatchObject([{ id: old, successorId }]);
    await archive(old, 100);
    expect(await statesOf(old)).toMatchObject({ next: 'notify', archive: 'done', notify: 'open' });
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { ready } }',
      { ids: [till.unitId] },
    );
    expect(await statesOf(old)).toMatchObject({ next: 'notify', notify: 'failed' });
    await app.owner.query(
      `update tax_notifications set report_state = 3, task_state = 2, sent_on = current_date where unit_id = $1`,
      [till.unitId],
    );
    expect(await statesOf(old)).toMatchObject({ next: 'keep', notify: 'done' });
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($id: ID!) { setSecurityDeviceRetired(id: $id, isRetired: true) { isSuccess } }',
      { id: old },
    );
    expect(await statesOf(old)).toMatchObject({ next: null, keep: 'done' });
  });

  it('waits for the last of the registers that share the device', async () => {
    const terrace = await linkRegister(app, owner, { name: 'Terrace' });
    const shared = ending({ clients: { ids: ['K1', 'K2'] } });
    const old = await reportDevice(app, till, shared);
    await reportDevice(app, terrace, { ...shared, clientId: 'K2' });
    const successorId = await reportDevice(app, terrace, newSecurityDevice());
    expect(await statesOf(old)).toMatchObject({ swap: 'open' });
    await reportDevice(app, till, newSecurityDevice());
    expect(await statesOf(old)).toMatchObject({ swap: 'done' });
    expect(await swaps()).toMatchObject([{ id: old, successorId }]);
  });

  it('is not about devices that are well, nor about those of others', async () => {
    await reportDevice(app, till, newSecurityDevice());
    expect(await swaps()).toEqual([]);
    await reportDevice(app, till, ending());
    const elsewhere = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await swaps(elsewhere)).toEqual([]);
  });

  it('has no piece of an order that was rejected; what was ordered goes to those that end first', async () => {
    const other = await linkRegister(app, owner);
    const late = await reportDevice(app, till, ending());
    const soon = await reportDevice(app, other, ending({ certificateExpiresAt: inDays(5) }));
    await order(2, 'rejected');
    await order(3, 'ordered', stand);
    expect((await swaps()).map(({ id, next }) => [id, next])).toEqual([
      [soon, 'order'],
      [late, 'order'],
    ]);
    await order(1);
    expect((await swaps()).map(({ next }) => next)).toEqual(['archive', 'order']);
  });

  it('of one that is out of order comes first, and has the first piece that was ordered', async () => {
    const other = await linkRegister(app, owner);
    const soon = await reportDevice(app, till, ending());
    const broken = await reportDevice(app, other, newSecurityDevice({ operatingState: 2 }));
    await order(1);
    expect((await swaps()).map(({ id, next, possible }) => [id, next, possible])).toEqual([
      [broken, 'archive', ['archive', 'swap']],
      [soon, 'order', ['order', 'swap']],
    ]);
  });

  it('has its piece in a bundle, too, as many as are in it', async () => {
    const other = await linkRegister(app, owner);
    await reportDevice(app, till, ending());
    await reportDevice(app, other, ending());
    await order(1, 'ordered', bundle);
    expect((await swaps()).map(({ next }) => next)).toEqual(['order', 'order']);
    await app.owner.query(
      `insert into shop_product_links (shop_number, kind, linked_number, quantity)
       values ($1, 'part', $2, 2)`,
      [bundle, tse],
    );
    expect((await swaps()).map(({ next }) => next)).toEqual(['archive', 'archive']);
  });

  it('begins anew with an archive that nobody can read', async () => {
    const id = await reportDevice(app, till, ending());
    await order(1);
    await archive(id, 100, 'unreadable');
    expect(await statesOf(id)).toMatchObject({ next: 'archive', archive: 'failed' });
  });

  it('goes through all its steps in fifty branches at once', inFull, async () => {
    const devices: { till: LinkedRegister; unitId: string; old: string }[] = [];
    for (let number = 1; number <= 50; number += 1) {
      const unitId = await createUnit(app, owner, { name: `Filiale ${number}`, country: 'DE' });
      const own = await linkRegister(app, owner, { unitId, name: `Kasse ${number}` });
      devices.push({ till: own, unitId, old: await reportDevice(app, own, ending()) });
    }
    /** How many devices are at a step. */
    const counts = async () =>
      Object.fromEntries(
        Map.groupBy(await swaps(), ({ next }) => next)
          .entries()
          .map(([next, { length }]) => [next, length]),
      );
    expect(await counts()).toEqual({ order: 50 });
    await order(49);
    expect(await counts()).toEqual({ archive: 49, order: 1 });
    await order(1);
    for (const { old } of devices) await archive(old, 100);
    expect(await counts()).toEqual({ swap: 50 });
    for (const { till: own } of devices) await reportDevice(app, own, newSecurityDevice());
    expect(await counts()).toEqual({ notify: 50 });
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { ready } }',
      { ids: devices.map(({ unitId }) => unitId) },
    );
    const prepared = await app.owner.query(
      `update tax_notifications set report_state = 3, task_state = 2, sent_on = current_date where tenant_id = $1`,
      [tenantId],
    );
    expect(prepared.rowCount).toBe(50);
    expect(await counts()).toEqual({ keep: 50 });
  });
});
