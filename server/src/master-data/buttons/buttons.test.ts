import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkRegister } from '../../app/testing/link-register.ts';
import { branchWithArticle, Mirror } from '../../app/testing/master-data.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { button, createButtons, faultsOf, type Grid, saveGridQuery } from './testing.ts';

let app: TestServer;
let owner: string;
let buttons: ReturnType<typeof createButtons>;
let branch: Awaited<ReturnType<typeof branchWithArticle>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  buttons = createButtons(app, owner);
  branch = await branchWithArticle(app, owner);
}, 60_000);
afterAll(() => app.stop());

const cash = { kind: 'function', targetId: 'fastPayCash' };
const article = () => ({ kind: 'article', targetId: branch.articleId });
const ownTemplate = (values: Readonly<Record<string, unknown>> = {}) =>
  buttons.template({ unitIds: [branch.unitId], ...values });

describe('BTN-05, BTN-06, BTN-10: the grids of a template', () => {
  it('are one for each of its apps, empty in the app’s own layout until somebody saves one', async () => {
    const id = await ownTemplate({ apps: ['Event_App', 'Static_Pos'] });
    expect(await buttons.grids(id)).toMatchObject([
      {
        app: 'Static_Pos',
        rows: 6,
        columns: 8,
        layers: 3,
        version: 0,
        lastModifiedByName: null,
        mappings: [],
      },
      { app: 'Event_App', rows: 5, columns: 5, layers: 1, version: 0 },
    ]);
  });

  it.each([
    ['Event_App', 'Event_App'],
    ['Mobile_Pos', 'Static_Pos'],
    ['', 'Static_Pos'],
  ])('are those of one app where only that is asked for, of the first in place of %s', async (only, app) => {
    const id = await ownTemplate({ apps: ['Event_App', 'Static_Pos'] });
    expect((await buttons.grids(id, only)).map((grid) => grid.app)).toEqual([app]);
  });

  it('are saved as a whole, in reading order, with who did it', async () => {
    const id = await ownTemplate();
    const sent = [
      button(1, 2, cash, { layer: 1, columnSpan: 2, label: ' Bar ', colour: '#AA3300' }),
      button(0, 0, article()),
      button(0, 1, { kind: 'favourites2', targetId: null }),
    ];
    const { isSuccess, grid, tidied } = await buttons.save(id, 0, sent);
    expect(isSuccess).toBe(true);
    // Whoever has sent the others has them as they are stored.
    expect(tidied).toEqual([{ index: 0, label: 'Bar', colour: '#aa3300' }]);
    expect(grid).toMatchObject({
      version: 1,
      rows: 4,
      columns: 5,
      layers: 2,
      lastModifiedByName: 'Olga Lindner',
    });
    expect(grid?.mappings).toMatchObject([
      { kind: 'article', targetId: branch.articleId, label: null },
      { kind: 'favourites2', targetId: null },
      { layer: 1, kind: 'function', targetId: 'fastPayCash', label: 'Bar', colour: '#aa3300', columnSpan: 2 },
    ]);
    expect((await buttons.grids(id))[0]).toEqual(grid);
  });

  it('keep when each button came to its cell, of which a register hears nothing', async () => {
    const id = await ownTemplate();
    const placed = async () =>
      (
        await buttons.ask<readonly { readonly mappings: readonly { placedAt: string | null }[] }[]>(
          'query($id: ID!) { it: buttonGrids(templateId: $id) { mappings { placedAt } } }',
          { id },
        )
      )[0]?.mappings.map(({ placedAt }) => placedAt);
    await buttons.save(id, 0, [button(0, 0, article()), button(0, 1, cash)]);
    const first = await placed();
    expect(first).toEqual([expect.stringMatching(/^2/), expect.stringMatching(/^2/)]);
    await buttons.save(id, 1, [button(0, 0, article(), { label: 'Mokka' }), button(2, 1, cash)]);
    const [stayed, moved] = (await placed()) ?? [];
    expect(stayed).toBe(first?.[0]);
    expect(Date.parse(moved ?? '')).toBeGreaterThan(Date.parse(first?.[1] ?? ''));
  });

  it('make no version where nothing changes', async () => {
    const id = await ownTemplate();
    await buttons.save(id, 0, [button(0, 0, cash)]);
    expect((await buttons.save(id, 1, [button(0, 0, cash)])).grid?.version).toBe(1);
  });

  it.each([
    ['rows', 0],
    ['rows', 13],
    ['columns', 13],
    ['layers', 10],
  ])('are refused with %s %i', async (side, size) => {
    const id = await ownTemplate();
    expect(faultsOf(await buttons.save(id, 0, [], { [side]: size }))).toEqual(['null LAYOUT_OUT_OF_RANGE']);
  });

  it('are none of an app that the template is not for', async () => {
    const id = await ownTemplate();
    const input = {
      templateId: id,
      version: 0,
      app: 'Event_App',
      rows: 1,
      columns: 1,
      layers: 1,
      mappings: [],
    };
    expect(errorOf(await app.call('/graphql/pos', owner, saveGridQuery, { input }))?.code).toBe(
      'INVALID_INPUT',
    );
  });
});

