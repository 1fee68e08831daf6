import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { branchWithArticle, deleteRecords, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { button, createButtons } from './testing.ts';

let app: TestServer;
let owner: string;
let buttons: ReturnType<typeof createButtons>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  buttons = createButtons(app, owner);
}, 60_000);
afterAll(() => app.stop());

interface Made {
  readonly isSuccess: boolean;
  readonly templateId: string;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
  readonly missing: readonly string[];
  readonly takenNumbers: readonly object[];
}

const madeFields = 'isSuccess templateId faults { path code } missing takenNumbers { name number nameHere }';
const copyQuery = `mutation($input: CopyButtonTemplateInput!) { it: copyButtonTemplate(input: $input) { ${madeFields} } }`;
const importQuery = `mutation($input: ImportButtonTemplateInput!) {
  it: importButtonTemplate(input: $input) { ${madeFields} } }`;
const copy = (input: object) => buttons.ask<Made>(copyQuery, { input });
const exported = (id: string) =>
  buttons.ask<string>('query($id: ID!) { it: exportButtonTemplate(templateId: $id) }', { id });
const cash = { kind: 'function', targetId: 'fastPayCash' };

/** A template of a branch with a button of each sort, of a category below another. */
async function cafe() {
  const branch = await branchWithArticle(app, owner);
  const templateId = await buttons.template({ unitIds: [branch.unitId] });
  const warm = await saveRecord(app, owner, 'buttonCategory', { name: 'Warm', templateId, sort: 2 });
  const tea = await saveRecord(app, owner, 'buttonCategory', { name: 'Tee', templateId, parentId: warm });
  const mappings = [
    button(0, 0, { kind: 'article', targetId: branch.articleId }, { label: 'Mokka', colour: '#aa3300' }),
    button(0, 1, { kind: 'category', targetId: branch.mainCategoryId }),
    button(1, 0, { kind: 'buttonCategory', targetId: tea }, { rowSpan: 2 }),
    button(3, 4, cash),
  ];
  await buttons.save(templateId, 0, mappings);
  return { ...branch, templateId, mappings, tea };
}

const categoriesOf = async (templateId: string) =>
  (
    await buttons.ask<{ nodes: { id: string; name: string; parent: { name: string } | null }[] }>(
      `query($f: RecordFilterInput) { it: buttonCategories(filter: $f) { nodes { id name parent { name } } } }`,
      { f: { conditions: [{ field: 'templateId', is: 'is', values: [templateId] }] } },
    )
  ).nodes;

