import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askForCheck,
  check,
  start,
  type TestImport,
  untilSetEnded,
  upload,
} from '../../app/testing/import-files.ts';
import { createUnit } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { readSheet } from '../../kit/sheets/index.ts';

let app: TestServer;
let token: string;
let tenantId: string;
beforeAll(async () => {
  app = await startTestApp({}, { readSheet });
  tenantId = await addTenant(app);
  token = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  await createUnit(app, token, { name: 'Mitte', country: 'DE' });
});
afterAll(() => app.stop());

const rows = (count: number): string =>
  [
    'Name;Preis;Kategorie;MwSt;MwSt außer Haus',
    ...Array.from({ length: count }, (_, row) => `Artikel ${row};1,00;Waren;19 %;19 %`),
    '',
  ].join('\n');

const act = (name: string, id: string) =>
  app.call('/graphql/pos', token, `mutation($id: ID!) { ${name}(id: $id) { state } }`, { id });

describe('an import that is given up', () => {
  it('is not checked to its end, and cannot be started', async () => {
    const found = await upload(app, token, rows(8_000));
    dataOf(await askForCheck(app, token, found, { missing: 'create' }));
    expect((await act('cancelImport', found.id)).data).toEqual({ cancelImport: { state: 'cancelled' } });
    const again = await check(app, token, found, { missing: 'create' });
    expect(again).toMatchObject({ state: 'checked', report: { created: 8_000 } });
    await act('cancelImport', found.id);
    expect(errorOf(await start(app, token, again))?.code).toBe('CONFLICT');
  });

  it('while it runs, keeps what is done, which can be undone', async () => {
    const checked = await check(app, token, await upload(app, token, rows(6_000)), { missing: 'create' });
    const { sets } = dataOf<{ startImport: TestImport }>(await start(app, token, checked)).startImport;
    const id = sets.at(-1)?.id ?? '';
    await app.call('/graphql/pos', token, 'mutation($id: ID!) { cancelChangeSet(id: $id) { isSuccess } }', {
      id,
    });
    const set = await untilSetEnded(app, token, id);
    expect(set.state).toBe('cancelled');
    const { rows: stored } = await app.owner.query(
      'select count(*)::int n from articles where tenant_id = $1 and status >= 0',
      [tenantId],
    );
    expect(stored[0].n).toBe(set.changed);
  });
});
