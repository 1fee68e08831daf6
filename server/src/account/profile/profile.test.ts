import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilWaiting } from '../../app/testing/meet-at-lock.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let tenantId: string;
let owner: string;
let manager: string;
let managerEmail: string;

beforeAll(async () => {
  app = await startTestApp();
});
/** Each test has a business of its own, to rename and to be renamed in. */
beforeEach(async () => {
  tenantId = await addTenant(app, 'Gasthaus Lindenhof');
  const olga = await addPerson(app, tenantId, 'owner', { firstName: 'Olga', lastName: 'Lindner' });
  const marek = await addPerson(app, tenantId, 'manager', { firstName: 'Marek', lastName: 'Voss' });
  managerEmail = marek.email;
  owner = await app.signIn(olga.email);
  manager = await app.signIn(managerEmail);
});
afterAll(() => app.stop());

interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string | null;
  readonly language: string;
  readonly version: number;
}

const query =
  '{ profile { id email role firstName lastName company mayChangeCompany phone language picture version } }';
const profileOf = async (person: string, headers = {}): Promise<Profile> =>
  dataOf<{ profile: Profile }>(await app.call('/graphql', person, query, {}, headers)).profile;

const mutation = 'mutation($profile: ProfileInput!) { saveProfile(profile: $profile) { isSuccess modelId } }';
const save = (person: string, profile: object) => app.call('/graphql', person, mutation, { profile });
/** Saves a change of what the person sees now. */
const change = async (person: string, changes: object) => {
  const { firstName, lastName, language, version } = await profileOf(person);
  return save(person, { firstName, lastName, language, version, ...changes });
};

