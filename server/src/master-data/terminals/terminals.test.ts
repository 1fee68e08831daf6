import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, download, upload } from '../../app/testing/import-files.ts';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { Mirror, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let here: string;
let there: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
  here = await createUnit(app, owner, { name: 'Here' });
  there = await createUnit(app, owner, { name: 'There' });
});
afterAll(() => app.stop());

const databases = new Map<string, string>();

/** Registers of one branch share its database. */
const link = (unitId: string, name: string): Promise<LinkedRegister> => {
  const databaseId = databases.get(unitId) ?? randomUUID();
  databases.set(unitId, databaseId);
  return linkRegister(app, owner, { unitId, name, databaseId });
};

interface Saved {
  readonly isSuccess: boolean;
  readonly modelId: string | null;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
}

const save = async (terminal: object): Promise<Saved> => {
  const answer = await app.call(
    '/graphql/pos',
    owner,
    'mutation($it: TerminalInput!) { saveTerminal(terminal: $it) { isSuccess modelId faults { path code } } }',
    { it: terminal },
  );
  return dataOf<{ saveTerminal: Saved }>(answer).saveTerminal;
};

const read = async (id: string) =>
  dataOf<{ terminal: Record<string, unknown> }>(
    await app.call(
      '/graphql/pos',
      owner,
      'query($id: ID!) { terminal(id: $id) { version unitIds deviceId device { id name } syncState } }',
      { id },
    ),
  ).terminal;

const change = async (field: string, variables: Readonly<Record<string, unknown>>) => {
  const given = Object.keys(variables);
  const heads = given.map((name) => `$${name}: ID!`).join(', ');
  const args = given.map((name) => `${name}: $${name}`).join(', ');
  const answer = await app.call(
    '/graphql/pos',
    owner,
    `mutation(${heads}) { ${field}(${args}) { isSuccess } }`,
    {
      ...variables,
    },
  );
  expect(dataOf<Record<string, unknown>>(answer)[field]).toEqual({ isSuccess: true });
};

let count = 0;
const terminal = (given: object) => ({ name: `Terminal ${++count}`, unitIds: [here], ...given });
const refused = [{ path: 'deviceId', code: 'UNKNOWN_DEVICE' }];

