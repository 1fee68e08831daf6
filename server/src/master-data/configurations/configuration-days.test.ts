import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

// Half past one in Berlin: the night of New Year's Eve, whose business day ends at four.
const now = '2027-01-01T00:30:00Z';
const newYear = '2027-01-01';

let app: TestServer;
let owner: string;
let unitId: string;
beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  unitId = await createUnit(app, owner, { name: 'Night', country: 'DE', cutOffMinutes: 240 });
}, 60_000);
afterAll(() => app.stop());

const ask = async <T>(query: string, variables: object = {}): Promise<T> =>
  dataOf<{ it: T }>(await app.call('/graphql/pos', owner, query, { unitId, ...variables })).it;

describe('CFG-01: the business day of a place', () => {
  it('is that of the evening until its cut-off, and says how long it still is', async () => {
    const at = 'query($unitId: ID) { it: configurationAt(unitId: $unitId) { today todayEndsIn } }';
    const { today, todayEndsIn } = await ask<{ today: string; todayEndsIn: number }>(at);
    expect(today).toBe('2026-12-31');
    expect(todayEndsIn).toBeLessThanOrEqual(9_000);
    expect(todayEndsIn).toBeGreaterThan(8_400);
  });

  it('is the day on which a change was made, after midnight, too', async () => {
    const changes = [{ key: 'payment.cashRounding', value: '10' }];
    const plan = `mutation($unitId: ID, $changes: [SettingChangeInput!]!) {
      it: changeConfiguration(unitId: $unitId, fromDay: "${newYear}", changes: $changes) { isSuccess } }`;
    expect(await ask(plan, { changes })).toEqual({ isSuccess: true });
    const at = `query($unitId: ID) { it: configurationAt(unitId: $unitId, day: "${newYear}") {
      settings { key own { id } } } }`;
    const { settings } = await ask<{ settings: { key: string; own: { id: string } | null }[] }>(at);
    const id = settings.find(({ own }) => own !== null)?.own?.id;
    await app.owner.query(
      `insert into audit_log (tenant_id, id, at, actor_kind, actor_name, action, entity, entity_id, old_values)
       select tenant_id, $2, $3, 'user', 'Ada', 'delete', 'configuration', id::text, '{"value": "10"}'
       from configurations where id = $1`,
      [id, newId(), now],
    );
    const { nodes } = await ask<{ nodes: { actorName: string }[] }>(
      `query($unitId: ID) { it: configurationHistory(unitId: $unitId) {
        nodes { actorName fromDay madeOn isSet } } }`,
    );
    expect(nodes.find(({ actorName }) => actorName === 'Ada')).toMatchObject({
      ...{ fromDay: newYear, madeOn: '2026-12-31', isSet: false },
    });
  });

  it('shows beforehand what a wider place has planned, as far as it will hold there', async () => {
    const settingAt = async (place: string | null) => {
      const at = `query($unitId: ID) { it: configurationAt(unitId: $unitId) {
        settings { key planned { fromDay } coming { fromDay value origin } } } }`;
      const { settings } = await ask<{ settings: { key: string }[] }>(at, { unitId: place });
      return settings.find(({ key }) => key === 'payment.tips');
    };
    const plan = (place: string | null, fromDay: string, value: string) =>
      ask(
        `mutation($unitId: ID, $fromDay: String, $changes: [SettingChangeInput!]!) {
          it: changeConfiguration(unitId: $unitId, fromDay: $fromDay, changes: $changes) { isSuccess } }`,
        { unitId: place, fromDay, changes: [{ key: 'payment.tips', value }] },
      );
    await plan(null, '2027-02-01', 'false');
    expect(await settingAt(null)).toMatchObject({ planned: [{ fromDay: '2027-02-01' }], coming: [] });
    expect(await settingAt(unitId)).toMatchObject({
      ...{ planned: [], coming: [{ fromDay: '2027-02-01', value: 'false', origin: 'company' }] },
    });
    // What the branch sets for itself before goes first.
    await plan(unitId, '2027-01-15', 'true');
    expect(await settingAt(unitId)).toMatchObject({ planned: [{ fromDay: '2027-01-15' }], coming: [] });
  });
});