describe('a copy of a template', () => {
  it('has its buttons, and categories of its own', async () => {
    const { templateId, unitId, mappings, tea } = await cafe();
    const made = await copy({ templateId, name: `Terrasse ${randomUUID()}`, unitIds: [unitId] });
    expect(made).toMatchObject({ isSuccess: true, faults: [], missing: [] });
    const own = await categoriesOf(made.templateId);
    expect(own.map(({ name, parent }) => `${name} < ${parent?.name}`).toSorted()).toEqual([
      'Tee < Warm',
      'Warm < undefined',
    ]);
    const [grid] = await buttons.grids(made.templateId);
    const ownTea = own.find(({ name }) => name === 'Tee')?.id;
    expect(ownTea).not.toBe(tea);
    expect(grid?.mappings).toMatchObject(
      mappings.map((one) => (one.kind === 'buttonCategory' ? { ...one, targetId: ownTea } : one)),
    );
  });

  it('for another branch leaves out what is not there, and says so', async () => {
    const { templateId } = await cafe();
    const made = await copy({
      templateId,
      name: `Nord ${randomUUID()}`,
      unitIds: [await createUnit(app, owner)],
    });
    expect(made.missing).toEqual([expect.stringMatching(/^Drinks/), expect.stringMatching(/^Espresso/)]);
    expect((await buttons.grids(made.templateId))[0]?.mappings.map(({ kind }) => kind)).toEqual([
      'buttonCategory',
      'function',
    ]);
  });

  const differences = (templateId: string, unitIds: readonly string[] | null) =>
    buttons.ask<readonly object[]>(
      `query($id: ID!, $unitIds: [ID!]) { it: buttonTemplateCopy(templateId: $id, unitIds: $unitIds) {
        kind id name number isThere own { id name number } } }`,
      { id: templateId, unitIds },
    );

  /** Two branches that each have an article of the same name and number, and a template of the first one. */
  async function twoBranches() {
    const [here, there] = [await branchWithArticle(app, owner), await branchWithArticle(app, owner)];
    const [name, plu] = [`Radler ${randomUUID()}`, String(Math.floor(Math.random() * 1e9))];
    const [id = '', own = ''] = await Promise.all(
      [here, there].map((one) =>
        saveRecord(app, owner, 'article', {
          ...one.articleValues,
          name,
          plu: one === here ? plu : `1${plu}`,
        }),
      ),
    );
    const templateId = await buttons.template({ unitIds: [here.unitId] });
    const radler = button(0, 0, { kind: 'article', targetId: id });
    const espresso = button(0, 1, { kind: 'article', targetId: here.articleId });
    await buttons.save(templateId, 0, [radler, espresso, button(1, 0, cash)]);
    return { here, there, id, own, name, plu, templateId };
  }

  it('is asked about before: what the other branch has of its own, and what it has not', async () => {
    const { here, there, id, own, name, plu, templateId } = await twoBranches();
    expect(await differences(templateId, [here.unitId])).toEqual([]);
    expect(await differences(templateId, [there.unitId])).toEqual([
      {
        ...{ kind: 'article', id: here.articleId, name: expect.stringMatching(/^Espresso/), number: null },
        ...{ isThere: false, own: null },
      },
      {
        ...{ kind: 'article', id, name, number: plu, isThere: false },
        own: { id: own, name, number: `1${plu}` },
      },
    ]);
    // Neither of them is in both.
    expect(await differences(templateId, [here.unitId, there.unitId])).toMatchObject([
      { isThere: false, own: null },
      { isThere: false, own: null },
    ]);
  });

  it('is asked about what has its number there, and about what is there beside it', async () => {
    const { here, there, plu, templateId } = await twoBranches();
    const cola = await saveRecord(app, owner, 'article', {
      ...there.articleValues,
      name: `Cola ${plu}`,
      plu,
    });
    const everywhere = await buttons.template({ unitIds: [here.unitId, there.unitId] });
    const [name, unitIds] = [`Wasser ${randomUUID()}`, [here.unitId, there.unitId]];
    const common = {
      name,
      mainCategoryId: await saveRecord(app, owner, 'category', { name, sort: 1, unitIds }),
    };
    const water = await saveRecord(app, owner, 'article', { ...here.articleValues, ...common, unitIds });
    const ownWater = await saveRecord(app, owner, 'article', { ...there.articleValues, name });
    await buttons.save(everywhere, 0, [button(0, 0, { kind: 'article', targetId: water })]);
    expect(await differences(everywhere, [there.unitId])).toMatchObject([
      { id: water, isThere: true, own: { id: ownWater } },
    ]);
    // The name tells more than the number.
    expect(await differences(templateId, [there.unitId])).not.toMatchObject([{}, { own: { id: cola } }]);
  });

  it('takes what the branch has of its own where the person has chosen so, and nothing else', async () => {
    const { here, there, id, own, templateId } = await twoBranches();
    const input = { templateId, name: `Dort ${randomUUID()}`, unitIds: [there.unitId] };
    const made = await copy({ ...input, replacements: [{ targetId: id, byId: own }] });
    expect(made).toMatchObject({ isSuccess: true, missing: [expect.stringMatching(/^Espresso/)] });
    expect((await buttons.grids(made.templateId))[0]?.mappings).toMatchObject([
      { kind: 'article', targetId: own },
      { kind: 'function' },
    ]);
    const wrong = [{ targetId: id, byId: here.articleId }];
    const refused = await copy({ ...input, name: `Wieder ${randomUUID()}`, replacements: wrong });
    expect(refused.missing).toHaveLength(2);
    expect((await buttons.grids(refused.templateId))[0]?.mappings).toMatchObject([{ kind: 'function' }]);
  });

  it('is asked about by nobody of another tenant', async () => {
    const { templateId } = await cafe();
    const { email } = await addPerson(app, await addTenant(app), 'owner');
    const answer = await app.call(
      '/graphql/pos',
      await app.signIn(email),
      'query($id: ID!) { it: buttonTemplateCopy(templateId: $id) { id } }',
      { id: templateId },
    );
    expect(errorOf(answer)?.code).toBe('NOT_FOUND');
  });

  it('needs a name of its own, and branches of the tenant', async () => {
    const { templateId, unitId } = await cafe();
    const name = `Doppelt ${randomUUID()}`;
    await copy({ templateId, name, unitIds: [unitId] });
    expect((await copy({ templateId, name, unitIds: [unitId] })).faults).toEqual([
      { path: 'name', code: 'TAKEN' },
    ]);
    expect((await copy({ templateId, name: 'Fremd', unitIds: [randomUUID()] })).faults).toEqual([
      { path: 'unitIds', code: 'UNKNOWN_BRANCH' },
    ]);
  });
});

