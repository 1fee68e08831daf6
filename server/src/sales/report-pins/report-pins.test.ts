import { maxPins } from '@tresen/domain/sales/report-pins';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let marek: string;
/** Of no group but everybody's. */
let uwe: string;

beforeAll(async () => {
  app = await startTestApp();
  marek = await app.signIn('manager@demo.example');
  uwe = await app.signIn('user@demo.example');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.owner.query('delete from report_pins');
  await app.owner.query('delete from saved_views');
});

interface Pin {
  readonly viewId: string;
  readonly name: string;
  readonly query: string | null;
  readonly ownerName: string | null;
  readonly range: string;
}

const report = {
  list: 'salesReports',
  name: 'Filialen je Monat',
  query: 'rows=unit&columns=month&figures=turnover',
  columns: '[]',
  isShared: false,
};

const savedBy = async (token: string, changes: object = {}): Promise<string> => {
  const answer = await app.call(
    '/graphql',
    token,
    'mutation S($view: SavedViewInput!) { saveView(view: $view) { modelId } }',
    { view: { ...report, ...changes } },
  );
  return dataOf<{ saveView: { modelId: string } }>(answer).saveView.modelId;
};

const pinAs = (token: string, viewId: string, changes: object = {}) =>
  app.call(
    '/graphql',
    token,
    `mutation P($viewId: ID!, $range: ReportPinRange!, $place: Int) {
      pinReport(viewId: $viewId, range: $range, place: $place) { isSuccess modelId } }`,
    { viewId, range: 'LAST_WEEK', ...changes },
  );

const act = (token: string, field: 'unpinReport' | 'removeView' | 'restoreView', id: string) =>
  app.call(
    '/graphql',
    token,
    `mutation A($id: ID!) { ${field}(${field === 'unpinReport' ? 'viewId' : 'id'}: $id) { isSuccess } }`,
    { id },
  );

const pinsOf = async (token: string): Promise<readonly Pin[]> =>
  dataOf<{ reportPins: readonly Pin[] }>(
    await app.call('/graphql', token, '{ reportPins { viewId name query ownerName range } }'),
  ).reportPins;
const namesOf = async (token: string) => (await pinsOf(token)).map(({ name }) => name);

const pinned = async (token: string, names: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const name of names) {
    const id = await savedBy(token, { name });
    dataOf(await pinAs(token, id));
    ids.push(id);
  }
  return ids;
};

