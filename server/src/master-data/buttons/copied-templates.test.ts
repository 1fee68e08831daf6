import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { branchWithArticle, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { button, createButtons, createCafe, type Made, madeFields } from './testing.ts';

let app: TestServer;
let owner: string;
let buttons: ReturnType<typeof createButtons>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  buttons = createButtons(app, owner);
}, 60_000);
afterAll(() => app.stop());

const copyQuery = `mutation($input: CopyButtonTemplateInput!) { it: copyButtonTemplate(input: $input) { ${madeFields} } }`;
const copy = (input: object) => buttons.ask<Made>(copyQuery, { input });
const cafe = () => createCafe(app, owner);
const cash = { kind: 'function', targetId: 'fastPayCash' };

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
