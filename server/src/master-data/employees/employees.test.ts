import { randomUUID } from 'node:crypto';
import { isPin, readPinVerifier, rightsOf } from '@tresen/domain/master-data/employees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, download, run, untilSetEnded, upload } from '../../app/testing/import-files.ts';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { changesPage, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { deriveKey } from '../../kit/hashing/index.ts';
import { hashAsUsual, hashCheaply } from '../../kit/hashing/testing.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A business of a test's own with one branch, and a waiter in it. */
const newShop = async () => {
  const tenantId = await addTenant(app);
  const { email } = await addPerson(app, tenantId, 'owner');
  const owner = await app.signIn(email);
  const unitId = await createUnit(app, owner, { name: 'Mitte', country: 'DE' });
  const id = await saveRecord(app, owner, 'employee', { name: 'Mia', role: 2 });
  return { tenantId, owner, unitId, id };
};

interface Saved {
  readonly isSuccess: boolean;
  readonly message: string | null;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
  readonly record: { readonly version: number; readonly hasPin: boolean } | null;
}
const result = '{ isSuccess message faults { path code } record { version hasPin } }';

const trySet = (token: string, id: string, pin: string, version = 1) =>
  app.call(
    '/graphql/pos',
    token,
    `mutation($id: ID!, $version: Int!, $pin: String!) {
      saved: setEmployeePin(id: $id, version: $version, pin: $pin) ${result} }`,
    { id, version, pin },
  );
const setPin = async (token: string, id: string, pin: string, version = 1): Promise<Saved> =>
  dataOf<{ saved: Saved }>(await trySet(token, id, pin, version)).saved;
const removePin = async (token: string, id: string, version: number): Promise<Saved> => {
  const query = `mutation($id: ID!, $version: Int!) { saved: removeEmployeePin(id: $id, version: $version) ${result} }`;
  return dataOf<{ saved: Saved }>(await app.call('/graphql/pos', token, query, { id, version })).saved;
};

const storedPin = async (id: string): Promise<{ hash: string | null; verifier: string | null }> => {
  const query = 'select pin_hash as hash, pin_verifier as verifier from employees where id = $1';
  return (await app.owner.query(query, [id])).rows[0];
};

const fits = async (verifierText: string, pin: string): Promise<boolean> => {
  const verifier = readPinVerifier(verifierText);
  return (
    verifier !== undefined && (await deriveKey(pin, verifier.salt, verifier.iterations)) === verifier.hash
  );
};

const listed = async (token: string, ...conditions: object[]): Promise<readonly string[]> => {
  const query =
    'query($filter: RecordFilterInput) { employees(filter: $filter, sort: "name") { nodes { name } } }';
  const answer = await app.call('/graphql/pos', token, query, { filter: { conditions } });
  return dataOf<{ employees: { nodes: { name: string }[] } }>(answer).employees.nodes.map(({ name }) => name);
};