describe('BTN-11, BTN-13: a save that would lose a button', () => {
  it('is refused with its place, and leaves all as it was', async () => {
    const id = await ownTemplate();
    const kept = [button(0, 0, cash), button(3, 4, article())];
    await buttons.save(id, 0, kept);
    const smaller = await buttons.save(id, 1, kept, { rows: 3 });
    expect(smaller).toMatchObject({ isSuccess: false, grid: null });
    expect(faultsOf(smaller)).toEqual(['1 OUTSIDE_LAYOUT']);
    expect((await buttons.grids(id))[0]).toMatchObject({ version: 1, rows: 4, mappings: kept });
  });

  it('keeps all buttons where the layout grows', async () => {
    const id = await ownTemplate();
    const kept = [button(0, 0, cash), button(3, 4, article())];
    await buttons.save(id, 0, kept);
    expect(
      (await buttons.save(id, 1, kept, { rows: 12, columns: 12, layers: 9 })).grid?.mappings,
    ).toMatchObject(kept);
  });

  it('says which button it lies on', async () => {
    const id = await ownTemplate();
    const { faults } = await buttons.save(id, 0, [button(0, 0, cash, { columnSpan: 2 }), button(0, 1, cash)]);
    expect(faults).toEqual([{ index: 1, code: 'OVERLAPS', path: null, other: 0 }]);
  });

  it('BTN-12: another layout takes the place of all', async () => {
    const id = await ownTemplate();
    await buttons.save(id, 0, [button(3, 4, cash)]);
    const { grid } = await buttons.save(id, 1, [], { rows: 1, columns: 1, layers: 1 });
    expect(grid).toMatchObject({ version: 2, rows: 1, mappings: [] });
  });
});

describe('BTN-11: a save of what has changed', () => {
  const begun = async () => {
    const id = await ownTemplate();
    await buttons.save(id, 0, [button(0, 0, cash), button(1, 1, cash), button(3, 4, cash)]);
    return id;
  };
  const places = (grid: Grid | null | undefined) =>
    grid?.mappings.map(({ row, column, label }) => [row, column, label]);

  it('lays it onto what is stored, in reading order, and leaves the rest', async () => {
    const id = await begun();
    const changed = [button(1, 1, cash, { label: ' Bar ' }), button(0, 4, cash)];
    const { grid, tidied } = await buttons.save(id, 1, changed, {
      removed: [
        { layer: 0, row: 3, column: 4 },
        { layer: 0, row: 2, column: 2 },
      ],
    });
    expect(places(grid)).toEqual([
      [0, 0, null],
      [0, 4, null],
      [1, 1, 'Bar'],
    ]);
    expect(tidied).toEqual([{ index: 0, label: 'Bar', colour: null }]);
    expect((await buttons.grids(id))[0]).toEqual(grid);
  });

  it('over an older version is a conflict, and stores nothing', async () => {
    const id = await begun();
    const late = await buttons.save(id, 0, [], { removed: [{ layer: 0, row: 0, column: 0 }] });
    expect([late.isSuccess, late.conflict?.mappings.length]).toEqual([false, 3]);
  });

  it.each([
    [
      'onto one that stays behind it',
      [button(0, 4, cash), button(1, 0, cash, { columnSpan: 2 })],
      {},
      1,
      'OVERLAPS',
    ],
    ['onto one that stays before it', [button(0, 4, cash, { rowSpan: 4 })], {}, 0, 'OVERLAPS'],
    ['off the layout of one that stays', [], { rows: 3 }, null, 'OUTSIDE_LAYOUT'],
  ])('is refused %s', async (_, changed, layout, index, code) => {
    const id = await begun();
    const refused = await buttons.save(id, 1, changed, { ...layout, removed: [] });
    expect(refused.faults).toEqual([{ index, code, path: null, other: null }]);
    expect(places((await buttons.grids(id))[0])).toHaveLength(3);
  });
});

describe('registers', () => {
  it('get a template with its grids, and again when somebody saves one', async () => {
    const own = await branchWithArticle(app, owner);
    const register = await linkRegister(app, owner, { unitId: own.unitId });
    const id = await buttons.template({ unitIds: [own.unitId], apps: ['Static_Pos'] });
    const mirror = new Mirror(app, register);
    await mirror.sync();
    expect(mirror.records.get(`buttonTemplate/${id}`)).toMatchObject({
      apps: ['Static_Pos'],
      grids: [],
      isOfAllBranches: false,
    });
    expect(await stateOf(id)).toBe('synchronized');
    await buttons.save(id, 0, [
      button(1, 2, { kind: 'article', targetId: own.articleId }, { label: 'Mokka' }),
    ]);
    expect(await stateOf(id)).toBe('needsSync');
    await mirror.sync();
    expect(mirror.records.get(`buttonTemplate/${id}`)?.grids).toEqual([
      {
        ...{ app: 'Static_Pos', rows: 4, columns: 5, layers: 2 },
        buttons: [
          {
            ...{ layer: 0, row: 1, column: 2, rowSpan: 1, columnSpan: 1 },
            ...{ kind: 'article', targetId: own.articleId, label: 'Mokka', colour: null, picture: null },
          },
        ],
      },
    ]);
    expect(await stateOf(id)).toBe('synchronized');
  });
});

async function stateOf(id: string): Promise<string> {
  const query = 'query($id: ID!) { it: buttonTemplate(id: $id) { syncState } }';
  return (await buttons.ask<{ syncState: string }>(query, { id })).syncState;
}
