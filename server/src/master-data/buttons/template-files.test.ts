import { randomUUID } from 'node:crypto';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchWithArticle, deleteRecords, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { createButtons, createCafe, type Made, madeFields } from './testing.ts';

let app: TestServer;
let owner: string;
let buttons: ReturnType<typeof createButtons>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  buttons = createButtons(app, owner);
}, 60_000);
afterAll(() => app.stop());

const importQuery = `mutation($input: ImportButtonTemplateInput!) {
  it: importButtonTemplate(input: $input) { ${madeFields} } }`;
const exported = (id: string) =>
  buttons.ask<string>('query($id: ID!) { it: exportButtonTemplate(templateId: $id) }', { id });
const cafe = () => createCafe(app, owner);

describe('a template in a file', () => {
  it('names no id, and makes the same template again', inFull, async () => {
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

  it('takes, of articles with one name, that of the branch which it is for', inFull, async () => {
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

type FileButton = Readonly<Record<string, unknown>>;
type File = Readonly<Record<string, unknown>> & { grids?: readonly { buttons: readonly FileButton[] }[] };

function withButtons(file: File, change: (buttons: readonly FileButton[]) => readonly FileButton[]): File {
  return { ...file, grids: (file.grids ?? []).map((grid) => ({ ...grid, buttons: change(grid.buttons) })) };
}
