import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { button, createButtons } from './testing.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

const stored = [
  {
    ...{ layer: 0, row: 1, column: 2, rowSpan: 1, columnSpan: 1 },
    ...{ target: { kind: 'function', id: 'fastPayCard' }, label: 'Karte', colour: null, pictureId: null },
  },
];

it('BTN-11: servers of the version before store buttons as jsonb, and take them apart so, beside new ones', async () => {
  const tenantId = await addTenant(app);
  const buttons = createButtons(app, await app.signIn((await addPerson(app, tenantId, 'owner')).email));
  const id = await buttons.template();
  await buttons.save(id, 0, [button(0, 0, { kind: 'function', targetId: 'fastPayCash' })]);
  await app.owner.query(
    `insert into button_grids as t (tenant_id, template_id, app, rows, columns, layers, mappings, last_modified_at,
      last_modified_by_name)
     select tenant_id, template_id, app, rows, columns, layers, $2::jsonb, now(), '' from button_grids
     where template_id = $1
     on conflict (tenant_id, template_id, app) do update set mappings = excluded.mappings, version = t.version + 1`,
    [id, JSON.stringify(stored)],
  );
  const [grid] = await buttons.grids(id);
  expect(grid).toMatchObject({ version: 2, mappings: [{ row: 1, targetId: 'fastPayCard', label: 'Karte' }] });
  const { rows } = await app.owner.query(
    `select m -> 'target' -> 'id' as id from button_grids g, jsonb_array_elements(g.mappings) m
     where g.template_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ id: 'fastPayCard' }]);
});
