import { randomUUID } from 'node:crypto';
import { settingKeys } from '@tresen/domain/master-data/configurations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { Mirror } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

const tomorrow = '2099-01-01';
const later = '2099-06-01';
const rounding = 'payment.cashRounding';

interface Place {
  readonly unitId?: string;
  readonly deviceId?: string;
}
interface Value {
  readonly id: string;
  readonly version: number;
  readonly value: string | null;
  readonly fromDay: string | null;
  readonly syncState: string;
}
interface Setting {
  readonly key: string;
  readonly value: string;
  readonly origin: string;
  readonly inherited: string;
  readonly inheritedOrigin: string;
  readonly own: Value | null;
  readonly planned: readonly Value[];
}
interface Changed {
  readonly isSuccess: boolean;
  readonly faults: readonly {
    readonly key: string;
    readonly fault: { readonly path: string; readonly code: string };
  }[];
  readonly conflictKeys: readonly string[];
  readonly configuration: { readonly settings: readonly Setting[] };
}
interface History {
  readonly nodes: readonly {
    readonly actorName: string;
    readonly key: string;
    readonly old: string | null;
    readonly new: string | null;
    readonly wasSet: boolean;
    readonly isSet: boolean;
  }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

let app: TestServer;
let owner: string;
let here: string;
let there: string;
let register: LinkedRegister;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
  here = await createUnit(app, owner, { name: 'Here' });
  there = await createUnit(app, owner, { name: 'There' });
  register = await linkRegister(app, owner, { unitId: here, name: 'Theke', databaseId: randomUUID() });
}, 60_000);
afterAll(() => app.stop());

const value = 'id version value fromDay syncState';
const settings = `settings { key value origin inherited inheritedOrigin own { ${value} } planned { ${value} } }`;
const ask = (place: Place, day: string | null = null, person = owner): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    person,
    `query($unitId: ID, $deviceId: ID, $day: String) {
      configurationAt(unitId: $unitId, deviceId: $deviceId, day: $day) { day today ${settings} } }`,
    { ...place, day },
  );