describe('a profile (USR-03)', () => {
  it('is about the person who asks (IDN-58, IDN-61)', async () => {
    expect(await profileOf(manager)).toMatchObject({
      email: managerEmail,
      role: 'manager',
      firstName: 'Marek',
      lastName: 'Voss',
      company: 'Gasthaus Lindenhof',
      mayChangeCompany: false,
      phone: null,
      language: 'de',
      picture: null,
    });
  });

  it('is one’s own while acting for another tenant, to see and to change (USR-14)', async () => {
    const superAdmin = await app.signIn('superadmin@demo.example');
    const { rows } = await app.owner.query(
      `select id, tenant_id from users where email = 'owner@retail.demo.example'`,
    );
    const [{ id: userId, tenant_id: actedFor }] = rows;
    const switching = 'mutation($userId: ID!) { switchUser(userId: $userId) { sub } }';
    dataOf(await app.call('/graphql', superAdmin, switching, { userId }));
    const acting = { 'x-override-tenant': actedFor };
    const { firstName, language, version, company } = await profileOf(superAdmin, acting);
    expect([firstName, company]).toEqual(['Svenja', 'Tresen']);
    const input = { firstName, lastName: 'Alber', language, version, company: 'Tresen GmbH' };
    dataOf(await app.call('/graphql', superAdmin, mutation, { profile: input }, acting));
    expect(await profileOf(superAdmin)).toMatchObject({ lastName: 'Alber', company: 'Tresen GmbH' });
    const written = await app.owner.query(
      `select from audit_log where tenant_id = $1 and action = 'update'`,
      [actedFor],
    );
    expect(written.rowCount).toBe(0);
  });

  it('takes names, phone and language, and shows them at once everywhere', async () => {
    const changed = { firstName: ' Maria ', lastName: 'Voß', phone: '+49 30 123', language: 'en' };
    expect(dataOf(await change(manager, changed))).toMatchObject({ saveProfile: { isSuccess: true } });
    expect(await profileOf(manager)).toMatchObject({ ...changed, firstName: 'Maria' });
    const headers = { authorization: `Bearer ${manager}` };
    const userinfo = await (await fetch(`${app.url}/connect/userinfo`, { headers })).json();
    expect(userinfo).toMatchObject({ given_name: 'Maria', family_name: 'Voß' });
    await change(manager, { phone: '' });
    expect((await profileOf(manager)).phone).toBeNull();
  });

  it('keeps phone and company where they are not given', async () => {
    await change(manager, { phone: '030 1' });
    await change(manager, { lastName: 'Vogel' });
    expect(await profileOf(manager)).toMatchObject({ phone: '030 1', company: 'Gasthaus Lindenhof' });
  });

  it('lets the Owner group rename the company, and nobody below it', async () => {
    const refused = await change(manager, { company: 'Meins' });
    expect(errorOf(refused)).toMatchObject({ code: 'FORBIDDEN', parameters: { field: 'company' } });
    dataOf(await change(owner, { company: 'Gasthaus zur Linde' }));
    expect((await profileOf(manager)).company).toBe('Gasthaus zur Linde');
  });

  it('refuses a change of what somebody else has changed, and tells how it is now', async () => {
    const { version } = await profileOf(manager);
    await change(manager, { lastName: 'Erste' });
    const late = await save(manager, { firstName: 'Marek', lastName: 'Zweite', language: 'de', version });
    expect(errorOf(late)).toMatchObject({
      code: 'CONFLICT',
      kind: 'conflict',
      parameters: { firstName: 'Marek', lastName: 'Erste', version: version + 1 },
    });
  });

  it('notices that the company was renamed meanwhile', async () => {
    const { firstName, lastName, language, version } = await profileOf(owner);
    await app.owner.query(`update tenants set name = 'Neu', version = version + 1 where id = $1`, [tenantId]);
    const late = await save(owner, { firstName, lastName, language, version, company: 'Anders' });
    expect(errorOf(late)).toMatchObject({ code: 'CONFLICT', parameters: { company: 'Neu' } });
  });

  it('takes a second click for the first one', async () => {
    const { version } = await profileOf(owner);
    const same = { firstName: 'Olga', lastName: 'Doppelt', language: 'de', version };
    const answers = await Promise.all([save(owner, same), save(owner, same)]);
    expect(answers.map((answer) => errorOf(answer)?.code)).toEqual([undefined, undefined]);
    expect((await profileOf(owner)).version).toBe(version + 1);
  });

  it('waits for an administrator at work on the same person, and neither breaks the other off', async () => {
    const administrator = await app.owner.connect();
    await administrator.query('begin');
    // In this order, as the user administration does.
    await administrator.query('select from tenants where id = $1 for no key update', [tenantId]);
    const saving = change(manager, { lastName: 'Gleichzeitig' });
    await untilWaiting(app, 1);
    await administrator.query('update users set disabled = false where email = $1', [managerEmail]);
    await administrator.query('commit');
    administrator.release();
    expect(dataOf(await saving)).toMatchObject({ saveProfile: { isSuccess: true } });
  });

  it.each([
    ['firstName', 'O', 'NAME_TOO_SHORT'],
    ['phone', 'call me', 'PHONE_INVALID'],
    ['language', 'fr', 'LANGUAGE_UNKNOWN'],
    ['company', ' ', 'COMPANY_REQUIRED'],
  ])('is refused with a %s of %j', async (field, value, message) => {
    expect(errorOf(await change(owner, { [field]: value }))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field, message },
    });
  });

  it('leaves its old and new values in the audit log', async () => {
    await change(owner, { lastName: 'Alt' });
    await change(owner, { lastName: 'Neu', company: 'Am Tor' });
    const { rows } = await app.owner.query(
      `select entity, actor_name, old_values, new_values from audit_log
       where tenant_id = $1 and action = 'update' order by id desc limit 2`,
      [tenantId],
    );
    expect(rows).toMatchObject([
      { entity: 'tenant', old_values: { name: 'Gasthaus Lindenhof' }, new_values: { name: 'Am Tor' } },
      { entity: 'user', old_values: { lastName: 'Alt' }, new_values: { lastName: 'Neu' } },
    ]);
  });
});