describe('the PIN of an employee', () => {
  beforeAll(hashAsUsual);
  afterAll(hashCheaply);

  it('EMP-02: is a change of the record; the cloud keeps an argon2id hash, registers get a slow verifier', async () => {
    const { owner, unitId, id } = await newShop();
    const register = await linkRegister(app, owner, { unitId });
    expect(await setPin(owner, id, '4711')).toMatchObject({
      isSuccess: true,
      record: { version: 2, hasPin: true },
    });
    const { hash, verifier } = await storedPin(id);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(readPinVerifier(verifier ?? '')?.iterations).toBeGreaterThanOrEqual(200_000);
    const { version, content } = await untilEmployee(register, id);
    expect(version).toBe(2);
    const { pinVerifier } = JSON.parse(content ?? '{}') as { pinVerifier: string };
    expect(await fits(pinVerifier, '4711')).toBe(true);
    expect(await fits(pinVerifier, '4712')).toBe(false);
    expect(content).not.toContain('argon2');
  });

  it('EMP-02: the same PIN of two people looks different', async () => {
    const { owner, id } = await newShop();
    const other = await saveRecord(app, owner, 'employee', { name: 'Rosa', role: 2 });
    await setPin(owner, id, '4711');
    await setPin(owner, other, '4711');
    const [one, two] = [await storedPin(id), await storedPin(other)];
    expect(one.hash).not.toBe(two.hash);
    expect(readPinVerifier(one.verifier ?? '')?.salt).not.toBe(readPinVerifier(two.verifier ?? '')?.salt);
  });

  it('EMP-02: is read nowhere: not in the record, the history, the audit log, a file', async () => {
    const { tenantId, owner, id } = await newShop();
    await setPin(owner, id, '918273');
    const { hash, verifier } = await storedPin(id);
    const ask = async (path: '/graphql' | '/graphql/pos', query: string) =>
      JSON.stringify(await app.call(path, owner, query, { id }));
    const told = [
      await ask('/graphql/pos', '{ __type(name: "Employee") { fields { name } } }'),
      await ask(
        '/graphql/pos',
        `query($id: ID!) { recordHistory(entity: "employee", id: $id) {
        nodes { action changes { field old new } } } }`,
      ),
      await ask('/graphql', '{ auditLog { nodes { action changes { field old new } } } }'),
      await (await download(app, owner, '/api/exports/employees.csv')).text(),
    ];
    expect(told[1]).toContain('setPin');
    for (const text of told)
      for (const secret of ['918273', hash, verifier, 'pinHash', 'pinVerifier', 'pbkdf2', 'argon2'])
        expect(text).not.toContain(secret);
    const { rows } = await app.owner.query(
      `select old_values, new_values from audit_log where tenant_id = $1 and action = 'setPin'`,
      [tenantId],
    );
    expect(rows).toEqual([{ old_values: { name: 'Mia' }, new_values: { name: 'Mia' } }]);
  });

  it.each(['123', '123456789', '12a4', ' 1234', ''])('EMP-02: is 4 to 8 digits, not %j', async (pin) => {
    expect(isPin(pin)).toBe(false);
    const { owner, id } = await newShop();
    expect(await setPin(owner, id, pin)).toMatchObject({
      isSuccess: false,
      faults: [{ path: 'pin', code: 'PIN_NOT_VALID' }],
    });
    expect(await storedPin(id)).toEqual({ hash: null, verifier: null });
  });

  it('EMP-02: is set on the version that was seen, and only in one’s own business', async () => {
    const [{ owner, id }, stranger] = [await newShop(), await newShop()];
    expect(await setPin(owner, id, '4711', 7)).toMatchObject({ isSuccess: false, message: 'CONFLICT' });
    expect(errorOf(await trySet(stranger.owner, id, '4711'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await storedPin(id)).toEqual({ hash: null, verifier: null });
  });

  it('EMP-02: can be taken away; once more changes nothing', async () => {
    const { owner, id } = await newShop();
    await setPin(owner, id, '4711');
    expect(await removePin(owner, id, 2)).toMatchObject({
      isSuccess: true,
      record: { version: 3, hasPin: false },
    });
    expect(await removePin(owner, id, 3)).toMatchObject({ isSuccess: true, record: { version: 3 } });
    expect(await storedPin(id)).toEqual({ hash: null, verifier: null });
  });

  it('EMP-02: stays through a save, a deletion and its return', async () => {
    const { owner, id } = await newShop();
    await setPin(owner, id, '4711');
    const before = await storedPin(id);
    await saveRecord(app, owner, 'employee', { id, version: 2, name: 'Mia H.', role: 3 });
    const deleting = 'mutation($ids: [ID!]!) { deleteEmployees(ids: $ids) { deletions { outcome } } }';
    const restoring = 'mutation($ids: [ID!]!) { restoreEmployees(ids: $ids) { isSuccess } }';
    for (const query of [deleting, restoring])
      dataOf(await app.call('/graphql/pos', owner, query, { ids: [id] }));
    expect(await storedPin(id)).toEqual(before);
  });
});

describe('the rights of employees', () => {
  it('EMP-08 to EMP-16: narrow the list: who has one of these, who has none', async () => {
    const { owner } = await newShop();
    const give = (name: string, permissions: string[]) =>
      saveRecord(app, owner, 'employee', { name, role: 1, permissions });
    await give('Anna', ['discount', 'reprint']);
    await give('Bert', ['reprint']);
    await give('Cem', []);
    const of = (is: string, ...values: string[]) => ({ field: 'permissions', is, values });
    expect(await listed(owner, of('is', 'discount', 'shutdown'))).toEqual(['Anna']);
    expect(await listed(owner, of('is', 'reprint'))).toEqual(['Anna', 'Bert']);
    expect(await listed(owner, of('isNot', 'reprint'), of('notEmpty'))).toEqual(['Mia']);
    expect(await listed(owner, of('empty'))).toEqual(['Cem']);
    expect(await listed(owner, { field: 'role', is: 'is', values: ['2'] })).toEqual(['Mia']);
  });

  it('EMP-16: come with the role where a file does not tell them, and by their names where it does', async () => {
    const { owner, tenantId } = await newShop();
    const file = `Vorname;Nachname;Personalnr;Funktion;Berechtigungen
Lea;Kurz;7;Kellner (Gastronomie);
Ole;Lang;8;head waiter;Rabatt, Storno
Udo;Kahl;9;Koch;
`;
    const checked = await check(app, owner, await upload(app, owner, file, { plural: 'employees' }));
    expect(checked.mapping.map(({ target }) => target)).toEqual([
      ...['firstName', 'lastName', 'personnelNumber', 'role', 'permissions'],
    ]);
    expect(checked.report).toMatchObject({ created: 2, faulty: 1 });
    await run(app, owner, checked);
    const { rows } = await app.owner.query(
      `select name, role, permissions from employees where tenant_id = $1 and personnel_number is not null
       order by name`,
      [tenantId],
    );
    expect(rows).toEqual([
      { name: 'Lea Kurz', role: 2, permissions: rightsOf(2) },
      { name: 'Ole Lang', role: 3, permissions: ['cancellation', 'discount'] },
    ]);
  });

  it('EMP-16: are set for many at once, and taken back; a role for many leaves them alone', async () => {
    const { owner, id } = await newShop();
    const rightsNow = async () =>
      (await app.owner.query('select role, permissions, version from employees where id = $1', [id])).rows[0];
    const bulk = async (values: object): Promise<string> => {
      const query = `mutation($ids: [ID!], $change: String!, $key: ID!) {
        set: startChange(entity: "employee", ids: $ids, change: $change, requestKey: $key) { modelId } }`;
      const change = JSON.stringify({ kind: 'set', values });
      const answer = await app.call('/graphql/pos', owner, query, { ids: [id], change, key: randomUUID() });
      const { modelId } = dataOf<{ set: { modelId: string } }>(answer).set;
      await untilSetEnded(app, owner, modelId);
      return modelId;
    };
    await bulk({ role: 6 });
    expect(await rightsNow()).toEqual({ role: 6, permissions: rightsOf(2), version: 2 });
    const set = await bulk({ permissions: ['reprint', 'discount'] });
    expect(await rightsNow()).toEqual({ role: 6, permissions: ['discount', 'reprint'], version: 3 });
    const undoing =
      'mutation($id: ID!, $key: ID!) { set: undoChangeSet(id: $id, requestKey: $key) { modelId } }';
    const undone = await app.call('/graphql/pos', owner, undoing, { id: set, key: randomUUID() });
    await untilSetEnded(app, owner, dataOf<{ set: { modelId: string } }>(undone).set.modelId);
    expect((await rightsNow()).permissions).toEqual(rightsOf(2));
  });

  it('EMP-04: a personnel number exists once in a branch', async () => {
    const { owner, unitId } = await newShop();
    const other = await createUnit(app, owner, { name: `Nord ${randomUUID().slice(0, 4)}`, country: 'DE' });
    const at = (name: string, unit: string) =>
      saveRecord(app, owner, 'employee', { name, role: 2, personnelNumber: '007', unitIds: [unit] });
    await at('Anna', unitId);
    await expect(at('Bert', unitId)).rejects.toThrow('TAKEN');
    await at('Cem', other);
  });
});

/** A register's first copy comes kind by kind: goes on until the employee is there. */
const untilEmployee = async (register: { accessToken: string }, id: string) => {
  let after: string | undefined;
  for (;;) {
    const page = await changesPage(app, register, { after });
    const found = page.changes.find((one) => one.id === id);
    if (found) return found;
    if (!page.hasMore) throw new Error('no such employee');
    after = page.cursor;
  }
};