const settingAt = async (place: Place, key = rounding, day: string | null = null): Promise<Setting> => {
  const answer = dataOf<{ configurationAt: Changed['configuration'] }>(await ask(place, day));
  const found = answer.configurationAt.settings.find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

interface Given extends Place {
  readonly fromDay?: string;
  readonly changes: readonly object[];
}
const tryChange = (given: Given, person = owner): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($unitId: ID, $deviceId: ID, $fromDay: String, $changes: [SettingChangeInput!]!) {
      changeConfiguration(unitId: $unitId, deviceId: $deviceId, fromDay: $fromDay, changes: $changes) {
        isSuccess faults { key fault { path code } } conflictKeys configuration { ${settings} } } }`,
    { ...given },
  );
const change = async (given: Given): Promise<Changed> =>
  dataOf<{ changeConfiguration: Changed }>(await tryChange(given)).changeConfiguration;

/** Sets a value as somebody does who has just looked. */
const set = async (place: Place, given: unknown, fromDay?: string, key = rounding): Promise<Changed> => {
  const { own, planned } = await settingAt(place, key);
  const seen = fromDay ? planned.find((one) => one.fromDay === fromDay) : own;
  const json = given === undefined ? null : JSON.stringify(given);
  const changes = [{ key, value: json, seenId: seen?.id, seenVersion: seen?.version }];
  const changed = await change({ ...place, changes, ...(fromDay && { fromDay }) });
  expect(changed).toMatchObject({ isSuccess: true, faults: [], conflictKeys: [] });
  return changed;
};

const historyOf = async (place: Place, after: string | null = null): Promise<History> => {
  const answer = await app.call(
    '/graphql/pos',
    owner,
    `query($unitId: ID, $deviceId: ID, $after: String) {
      configurationHistory(unitId: $unitId, deviceId: $deviceId, after: $after) {
        nodes { actorName key old new wasSet isSet } pageInfo { endCursor hasNextPage } } }`,
    { ...place, after },
  );
  return dataOf<{ configurationHistory: History }>(answer).configurationHistory;
};

/** Each test begins with nothing set. */
const forgetAll = async (): Promise<void> => {
  const { rows } = await app.owner.query('select id from configurations where status >= 0');
  if (rows.length === 0) return;
  await app.call(
    '/graphql/pos',
    owner,
    'mutation($ids: [ID!]!) { deleteConfigurations(ids: $ids) { deletions { outcome } } }',
    { ids: rows.map(({ id }) => id) },
  );
};

describe('CFG-01, CFG-04: settings of a place', () => {
  it('are all there before anybody has set one', async () => {
    await forgetAll();
    const answer = dataOf<{ configurationAt: Changed['configuration'] }>(await ask({}));
    expect(answer.configurationAt.settings.map(({ key }) => key)).toEqual(settingKeys);
    expect(await settingAt({})).toMatchObject({ value: '1', origin: 'default', own: null, planned: [] });
  });

  it('begin as the country has it: cash in Switzerland has no single Rappen', async () => {
    await forgetAll();
    const zurich = { unitId: await createUnit(app, owner, { name: 'Zürich', country: 'CH' }) };
    expect(await settingAt(zurich)).toMatchObject({ value: '5', origin: 'default', inherited: '5' });
    expect(await settingAt({})).toMatchObject({ value: '1', origin: 'default' });
    await set({}, 1);
    expect(await settingAt(zurich)).toMatchObject({ value: '1', origin: 'company' });
  });

  it('come from the register, else its branch, else the company, and say what would be without', async () => {
    await forgetAll();
    await set({}, 5);
    expect(await settingAt({ unitId: here })).toMatchObject({ value: '5', origin: 'company', own: null });
    await set({ unitId: here }, 10);
    const of = { deviceId: register.deviceId };
    expect(await settingAt(of)).toMatchObject({ value: '10', origin: 'branch', own: null });
    await set(of, 1);
    expect(await settingAt(of)).toMatchObject({
      ...{ value: '1', origin: 'register', inherited: '10', inheritedOrigin: 'branch' },
      own: { value: '1', fromDay: null, version: 1 },
    });
    expect(await settingAt({ unitId: there })).toMatchObject({ value: '5', origin: 'company' });
    await set(of, undefined);
    expect(await settingAt(of)).toMatchObject({ value: '10', origin: 'branch', own: null });
  });

  it('change from a business day on, and are given back from one on', async () => {
    await forgetAll();
    await set({}, 5);
    await set({}, 10, tomorrow);
    await set({ unitId: here }, 1);
    await set({ unitId: here }, undefined, later);
    expect(await settingAt({})).toMatchObject({
      value: '5',
      planned: [{ value: '10', fromDay: tomorrow }],
    });
    expect(await settingAt({}, rounding, tomorrow)).toMatchObject({ value: '10', planned: [] });
    expect(await settingAt({ unitId: here }, rounding, tomorrow)).toMatchObject({ value: '1' });
    expect(await settingAt({ unitId: here }, rounding, later)).toMatchObject({
      value: '10',
      origin: 'company',
      own: { value: null },
    });
  });

  it('are saved several at once, all or none', async () => {
    await forgetAll();
    const tips = { key: 'payment.tips', value: 'false' };
    const wrong = await change({ changes: [tips, { key: rounding, value: '3' }] });
    expect(wrong).toMatchObject({
      isSuccess: false,
      faults: [{ key: rounding, fault: { path: 'value', code: 'UNKNOWN_CHOICE' } }],
    });
    expect(await settingAt({}, 'payment.tips')).toMatchObject({ origin: 'default' });
    const right = await change({ changes: [tips, { key: rounding, value: '5' }] });
    expect(right.isSuccess).toBe(true);
    expect(await settingAt({}, 'payment.tips')).toMatchObject({ value: 'false', origin: 'company' });
  });

  it('that somebody else has changed meanwhile are told, others are not in the way', async () => {
    await forgetAll();
    await set({}, 5);
    const { own } = await settingAt({});
    await set({}, 10);
    const late = { key: rounding, value: '1', seenId: own?.id, seenVersion: own?.version };
    const refused = await change({ changes: [late] });
    expect(refused).toMatchObject({ isSuccess: false, conflictKeys: [rounding] });
    expect(refused.configuration.settings.find(({ key }) => key === rounding)).toMatchObject({ value: '10' });
    const unseen = await change({ changes: [{ key: rounding, value: '1' }] });
    expect(unseen.conflictKeys).toEqual([rounding]);
    expect((await change({ changes: [{ key: 'payment.tips', value: 'false' }] })).isSuccess).toBe(true);
  });

  it('of two people who plan for one day, the later sees what is set for that day, and may replace it', async () => {
    await forgetAll();
    await set({}, 5);
    await set({}, 10, tomorrow);
    const plan = { key: rounding, value: '1' };
    const { conflictKeys, configuration } = await change({ fromDay: tomorrow, changes: [plan] });
    expect(conflictKeys).toEqual([rounding]);
    const there = configuration.settings.find(({ key }) => key === rounding);
    expect(there).toMatchObject({ value: '10', own: { fromDay: tomorrow } });
    const seen = { seenId: there?.own?.id, seenVersion: there?.own?.version };
    const changed = await change({ fromDay: tomorrow, changes: [{ ...plan, ...seen }] });
    expect(changed).toMatchObject({ isSuccess: true, conflictKeys: [] });
    expect(await settingAt({}, rounding, tomorrow)).toMatchObject({ value: '1' });
  });

  it('MDA-15: a placeholder with the name of a built-in tag is refused', async () => {
    const blocks = JSON.stringify([{ name: 'receiptNumber', text: 'Hallo' }]);
    const { faults } = await change({ changes: [{ key: 'placeholders.texts', value: blocks }] });
    expect(faults).toEqual([
      { key: 'placeholders.texts', fault: { path: 'value.0.name', code: 'NAME_NOT_VALID' } },
    ]);
  });

  it('have a history with old and new, by place and by pages', async () => {
    await forgetAll();
    const unitId = await createUnit(app, owner, { name: 'History' });
    await set({ unitId }, 5);
    await set({ unitId }, 10);
    await set({ unitId }, undefined);
    const { nodes } = await historyOf({ unitId });
    expect(nodes.map(({ key, old, new: fresh }) => [key, old, fresh])).toEqual([
      [rounding, '10', null],
      [rounding, '5', '10'],
      [rounding, null, '5'],
    ]);
    expect(nodes.map(({ wasSet, isSet }) => [wasSet, isSet])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    for (let step = 0; step < 24; step++) await set({ unitId }, step % 2 ? 5 : 10);
    const first = await historyOf({ unitId });
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([25, true]);
    const second = await historyOf({ unitId }, first.pageInfo.endCursor);
    expect([second.nodes.length, second.pageInfo.hasNextPage]).toEqual([2, false]);
    expect((await historyOf({})).nodes.filter(({ new: fresh }) => fresh === '10')).not.toHaveLength(27);
  });
});

describe('settings on their way to registers', () => {
  it('reach the registers of their place, and wait for them (MDA-08)', async () => {
    await forgetAll();
    const mirror = new Mirror(app, register);
    await mirror.sync();
    await set({}, 5);
    await set({ unitId: there }, 10);
    await set({ deviceId: register.deviceId }, 1, tomorrow);
    expect((await settingAt({})).own?.syncState).toBe('neverSynced');
    await mirror.sync();
    expect((await settingAt({})).own?.syncState).toBe('synchronized');
    const taken = [...mirror.records].filter(([key]) => key.startsWith('configuration/'));
    expect(taken.map(([, content]) => content)).toMatchObject([
      { key: rounding, level: 'company', deviceId: null, fromDay: null, value: '5', isActive: true },
      { key: rounding, level: 'register', deviceId: register.deviceId, fromDay: tomorrow, value: '1' },
    ]);
    await set({}, 10);
    expect((await settingAt({})).own?.syncState).toBe('needsSync');
  });

  it('go along with a register that is moved to another branch', async () => {
    await forgetAll();
    const moving = await linkRegister(app, owner, {
      ...{ unitId: here, name: 'Garten' },
      databaseId: register.databaseId,
    });
    const place = { deviceId: moving.deviceId };
    await set(place, 5);
    const target = await createUnit(app, owner, { name: 'Target' });
    const move = 'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', owner, move, { id: moving.deviceId, unitId: target }));
    expect(await settingAt(place)).toMatchObject({ value: '5', origin: 'register' });
    const { rows } = await app.owner.query('select unit_ids from configurations where device_id = $1', [
      moving.deviceId,
    ]);
    expect(rows).toEqual([{ unit_ids: [target] }]);
  });
});

describe('what is refused', () => {
  it.each<[string, Given]>([
    ['an unknown setting', { changes: [{ key: 'payment.everything', value: '1' }] }],
    ['the same setting twice', { changes: [1, 5].map((one) => ({ key: rounding, value: String(one) })) }],
    ['no day', { fromDay: '2026-02-30', changes: [{ key: rounding, value: '5' }] }],
  ])('%s', async (_what, given) =>
    expect(errorOf(await tryChange(given))).toMatchObject({ code: 'INVALID_INPUT' }),
  );

  it('a value for several branches, which no page could show', async () => {
    const answer = await app.call(
      '/graphql/pos',
      owner,
      `mutation($it: ConfigurationInput!) { saveConfiguration(configuration: $it) { isSuccess faults { path code } } }`,
      { it: { key: rounding, level: 'branch', value: '5', unitIds: [here, there] } },
    );
    expect(dataOf<{ saveConfiguration: unknown }>(answer).saveConfiguration).toEqual({
      isSuccess: false,
      faults: [{ path: 'unitIds', code: 'UNKNOWN_BRANCH' }],
    });
  });

  it('branches and registers of another tenant, and people below the owner', async () => {
    const tenantId = await addTenant(app);
    const stranger = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    for (const place of [{ unitId: here }, { deviceId: register.deviceId }]) {
      expect(errorOf(await ask(place, null, stranger))).toMatchObject({ code: 'NOT_FOUND' });
      const given = { ...place, changes: [{ key: rounding, value: '5' }] };
      expect(errorOf(await tryChange(given, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    }
    const manager = await app.signIn((await addPerson(app, tenantId, 'manager')).email);
    expect(errorOf(await ask({}, null, manager))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
