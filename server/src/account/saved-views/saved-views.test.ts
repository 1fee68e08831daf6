import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let olga: string;
let marek: string;
/** Of no group but everybody's. */
let uwe: string;

beforeAll(async () => {
  app = await startTestApp();
  olga = await app.signIn('owner@demo.example');
  marek = await app.signIn('manager@demo.example');
  uwe = await app.signIn('user@demo.example');
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('delete from saved_views'));

interface View {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isDefault: boolean;
  readonly mayChange: boolean;
  readonly version: number;
}

const written = {
  list: 'printers',
  name: 'Küche',
  query: 'f=group.is.kitchen',
  columns: '[]',
  isShared: false,
};

const saveAs = (token: string, changes: object = {}) =>
  app.call(
    '/graphql',
    token,
    'mutation S($view: SavedViewInput!) { saveView(view: $view) { isSuccess modelId } }',
    { view: { ...written, ...changes } },
  );

const savedBy = async (token: string, changes: object = {}): Promise<string> =>
  dataOf<{ saveView: { modelId: string } }>(await saveAs(token, changes)).saveView.modelId;

const act = (token: string, field: 'removeView' | 'restoreView', id: string) =>
  app.call('/graphql', token, `mutation A($id: ID!) { ${field}(id: $id) { isSuccess } }`, { id });

const makeDefault = (token: string, id: string | null, list = 'printers') =>
  app.call(
    '/graphql',
    token,
    'mutation D($list: String!, $id: ID) { setDefaultView(list: $list, id: $id) { isSuccess } }',
    { list, id },
  );

const viewsOf = async (token: string, list = 'printers'): Promise<View[]> =>
  dataOf<{ savedViews: View[] }>(
    await app.call(
      '/graphql',
      token,
      'query V($list: String!) { savedViews(list: $list) { id name isOwn isDefault mayChange version } }',
      { list },
    ),
  ).savedViews;

const namesOf = async (token: string): Promise<string[]> => (await viewsOf(token)).map(({ name }) => name);

describe('a saved view', () => {
  it("is its owner's alone until it is shared, and belongs to one list", async () => {
    const id = await savedBy(marek);
    expect([await namesOf(marek), await namesOf(olga), await viewsOf(marek, 'articles')]).toEqual([
      ['Küche'],
      [],
      [],
    ]);
    await saveAs(marek, { id, version: 1, isShared: true });
    expect(await viewsOf(uwe)).toEqual([
      { id, name: 'Küche', isOwn: false, isDefault: false, mayChange: false, version: 2 },
    ]);
  });

  it('that is shared is changed by who made it and by owners, by nobody else', async () => {
    const id = await savedBy(marek, { isShared: true });
    expect(errorOf(await saveAs(uwe, { id, version: 1, isShared: true, name: 'Meine' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(errorOf(await act(uwe, 'removeView', id))).toMatchObject({ code: 'FORBIDDEN' });
    await saveAs(olga, { id, version: 1, isShared: true, name: 'Von Olga' });
    expect(await namesOf(uwe)).toEqual(['Von Olga']);
    expect(errorOf(await saveAs(olga, { id, version: 2, isShared: false }))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('of somebody else that is not shared is not there', async () => {
    const id = await savedBy(marek);
    for (const answer of [
      await saveAs(olga, { id, version: 1 }),
      await act(olga, 'removeView', id),
      await makeDefault(olga, id),
    ])
      expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await makeDefault(marek, id, 'articles'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not overwritten by who has looked at an older one', async () => {
    const id = await savedBy(marek);
    await saveAs(marek, { id, version: 1, name: 'Neu' });
    expect(errorOf(await saveAs(marek, { id, version: 1, name: 'Alt' }))).toMatchObject({ code: 'CONFLICT' });
    expect(await namesOf(marek)).toEqual(['Neu']);
  });

  it('is removed and comes back by undo, still the default of whoever chose it', async () => {
    const id = await savedBy(marek, { isShared: true });
    await makeDefault(uwe, id);
    await act(marek, 'removeView', id);
    expect(await namesOf(uwe)).toEqual([]);
    expect(errorOf(await act(marek, 'removeView', id))).toMatchObject({ code: 'NOT_FOUND' });
    await act(marek, 'restoreView', id);
    expect((await viewsOf(uwe)).map(({ isDefault }) => isDefault)).toEqual([true]);
  });

  it('is gone for good a day after it was removed', async () => {
    const id = await savedBy(marek);
    await act(marek, 'removeView', id);
    await app.owner.query(`update saved_views set removed_at = removed_at - interval '2 days'`);
    await act(marek, 'removeView', await savedBy(marek));
    expect(errorOf(await act(marek, 'restoreView', id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('opens a list for one person, one view of each list', async () => {
    const [first, second] = [await savedBy(marek), await savedBy(marek, { name: 'Theke' })];
    await makeDefault(marek, first);
    await makeDefault(marek, second);
    const defaults = async () => (await viewsOf(marek)).filter(({ isDefault }) => isDefault);
    expect((await defaults()).map(({ name }) => name)).toEqual(['Theke']);
    await makeDefault(marek, null);
    expect(await defaults()).toEqual([]);
  });

  it('writes each change into the log', async () => {
    const id = await savedBy(marek);
    await saveAs(marek, { id, version: 1, name: 'Neu' });
    await act(marek, 'removeView', id);
    await act(marek, 'restoreView', id);
    const { rows } = await app.owner.query(
      `select action, new_values->>'name' name from audit_log where entity = 'savedView' and entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'create', name: 'Küche' },
      { action: 'update', name: 'Neu' },
      { action: 'remove', name: null },
      { action: 'restore', name: 'Neu' },
    ]);
  });

  it('stays when its owner is gone, if it is shared', async () => {
    const user = newId();
    await app.owner.query(
      `insert into users (id, tenant_id, email, role, first_name, last_name)
       select $1, tenant_id, 'gone@demo.example', 'user', 'Weg', 'Gang' from users where email = 'user@demo.example'`,
      [user],
    );
    await savedBy(marek, { name: 'Bleibt', isShared: true });
    await savedBy(marek, { name: 'Geht' });
    await app.owner.query('update saved_views set owner_id = $1', [user]);
    await app.owner.query('delete from users where id = $1', [user]);
    await act(olga, 'removeView', await savedBy(olga));
    const { rows } = await app.owner.query('select name from saved_views where removed_at is null');
    expect(rows).toEqual([{ name: 'Bleibt' }]);
  });

  it.each([{ name: ' ' }, { list: 'a b' }, { name: 'x'.repeat(61) }])('refuses %j', async (change) => {
    expect(errorOf(await saveAs(marek, change))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
