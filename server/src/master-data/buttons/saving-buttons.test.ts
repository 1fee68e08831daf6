import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { button, createButtons, faultsOf, saveGridQuery } from './testing.ts';

let app: TestServer;
let owner: string;
let buttons: ReturnType<typeof createButtons>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  buttons = createButtons(app, owner);
}, 60_000);
afterAll(() => app.stop());

const cash = { kind: 'function', targetId: 'fastPayCash' };

describe('whoever saves buttons', () => {
  it('gets what is stored where somebody else was faster', async () => {
    const id = await buttons.template();
    await buttons.save(id, 0, [button(0, 0, cash)]);
    const late = await buttons.save(id, 0, []);
    expect(late).toMatchObject({
      isSuccess: false,
      grid: null,
      conflict: { version: 1, mappings: [{ kind: 'function' }] },
    });
  });

  it('of two at once loses nothing: one is stored, the other gets the conflict', async () => {
    const id = await buttons.template();
    const both = await Promise.all([0, 1].map((column) => buttons.save(id, 0, [button(0, column, cash)])));
    expect(both.map(({ isSuccess }) => isSuccess).toSorted()).toEqual([false, true]);
    expect(both.find(({ isSuccess }) => !isSuccess)?.conflict?.version).toBe(1);
  });

  it('sends all cells of the largest layout at once', async () => {
    const cells = Array.from({ length: 9 * 144 }, (_, index) =>
      button(Math.floor(index / 12) % 12, index % 12, cash, { layer: Math.floor(index / 144) }),
    );
    const largest = { rows: 12, columns: 12, layers: 9 };
    const { grid } = await buttons.save(await buttons.template(), 0, cells, largest);
    expect(grid?.mappings).toHaveLength(1296);
  });

  it('sends more buttons than there are cells for nothing', async () => {
    const id = await buttons.template();
    const many = (count: number) => Array.from({ length: count }, () => button(0, 0, cash));
    expect(faultsOf(await buttons.save(id, 0, many(1297)))).toEqual(['null TOO_MANY_BUTTONS']);
    const input = { templateId: id, version: 0, app: 'Static_Pos', rows: 1, columns: 1, layers: 1 };
    const answer = await app.call('/graphql/pos', owner, saveGridQuery, {
      input: { ...input, mappings: many(10_000) },
    });
    expect(errorOf(answer)?.code).toBe('MALFORMED_JSON');
  });

  it('does so in templates of their own tenant only', async () => {
    const id = await buttons.template();
    const { email } = await addPerson(app, await addTenant(app, 'Noch ein Betrieb'), 'owner');
    const stranger = await app.signIn(email);
    const input = {
      templateId: id,
      version: 0,
      app: 'Static_Pos',
      rows: 1,
      columns: 1,
      layers: 1,
      mappings: [],
    };
    expect(errorOf(await app.call('/graphql/pos', stranger, saveGridQuery, { input }))?.code).toBe(
      'NOT_FOUND',
    );
    const read = await app.call('/graphql/pos', stranger, `{ buttonGrids(templateId: "${id}") { app } }`);
    expect(errorOf(read)?.code).toBe('NOT_FOUND');
  });

  it('stands in the audit log', async () => {
    const name = `Tresen ${randomUUID()}`;
    const id = await buttons.template({ name });
    await buttons.save(id, 0, [button(0, 0, cash)]);
    const log = await app.call(
      '/graphql',
      owner,
      '{ auditLog(first: 1) { nodes { entity action entityId entityName changes { field old new } } } }',
    );
    const [entry] = dataOf<{ auditLog: { nodes: { entity: string; entityId: string }[] } }>(log).auditLog
      .nodes;
    expect(entry).toMatchObject({
      ...{ entity: 'buttonGrid', action: 'update', entityId: id, entityName: name },
      changes: expect.arrayContaining([expect.objectContaining({ field: 'buttons', old: '0', new: '1' })]),
    });
  });
});