describe('a pinned report', () => {
  it('stands on Home of who pinned it, and of nobody else', async () => {
    const id = await savedBy(marek);
    await pinAs(marek, id);
    expect(await pinsOf(marek)).toEqual([
      { viewId: id, name: report.name, query: report.query, ownerName: null, range: 'LAST_WEEK' },
    ]);
    expect(await pinsOf(uwe)).toEqual([]);
  });

  it('keeps its place when its days change, and follows what the report has become', async () => {
    const [first = ''] = await pinned(marek, ['Eins', 'Zwei']);
    await pinAs(marek, first, { range: 'YESTERDAY' });
    await app.owner.query(`update saved_views set name = 'Neu', query = 'rows=day' where id = $1`, [first]);
    expect((await pinsOf(marek)).map(({ name, query, range }) => [name, query, range])).toEqual([
      ['Neu', 'rows=day', 'YESTERDAY'],
      ['Zwei', report.query, 'LAST_WEEK'],
    ]);
  });

  it('moves to another place, and comes back to its place when taking it off is undone', async () => {
    const [first = '', , third = ''] = await pinned(marek, ['Eins', 'Zwei', 'Drei']);
    await pinAs(marek, third, { place: 0 });
    expect(await namesOf(marek)).toEqual(['Drei', 'Eins', 'Zwei']);
    await act(marek, 'unpinReport', first);
    expect(await namesOf(marek)).toEqual(['Drei', 'Zwei']);
    await pinAs(marek, first, { place: 1 });
    expect(await namesOf(marek)).toEqual(['Drei', 'Eins', 'Zwei']);
  });

  it('is one that somebody has shared, too, and says so', async () => {
    const id = await savedBy(marek, { isShared: true });
    dataOf(await pinAs(uwe, id));
    expect(await pinsOf(uwe)).toMatchObject([{ query: report.query, ownerName: expect.stringMatching(/./) }]);
  });

  it('that is shared no more, or was removed, keeps its name alone, and comes back with it', async () => {
    const id = await savedBy(marek, { isShared: true });
    await pinAs(uwe, id);
    await app.owner.query(`update saved_views set is_shared = false, name = 'Geheim' where id = $1`, [id]);
    expect(await pinsOf(uwe)).toMatchObject([{ name: report.name, query: null, ownerName: null }]);
    await app.owner.query(`update saved_views set is_shared = true`);
    await act(marek, 'removeView', id);
    expect(await pinsOf(uwe)).toMatchObject([{ query: null }]);
    await act(marek, 'restoreView', id);
    expect(await pinsOf(uwe)).toMatchObject([{ name: 'Geheim', query: report.query }]);
  });

  it('that is gone goes by the name under which the person saw it last', async () => {
    const id = await savedBy(marek, { isShared: true });
    await pinAs(uwe, id);
    await app.owner.query(`update saved_views set name = 'Umbenannt' where id = $1`, [id]);
    expect(await namesOf(uwe)).toEqual(['Umbenannt']);
    await app.owner.query(`update saved_views set is_shared = false, name = 'Geheim' where id = $1`, [id]);
    expect(await pinsOf(uwe)).toMatchObject([{ name: 'Umbenannt', query: null }]);
  });

  it('that is gone can be moved and taken off', async () => {
    const [first = ''] = await pinned(marek, ['Eins', 'Zwei']);
    await app.owner.query('delete from saved_views where id = $1', [first]);
    dataOf(await pinAs(marek, first, { place: 1 }));
    expect(await namesOf(marek)).toEqual(['Zwei', 'Eins']);
    dataOf(await act(marek, 'unpinReport', first));
    expect(await namesOf(marek)).toEqual(['Zwei']);
  });

  it(`is one of ${maxPins} at most, also when they come at one moment`, async () => {
    await pinned(marek, ['1', '2', '3', '4', '5']);
    const ids = [await savedBy(marek, { name: '6' }), await savedBy(marek, { name: '7' })];
    const answers = await Promise.all(ids.map((id) => pinAs(marek, id)));
    const refused = answers.filter((answer) => errorOf(answer) !== undefined);
    expect(refused).toHaveLength(1);
    expect(errorOf(refused[0] as (typeof answers)[number])).toMatchObject({ code: 'PINS_FULL' });
    expect(await pinsOf(marek)).toHaveLength(maxPins);
  });

  it('is refused where the person does not see it: of somebody else, of another list, of another tenant', async () => {
    const { rows } = await app.owner.query(
      `insert into saved_views (tenant_id, id, list, name, query, columns, is_shared, owner_name)
       select id, $1, 'salesReports', 'Fremd', '', '[]', true, 'Fremd' from tenants where name = 'Feinkost Sommer'
       returning id`,
      [newId()],
    );
    const hidden = [await savedBy(uwe), await savedBy(marek, { list: 'printers' }), rows[0].id, newId()];
    for (const id of hidden) expect(errorOf(await pinAs(marek, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await act(marek, 'unpinReport', rows[0].id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows only in the tenant for which it was pinned', async () => {
    await pinned(marek, ['Eins']);
    await app.owner.query(
      `update report_pins set tenant_id = (select id from tenants where name = 'Feinkost Sommer')`,
    );
    expect(await pinsOf(marek)).toEqual([]);
  });

  it.each([{ range: 'SOMETIME' }, { place: 6 }, { place: -1 }])('refuses %j', async (change) => {
    expect(errorOf(await pinAs(marek, await savedBy(marek), change))).toBeDefined();
  });
});
