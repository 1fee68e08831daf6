import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, createUnit, linkRegister, newRegister } from '../../app/testing/link-register.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let reseller: string;
let owner: string;
let customerId: string;
let anger: string;

const idOf = async (name: string): Promise<string> =>
  (await app.owner.query('select id from tenants where name = $1', [name])).rows[0].id;

interface Branch {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly registerCount: number;
}

const ask = (tenantId: string, token = reseller) =>
  app.call(
    '/graphql',
    token,
    `query($tenantId: ID!) { customerOrganization(tenantId: $tenantId) {
      id name branches { id name type country isActive registerCount } } }`,
    { tenantId },
  );
const branchesOf = async (tenantId: string) =>
  dataOf<{ customerOrganization: { name: string; branches: Branch[] } }>(await ask(tenantId))
    .customerOrganization;

const create = (tenantId: string, branch: object, token = reseller) =>
  app.call(
    '/graphql',
    token,
    `mutation($tenantId: ID!, $branch: CustomerBranchInput!) {
      createCustomerBranch(tenantId: $tenantId, branch: $branch) { isSuccess modelId } }`,
    { tenantId, branch },
  );
const approve = (tenantId: string, register: object, token = reseller) =>
  app.call(
    '/graphql/pos',
    token,
    `mutation($tenantId: ID!, $register: CustomerRegisterInput!) {
      approveCustomerRegister(tenantId: $tenantId, register: $register) { isSuccess modelId } }`,
    { tenantId, register },
  );

beforeAll(async () => {
  app = await startTestApp();
  reseller = await app.signIn('reseller@demo.example');
  owner = await app.signIn('owner@demo.example');
  customerId = await idOf('Gasthaus Lindenhof');
  anger = await createUnit(app, owner, { name: 'Am Anger' });
});
afterAll(() => app.stop());

describe('a reseller sets up a branch of its customer (ACC-38)', () => {
  it('sees the branches, and how many registers they have', async () => {
    await linkRegister(app, owner, { unitId: anger });
    expect(await branchesOf(customerId)).toMatchObject({
      name: 'Gasthaus Lindenhof',
      branches: [{ name: 'Am Anger', isActive: true, registerCount: 1 }],
    });
  });

  it('creates another one, which the owner finds with the rates of its country and in the log', async () => {
    const answer = await create(customerId, { name: 'Im Kurpark', country: 'AT' });
    const { modelId } = dataOf<{ createCustomerBranch: { modelId: string } }>(answer).createCustomerBranch;
    const units = dataOf<{ organizationUnits: { id: string; name: string; country: string }[] }>(
      await app.call('/graphql', owner, '{ organizationUnits { id name country } }'),
    ).organizationUnits;
    expect(units).toContainEqual({ id: modelId, name: 'Im Kurpark', country: 'AT' });
    const { rows } = await app.owner.query(
      'select tenant_id, actor_tenant_id from audit_log where entity_id = $1',
      [modelId],
    );
    expect(rows).toEqual([{ tenant_id: customerId, actor_tenant_id: await idOf('Kassenhaus Nord') }]);
    const rates = await app.owner.query(
      `select 1 from vats where tenant_id = $1 and $2 = any (unit_ids) and is_standard`,
      [customerId, modelId],
    );
    expect(rates.rowCount).toBe(3);
  });

  it('is told when the name is taken (ORG-14)', async () => {
    expect(errorOf(await create(customerId, { name: 'am anger' }))).toMatchObject({
      code: 'NAME_TAKEN',
      parameters: { field: 'name' },
    });
  });

  it('links a register there, which then works for the customer', async () => {
    const { branches } = await branchesOf(customerId);
    const unitId = branches.find(({ name }) => name === 'Im Kurpark')?.id ?? '';
    const { body } = await askForCode(app, newRegister());
    const register = {
      userCode: body.user_code,
      name: 'Kasse Kurpark',
      deviceType: 'desktop',
      businessType: 'hospitality',
      unitId,
    };
    const { modelId } = dataOf<{ approveCustomerRegister: { modelId: string } }>(
      await approve(customerId, register),
    ).approveCustomerRegister;
    const { rows } = await app.owner.query('select tenant_id, unit_id from devices where id = $1', [modelId]);
    expect(rows).toEqual([{ tenant_id: customerId, unit_id: unitId }]);
    expect((await branchesOf(customerId)).branches).toContainEqual(
      expect.objectContaining({ name: 'Im Kurpark', registerCount: 1 }),
    );
  });
});

describe('nobody else', () => {
  const register = { userCode: 'BCDF-GHJK', name: 'x', deviceType: 'desktop', businessType: 'retail' };

  it.each([
    ['a tenant that names another reseller or none', () => idOf('Tresen')],
    ['the own one', () => idOf('Kassenhaus Nord')],
    ['one that is not there', async () => newId()],
  ])('opens %s', async (_which, find) => {
    const tenantId = await find();
    const answers = [
      await ask(tenantId),
      await create(tenantId, { name: 'Fremd' }),
      await approve(tenantId, { ...register, unitId: newId() }),
    ];
    for (const answer of answers)
      expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND', parameters: { what: 'tenant' } });
  });

  it('of a customer that has left is let in', async () => {
    const first = await idOf('Kassenhaus Nord');
    await app.owner.query('update tenants set reseller_id = null where id = $1', [customerId]);
    expect(errorOf(await create(customerId, { name: 'Zu spät' }))).toMatchObject({ code: 'NOT_FOUND' });
    await app.owner.query('update tenants set reseller_id = $2 where id = $1', [customerId, first]);
  });

  it.each(['owner', 'manager', 'dealer', 'user'])('is a %s of the customer', async (role) => {
    const token = await app.signIn(`${role}@demo.example`);
    expect(errorOf(await ask(customerId, token))).toMatchObject({ code: 'FORBIDDEN' });
    expect(errorOf(await create(customerId, { name: 'Eigen' }, token))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
