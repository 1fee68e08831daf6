import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;
let seen: string;

const newest = async (): Promise<string> =>
  (await app.owner.query('select coalesce(max(id::text), $1) id from audit_log', [''])).rows[0].id;

/** What was written since the test began. */
const written = async () => {
  const { rows } = await app.owner.query(
    `select action, entity, entity_id, actor_kind, actor_name, old_values, new_values, request_id is not null traced
     from audit_log where id::text > $1 order by id`,
    [seen],
  );
  return rows;
};

const mutate = (query: string, variables: Record<string, unknown>, token = owner) =>
  app.call(query.includes('OrganizationUnit') ? '/graphql' : '/graphql/pos', token, query, variables);

const byOlga = { actor_kind: 'user', actor_name: 'Olga Lindner', traced: true };

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner, { name: 'Bar' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  seen = await newest();
});

describe('the audit log names who changed what', () => {
  it('when a unit is made and changed', async () => {
    const id = await createUnit(app, owner, { name: 'Kiosk' });
    await createUnit(app, owner, { id, name: 'Kiosk am Ring', cutOffMinutes: 60 });
    expect(await written()).toMatchObject([
      {
        ...byOlga,
        action: 'create',
        entity: 'organizationUnit',
        entity_id: id,
        new_values: { name: 'Kiosk' },
      },
      {
        ...byOlga,
        action: 'update',
        entity_id: id,
        old_values: { name: 'Kiosk', cutOffMinutes: 240 },
        new_values: { name: 'Kiosk am Ring', cutOffMinutes: 60 },
      },
    ]);
  });

  it('when a register is linked, renamed, unlinked and linked again', async () => {
    const till = await linkRegister(app, owner, { unitId: register.unitId, databaseId: register.databaseId });
    const update = 'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }';
    await mutate(update, { device: { id: till.deviceId, name: 'Terrace' } });
    await mutate('mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', { id: till.deviceId });
    await linkRegister(app, owner, till);
    const entity = { ...byOlga, entity: 'device', entity_id: till.deviceId };
    expect(await written()).toMatchObject([
      { ...entity, action: 'link', new_values: { name: 'Counter', posVersion: '5.9.3' } },
      { ...entity, action: 'update', old_values: { name: 'Counter' }, new_values: { name: 'Terrace' } },
      { ...entity, action: 'unlink', old_values: { name: 'Terrace' } },
      { ...entity, action: 'relink', old_values: { name: 'Terrace' }, new_values: { name: 'Counter' } },
    ]);
  });

  it('when a sync problem is accepted', async () => {
    const wrong = receiptOf(register, { gross: 351 });
    expect(outcomesOf(await pushBatch(app, register, [wrong]))).toEqual(['SUMS_DIFFER']);
    const answer = await app.call('/graphql/pos', owner, '{ syncProblems { nodes { id recordId } } }');
    const { nodes } = dataOf<{ syncProblems: { nodes: { id: string }[] } }>(answer).syncProblems;
    await mutate('mutation($id: ID!) { acceptSyncProblem(id: $id) { isSuccess } }', { id: nodes[0]?.id });
    expect(await written()).toMatchObject([
      {
        ...byOlga,
        action: 'accept',
        entity: 'syncProblem',
        entity_id: nodes[0]?.id,
        new_values: { recordId: wrong.id, reason: 'SUMS_DIFFER', outcome: 'stored' },
      },
    ]);
  });

  it('with both tenants, when a super administrator acts for another one (contract 5)', async () => {
    const vendor = await app.signIn('superadmin@demo.example');
    const { rows } = await app.owner.query(
      `select id, name from tenants where name in ('Tresen', 'Feinkost Sommer') order by name`,
    );
    const [feinkost, tresen] = rows;
    const save =
      'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { isSuccess } }';
    await app.call(
      '/graphql',
      vendor,
      save,
      { unit: { name: 'Laden' } },
      { 'x-override-tenant': feinkost.id },
    );
    const { rows: entries } = await app.owner.query(
      'select tenant_id, actor_tenant_id, actor_name from audit_log where id::text > $1',
      [seen],
    );
    expect(entries).toEqual([
      { tenant_id: feinkost.id, actor_tenant_id: tresen.id, actor_name: 'Svenja Albers' },
    ]);
  });

  it('says nothing of what was refused', async () => {
    const manager = await app.signIn('manager@demo.example');
    const unlink = 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }';
    expect(errorOf(await mutate(unlink, { id: register.deviceId }, manager))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await written()).toEqual([]);
  });

  it('cannot be changed or emptied by the server itself', async () => {
    const { rows } = await app.owner.query(
      `select privilege_type from information_schema.role_table_grants
       where table_name = 'audit_log' and grantee in ('tresen_app', 'tresen_system') order by 1`,
    );
    expect(new Set(rows.map(({ privilege_type }) => privilege_type))).toEqual(new Set(['INSERT', 'SELECT']));
  });
});