describe('a template in a file', () => {
  it('names no id, and makes the same template again', async () => {
    const { templateId, unitId, mappings } = await cafe();
    const json = await exported(templateId);
    expect(json).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/);
    const made = await buttons.ask<Made>(importQuery, {
      input: { json, name: `Datei ${randomUUID()}`, unitIds: [unitId] },
    });
    expect(made).toMatchObject({ isSuccess: true, missing: [] });
    const strip = (given: readonly { targetId?: string | null; kind: string }[]) =>
      given.map(({ targetId, ...one }) => (one.kind === 'buttonCategory' ? one : { ...one, targetId }));
    expect(strip((await buttons.grids(made.templateId))[0]?.mappings ?? [])).toMatchObject(strip(mappings));
  });

  it('finds articles of another tenant by name, leaves out what it has not, and says so', async () => {
    const { templateId } = await cafe();
    const json = await exported(templateId);
    const { email } = await addPerson(app, await addTenant(app), 'owner');
    const theirs = createButtons(app, await app.signIn(email));
    const made = await theirs.ask<Made>(importQuery, { input: { json } });
    expect(made.missing).toHaveLength(2);
    expect((await theirs.grids(made.templateId))[0]?.mappings.map(({ kind }) => kind)).toEqual([
      'buttonCategory',
      'function',
    ]);
  });

  /** A file with one button of an article, and one of cash that bears `label`. */
  const fileWith = (article: object, label: string | null = null): string => {
    const place = { layer: 0, row: 0, rowSpan: 1, columnSpan: 1 };
    const sells = { ...place, column: 0, kind: 'article', ...article };
    const pays = { ...place, column: 1, kind: 'function', target: 'fastPayCash', label };
    const grid = { app: 'Static_Pos', rows: 2, columns: 2, layers: 1, buttons: [sells, pays] };
    return JSON.stringify({
      ...{ format: 'tresen-buttons', version: 1, name: `Datei ${randomUUID()}`, apps: ['Static_Pos'] },
      ...{ categories: [], grids: [grid] },
    });
  };

  it('takes no article for another one that has its number here, and says whose it is', async () => {
    const { unitId, articleValues } = await branchWithArticle(app, owner);
    const [plu, name] = [String(Math.floor(Math.random() * 1e9)), `Schnitzel ${randomUUID()}`];
    await saveRecord(app, owner, 'article', { ...articleValues, name, plu });
    const input = { json: fileWith({ plu, target: 'Bergkäse fremd' }), unitIds: [unitId] };
    expect(await buttons.ask<Made>(importQuery, { input })).toMatchObject({
      missing: ['Bergkäse fremd'],
      takenNumbers: [{ name: 'Bergkäse fremd', number: plu, nameHere: name }],
    });
    const own = { json: fileWith({ plu, target: name.toUpperCase() }), unitIds: [unitId] };
    expect(await buttons.ask<Made>(importQuery, { input: own })).toMatchObject({
      ...{ missing: [], takenNumbers: [] },
    });
  });

  it('takes, of articles with one name, that of the branch which it is for', async () => {
    const [first, second] = [await branchWithArticle(app, owner), await branchWithArticle(app, owner)];
    const name = `Radler ${randomUUID()}`;
    for (const { articleValues } of [first, second])
      await saveRecord(app, owner, 'article', { ...articleValues, name });
    for (const { unitId } of [first, second]) {
      const input = { json: fileWith({ target: name }), unitIds: [unitId] };
      expect(await buttons.ask<Made>(importQuery, { input })).toMatchObject({ missing: [] });
    }
  });

  it.each([
    ['a zero byte, which no database reads', 'Bar\0zahlung', 'Barzahlung'],
    ['half a character', 'Bar\ud800', 'Bar\ufffd'],
    ['spaces alone, which would leave the button blank', '   ', null],
  ])('stores no label with %s', async (_, label, stored) => {
    const made = await buttons.ask<Made>(importQuery, { input: { json: fileWith({ target: 'x' }, label) } });
    const [grid] = await buttons.grids(made.templateId);
    expect(grid?.mappings.map((one) => one.label)).toEqual([stored]);
  });

  it('has no button of an article that was deleted meanwhile, and says so', async () => {
    const { templateId, unitId, articleId } = await cafe();
    const json = await exported(templateId);
    expect(await deleteRecords(app, owner, 'Articles', [articleId])).toEqual(['removed']);
    const made = await buttons.ask<Made>(importQuery, {
      input: { json, name: `Danach ${randomUUID()}`, unitIds: [unitId] },
    });
    expect(made).toMatchObject({ isSuccess: true, missing: [expect.stringMatching(/^Espresso/)] });
    expect((await buttons.grids(made.templateId))[0]?.mappings.map(({ kind }) => kind)).toEqual([
      'category',
      'buttonCategory',
      'function',
    ]);
  });

  it.each<[string, (file: File) => unknown]>([
    ['no JSON', () => '{'],
    ['another JSON', () => ({ articles: [] })],
    ['another version', (file) => ({ ...file, version: 2 })],
    ['buttons over each other', (file) => withButtons(file, (all) => [...all, ...all])],
    ['a kind that is none', (file) => withButtons(file, ([one]) => [{ ...one, kind: 'bomb' }])],
    [
      'a function that is none',
      (file) => withButtons(file, ([one]) => [{ ...one, kind: 'function', target: 'x' }]),
    ],
    [
      'ten thousand buttons',
      (file) => withButtons(file, ([one]) => Array.from({ length: 10_000 }, () => one ?? {})),
    ],
    ['buttons of an app that it is not for', (file) => ({ ...file, apps: ['Event_App'] })],
    [
      'the buttons of an app twice',
      ({ grids = [], ...file }) => ({ ...file, grids: [...grids, ...grids.slice(0, 1)] }),
    ],
    [
      'categories in a circle',
      (file) => ({
        ...file,
        categories: [
          { key: 'a', parent: 'b', name: 'A', app: 'Static_Pos', sort: 0 },
          { key: 'b', parent: 'a', name: 'B', app: 'Static_Pos', sort: 0 },
        ],
      }),
    ],
  ])('is refused with %s', async (_, change) => {
    const { templateId } = await cafe();
    const changed = change(JSON.parse(await exported(templateId)));
    const json = typeof changed === 'string' ? changed : JSON.stringify(changed);
    const answer = await app.call('/graphql/pos', owner, importQuery, {
      input: { json, name: randomUUID() },
    });
    expect(errorOf(answer)?.code).toBe('INVALID_INPUT');
  });

  it('of a newer version is refused as such, whatever else stands in it', async () => {
    const json = JSON.stringify({ format: 'tresen-buttons', version: 2, surfaces: [] });
    const answer = await app.call('/graphql/pos', owner, importQuery, { input: { json } });
    expect(errorOf(answer)).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field: 'json', reason: 'newer' },
    });
  });

  it('of a category that is not in it has no button of it', async () => {
    const { templateId, unitId } = await cafe();
    const file = withButtons(JSON.parse(await exported(templateId)), ([one]) => [
      { ...one, kind: 'buttonCategory', target: "'; drop table" },
    ]);
    const made = await buttons.ask<Made>(importQuery, {
      input: { json: JSON.stringify(file), name: randomUUID().slice(1), unitIds: [unitId] },
    });
    expect(made).toMatchObject({ isSuccess: true, missing: ["'; drop table"] });
  });
});

