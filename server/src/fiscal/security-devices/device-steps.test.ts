import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson } from '../../app/testing/people.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { dataOf, errorOf, startTestApp, type TestServer, testPassword } from '../../app/testing/test-app.ts';
import { deviceCalls } from './testing/device-calls.ts';

let app: TestServer;
let calls: ReturnType<typeof deviceCalls>;
let tenantId: string;
let owner: string;
let bar: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  calls = deviceCalls(app);
  ({ tenantId, owner } = await calls.newOwner());
  bar = await linkRegister(app, owner, { name: 'Bar' });
}, 60_000);
afterAll(() => app.stop());

describe('who sees what', () => {
  it('another tenant sees nothing, and the same serial there is another device', async () => {
    const report = newSecurityDevice();
    const id = await reportDevice(app, bar, report);
    await calls.savePins(owner, { id, adminPin: '12345', password: testPassword });
    const { owner: person } = await calls.newOwner();
    expect(await calls.deviceOf(id, person)).toBeNull();
    expect((await calls.list(person)).totalCount).toBe(0);
    for (const answer of [
      await calls.showPins(person, id),
      await calls.savePins(person, { id, adminPin: '99999', password: testPassword }),
      await calls.retire(person, id, true),
    ])
      expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
    const theirs = await linkRegister(app, person);
    expect(await reportDevice(app, theirs, report)).not.toBe(id);
    expect((await calls.deviceOf(id, owner))?.hasAdminPin).toBe(true);
  });

  it('ACC-30, ACC-34: everybody signed in looks, the Owner group alone changes and sees PINs', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    const user = await app.signIn((await addPerson(app, tenantId, 'user')).email);
    expect((await calls.deviceOf(id, user))?.id).toBe(id);
    for (const answer of [
      await calls.showPins(user, id),
      await calls.savePins(user, { id, adminPin: '12345', password: testPassword }),
      await calls.retire(user, id, true),
    ])
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('PINs (FIS-04, FIS-07, contract 25)', () => {
  it('are sealed, and shown after the password, each time with an entry that does not hold them', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    await calls.savePins(owner, { id, adminPin: 'Admin-4711', timePin: '08150815', password: testPassword });
    const { rows } = await app.owner.query('select * from security_devices where id = $1', [id]);
    // Four digits alone may stand in a key or a hash by chance.
    expect(JSON.stringify(rows)).not.toContain('Admin-4711');
    expect(Buffer.from(rows[0].admin_pin_sealed).includes('Admin-4711')).toBe(false);
    const shown = { adminPin: 'Admin-4711', timePin: '08150815' };
    for (let turn = 0; turn < 2; turn += 1)
      expect(dataOf(await calls.showPins(owner, id))).toEqual({ showSecurityDevicePins: shown });
    const { rows: log } = await app.owner.query(
      `select action, old_values, new_values from audit_log where entity_id = $1 and action like '%Pins' order by id`,
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual(['setPins', 'showPins', 'showPins']);
    expect(JSON.stringify(log)).not.toMatch(/4711|0815/);
  });

  it('one is changed or removed without the other', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    await calls.savePins(owner, { id, adminPin: 'first-1', timePin: 'second-2', password: testPassword });
    await calls.savePins(owner, { id, timePin: null, password: testPassword });
    expect(dataOf(await calls.showPins(owner, id))).toEqual({
      showSecurityDevicePins: { adminPin: 'first-1', timePin: null },
    });
    expect(await calls.deviceOf(id, owner)).toMatchObject({ hasAdminPin: true, hasTimePin: false });
  });

  it('guessing the password is slowed down, and a refusal is not taken for a showing', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    const codes: unknown[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      codes.push(errorOf(await calls.showPins(person, id, `wrong-${guess}`))?.code);
    expect(codes).toEqual([...Array(8).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    const { rows } = await app.owner.query(
      `select from audit_log where entity_id = $1 and action = 'showPins'`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  it.each(['123', 'with space', 'x'.repeat(65), 'ümlaut'])('refuses "%s"', async (adminPin) => {
    const id = await reportDevice(app, bar, newSecurityDevice());
    expect(errorOf(await calls.savePins(owner, { id, adminPin, password: testPassword }))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'adminPin' },
    });
  });
});

describe('a device that is no longer used', () => {
  it('is retired and keeps its reports; a register that reports it ends that', async () => {
    const report = newSecurityDevice({ operatingState: 2 });
    const id = await reportDevice(app, bar, report);
    await calls.retire(owner, id, true);
    expect(await calls.deviceOf(id, owner)).toMatchObject({ isRetired: true, health: 'retired', causes: [] });
    await calls.retire(owner, id, false);
    expect(await calls.deviceOf(id, owner)).toMatchObject({ isRetired: false, health: 'error' });
    await calls.retire(owner, id, true);
    await reportDevice(app, bar, report);
    expect(await calls.deviceOf(id, owner)).toMatchObject({ isRetired: false });
  });

  it('shows that its register has another one', async () => {
    const till = await linkRegister(app, owner);
    const first = await reportDevice(app, till, newSecurityDevice());
    const second = await reportDevice(app, till, newSecurityDevice());
    expect(await calls.deviceOf(first, owner)).toMatchObject({ isReplaced: true });
    expect(await calls.deviceOf(second, owner)).toMatchObject({ isReplaced: false });
  });
});
