import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, faultsOf, upload } from '../../app/testing/import-files.ts';
import { createUnit } from '../../app/testing/link-register.ts';
import { saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

/** A business with two branches, and an article of a category in both. */
const openShop = async () => {
  const tenantId = await addTenant(app);
  const token = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  const unitIds = [
    await createUnit(app, token, { name: 'Mitte', country: 'DE' }),
    await createUnit(app, token, { name: 'Hafen', country: 'DE' }),
  ];
  const { rows } = await app.owner.query<{ id: string }>('select id from vats where tenant_id = $1 limit 1', [
    tenantId,
  ]);
  const vat = rows[0]?.id;
  const drinks = await saveRecord(app, token, 'category', { name: 'Getränke', unitIds });
  const cola = await saveRecord(app, token, 'article', {
    ...{ name: 'Cola', price: 100, mainCategoryId: drinks },
    ...{ vatInHouseId: vat, vatOutOfHouseId: vat, unitIds },
  });
  return { token, tenantId, drinks, cola, unitIds };
};

const file = `Name;Beschreibung;Filialen
Getränke;Alles Flüssige;Mitte
`;

describe('a row that takes a record from a branch where others name it', () => {
  it(
    'MDA-13: is refused with who they are, and can be changed along with them, which is undone at once',
    inFull,
    async () => {
      const { token, tenantId, drinks, cola, unitIds } = await openShop();
      const found = await upload(app, token, file, { plural: 'categories' });
      const options = { key: 'name' };
      const refused = await check(app, token, found, options);
      expect(refused.report).toMatchObject({ changed: 0, faulty: 1 });
      const [fault] = await faultsOf(app, token, found.id);
      expect(fault).toMatchObject({ row: 2, column: 'C', target: 'unitIds', code: 'USED_IN_BRANCHES' });
      expect(JSON.parse(fault?.parameters ?? '')).toMatchObject({
        by: 'article',
        users: [{ id: cola, name: 'Cola' }],
      });
      expect(fault?.along?.name).toBe('Getränke');

      const along = dataOf<{ saveAlong: { isSuccess: boolean; setId: string } }>(
        await app.call(
          '/graphql/pos',
          token,
          `mutation($record: String!, $key: ID!) {
          saveAlong(entity: "category", record: $record, requestKey: $key) { isSuccess setId } }`,
          { record: fault?.along?.record, key: newId() },
        ),
      ).saveAlong;
      expect(along).toMatchObject({ isSuccess: true });
      const branches = async () =>
        (
          await app.owner.query(
            `select name, unit_ids as units from articles where tenant_id = $1 and id = $2
           union all select name, unit_ids from categories where tenant_id = $1 and id = $3`,
            [tenantId, cola, drinks],
          )
        ).rows;
      expect(await branches()).toEqual([
        { name: 'Cola', units: [unitIds[0]] },
        { name: 'Getränke', units: [unitIds[0]] },
      ]);
      // The whole row is done: what else it says, too.
      const again = await check(app, token, found, options);
      expect(again.report).toMatchObject({ changed: 0, unchanged: 1, faulty: 0 });
      dataOf(
        await app.call(
          '/graphql/pos',
          token,
          'mutation($id: ID!, $key: ID!) { undoChangeSet(id: $id, requestKey: $key) { isSuccess } }',
          { id: along.setId, key: newId() },
        ),
      );
      await expect.poll(branches).toEqual([
        { name: 'Cola', units: unitIds.toSorted() },
        { name: 'Getränke', units: unitIds.toSorted() },
      ]);
    },
  );

  it('is offered nothing along where something else is wrong with it, too', async () => {
    const { token } = await openShop();
    const long = file.replace('Alles Flüssige', 'x'.repeat(3_000));
    const found = await upload(app, token, long, { plural: 'categories' });
    await check(app, token, found, { key: 'name' });
    const faults = await faultsOf(app, token, found.id);
    expect(faults.map(({ along }) => along)).toEqual(faults.map(() => null));
    expect(faults.length).toBeGreaterThan(0);
  });
});