describe('who shows a template', () => {
  it('is a branch with its registers of the app; one that lists the branch counts before one of all', async () => {
    const unitId = await createUnit(app, owner);
    const register = await linkRegister(app, owner, { unitId, name: 'Tresen' });
    const mobile = await linkRegister(app, owner, { unitId, name: 'Handy', databaseId: register.databaseId });
    await saveRecord(app, owner, 'terminal', {
      ...{ name: 'Handy', type: 'Mobile_Pos', deviceId: mobile.deviceId, unitIds: [unitId] },
    });
    const everywhere = await buttons.template({ name: `A ${randomUUID()}` });
    expect(await useIn(everywhere, unitId)).toEqual([
      { app: 'Static_Pos', registerIds: [register.deviceId] },
    ]);
    const own = await buttons.template({ unitIds: [unitId], apps: ['Static_Pos', 'Mobile_Pos'] });
    expect(await useIn(everywhere, unitId)).toEqual([]);
    expect(await useIn(own, unitId)).toEqual([
      { app: 'Mobile_Pos', registerIds: [mobile.deviceId] },
      { app: 'Static_Pos', registerIds: [register.deviceId] },
    ]);
  });
});

async function useIn(templateId: string, unit: string) {
  const use = await buttons.ask<{ app: string; unitId: string; registerIds: string[] }[]>(
    'query($id: ID!) { it: buttonTemplateUse(templateId: $id) { app unitId registerIds } }',
    { id: templateId },
  );
  return use.filter(({ unitId }) => unitId === unit).map(({ unitId: _unitId, ...rest }) => rest);
}

type FileButton = Readonly<Record<string, unknown>>;
type File = Readonly<Record<string, unknown>> & { grids?: readonly { buttons: readonly FileButton[] }[] };

function withButtons(file: File, change: (buttons: readonly FileButton[]) => readonly FileButton[]): File {
  return { ...file, grids: (file.grids ?? []).map((grid) => ({ ...grid, buttons: change(grid.buttons) })) };
}