describe('TRM-03: the register that a terminal belongs to', () => {
  it('is a linked one of its branches, told by its name, and goes to registers by its id', async () => {
    const till = await link(here, 'Theke');
    const id = await saveRecord(app, owner, 'terminal', terminal({ deviceId: till.deviceId }));
    expect(await read(id)).toMatchObject({ device: { id: till.deviceId, name: 'Theke' } });
    const mirror = new Mirror(app, till);
    await mirror.sync();
    expect(mirror.records.get(`terminal/${id}`)).toMatchObject({ deviceId: till.deviceId, autoLogout: 0 });
  });

  it('is refused from another branch, from another business, and when it is none', async () => {
    const far = await link(there, 'Kasse');
    expect((await save(terminal({ deviceId: far.deviceId }))).faults).toEqual(refused);
    expect((await save(terminal({ deviceId: far.deviceId, unitIds: [here, there] }))).faults).toEqual([]);
    expect((await save(terminal({ deviceId: far.deviceId, unitIds: null }))).faults).toEqual([]);
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const foreign = await linkRegister(app, stranger);
    expect((await save(terminal({ deviceId: foreign.deviceId, unitIds: null }))).faults).toEqual(refused);
    expect((await save(terminal({ deviceId: here, unitIds: null }))).faults).toEqual(refused);
  });

  it('stays when it is unlinked, and can only not be chosen anew', async () => {
    const till = await link(here, 'Garten');
    const values = terminal({ deviceId: till.deviceId });
    const id = await saveRecord(app, owner, 'terminal', values);
    await change('unlinkDevice', { id: till.deviceId });
    expect(await read(id)).toMatchObject({ version: 1, device: { name: 'Garten' } });
    expect((await save({ ...values, id, version: 1, priceGroup: 3 })).isSuccess).toBe(true);
    expect((await save(terminal({ deviceId: till.deviceId }))).faults).toEqual(refused);
    // The same till again is the same register.
    await linkRegister(app, owner, { ...till });
    expect(await read(id)).toMatchObject({ version: 2, deviceId: till.deviceId });
  });

  it('leaves the terminals of its old branch when it moves, which their registers hear of', async () => {
    const [till, other] = [await link(here, 'Wandert'), await link(here, 'Kasse')];
    const left = await saveRecord(app, owner, 'terminal', terminal({ deviceId: till.deviceId }));
    const both = await saveRecord(
      app,
      owner,
      'terminal',
      terminal({ deviceId: till.deviceId, unitIds: [here, there] }),
    );
    const everywhere = await saveRecord(
      app,
      owner,
      'terminal',
      terminal({ deviceId: till.deviceId, unitIds: null }),
    );
    const mirror = new Mirror(app, other);
    await mirror.sync();
    await change('moveDevice', { id: till.deviceId, unitId: there });
    expect(await read(left)).toMatchObject({
      deviceId: null,
      device: null,
      version: 2,
      syncState: 'needsSync',
    });
    expect(await read(both)).toMatchObject({ deviceId: till.deviceId, version: 1 });
    expect(await read(everywhere)).toMatchObject({ deviceId: till.deviceId, version: 1 });
    await mirror.sync();
    expect(mirror.records.get(`terminal/${left}`)).toMatchObject({ deviceId: null });
    const history = await app.call(
      '/graphql/pos',
      owner,
      `query($id: ID!) { recordHistory(entity: "terminal", id: $id) { nodes { action changes { field new } } } }`,
      { id: left },
    );
    expect(dataOf<{ recordHistory: { nodes: unknown[] } }>(history).recordHistory.nodes[0]).toEqual({
      action: 'update',
      changes: [{ field: 'deviceId', new: 'null' }],
    });
  });

  it('is named in files, and found there by its name', async () => {
    const till = await link(here, 'Bar unten');
    const name = `Terminal ${++count}`;
    await saveRecord(app, owner, 'terminal', terminal({ name, deviceId: till.deviceId, autoLogout: 300 }));
    const filter = encodeURIComponent(JSON.stringify({ search: name }));
    const response = await download(app, owner, `/api/exports/terminals.csv?filter=${filter}`);
    const text = await response.text();
    expect(text).toContain('Bar unten');
    expect(text).toContain('Automatisch abmelden (Sekunden)');
    const template = await download(app, owner, '/api/import-templates/terminals.csv');
    expect(await template.text()).toContain('Bar unten');
    const file = `Terminal;Kasse;Autologout\n${name};bar unten;300\nNeu;Gibt es nicht;60\n`;
    const found = await upload(app, owner, file, { plural: 'terminals' });
    expect(found.mapping.map(({ target }) => target)).toEqual(['name', 'deviceId', 'autoLogout']);
    const { report } = await check(app, owner, found);
    expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 1, faulty: 1 });
  });

  it('is given to many at once, but not to those of other branches', async () => {
    const till = await link(here, 'Für alle');
    const near = await saveRecord(app, owner, 'terminal', terminal({}));
    const far = await saveRecord(app, owner, 'terminal', terminal({ unitIds: [there] }));
    const answer = await app.call(
      '/graphql/pos',
      owner,
      `query($ids: [ID!], $change: String!) { previewChange(entity: "terminal", ids: $ids, change: $change) {
        changedRows { recordId changes { field newName } } faultyRows { recordId faults { path code } } } }`,
      {
        ids: [near, far],
        change: JSON.stringify({ kind: 'set', values: { deviceId: till.deviceId } }),
      },
    );
    expect(dataOf<{ previewChange: unknown }>(answer).previewChange).toEqual({
      changedRows: [{ recordId: near, changes: [{ field: 'deviceId', newName: 'Für alle' }] }],
      faultyRows: [{ recordId: far, faults: refused }],
    });
  });

  it('narrows the list', async () => {
    const till = await link(here, 'Kasse');
    const id = await saveRecord(app, owner, 'terminal', terminal({ deviceId: till.deviceId }));
    const answer = await app.call(
      '/graphql/pos',
      owner,
      'query($filter: RecordFilterInput) { terminals(filter: $filter) { nodes { id } } }',
      { filter: { conditions: [{ field: 'deviceId', is: 'is', values: [till.deviceId] }] } },
    );
    expect(dataOf<{ terminals: unknown }>(answer).terminals).toEqual({ nodes: [{ id }] });
  });
});
