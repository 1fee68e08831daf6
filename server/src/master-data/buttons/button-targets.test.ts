import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { branchWithArticle, deleteRecords, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { button, createButtons, faultsOf } from './testing.ts';

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

describe('BTN-07, BTN-08: what a button stands for', () => {
  const strange = randomUUID();

  it.each([
    ['a function that is none', { kind: 'function', targetId: 'explode' }, '0 UNKNOWN_FUNCTION'],
    ['a kind that is none', { kind: 'printer', targetId: strange }, '0 UNKNOWN_TARGET'],
    ['an article without an id', { kind: 'article', targetId: null }, '0 UNKNOWN_TARGET'],
    ['a text for an id', { kind: 'article', targetId: "'; drop table articles" }, '0 UNKNOWN_TARGET'],
    ['an article that is not there', { kind: 'article', targetId: strange }, '0 UNKNOWN_REFERENCE'],
    ['a room that is not there', { kind: 'room', targetId: strange }, '0 UNKNOWN_REFERENCE'],
  ])('is not %s', async (_, target, fault) =>
    expect(faultsOf(await buttons.save(await ownTemplate(), 0, [button(0, 0, target)]))).toEqual([fault]),
  );

  it('is not a picture that nobody uploaded, nor a colour or label that cannot be', async () => {
    const id = await ownTemplate();
    const looks = [{ pictureId: strange }, { colour: 'rot' }, { label: 'x'.repeat(41) }];
    const saved = await buttons.save(
      id,
      0,
      looks.map((look, column) => button(0, column, cash, look)),
    );
    expect(faultsOf(saved)).toEqual(['0 UNKNOWN_PICTURE', '1 NOT_A_COLOUR', '2 LABEL_TOO_LONG']);
  });

  it('is in all branches of the template', async () => {
    await createUnit(app, owner);
    const everywhere = await buttons.template();
    expect(faultsOf(await buttons.save(everywhere, 0, [button(0, 0, article())]))).toEqual([
      '0 NOT_IN_ALL_BRANCHES',
    ]);
  });

  it('is no record of another tenant', async () => {
    const { email } = await addPerson(app, await addTenant(app, 'Fremder Betrieb'), 'owner');
    const stranger = await app.signIn(email);
    const theirs = await saveRecord(app, stranger, 'room', { name: 'Saal' });
    const saved = await buttons.save(await ownTemplate(), 0, [
      button(0, 0, { kind: 'room', targetId: theirs }),
    ]);
    expect(faultsOf(saved)).toEqual(['0 UNKNOWN_REFERENCE']);
  });

  it('is a category of buttons of this template and app only', async () => {
    const [id, other] = [await ownTemplate({ apps: ['Static_Pos', 'Event_App'] }), await ownTemplate()];
    const make = (templateId: string, categoryApp: string) =>
      saveRecord(app, owner, 'buttonCategory', { name: 'Warm', templateId, app: categoryApp });
    const targets = [
      await make(id, 'Static_Pos'),
      await make(id, 'Event_App'),
      await make(other, 'Static_Pos'),
    ];
    const saved = await buttons.save(
      id,
      0,
      targets.map((targetId, column) => button(0, column, { kind: 'buttonCategory', targetId })),
    );
    expect(faultsOf(saved)).toEqual(['1 NOT_OF_TEMPLATE', '2 NOT_OF_TEMPLATE']);
  });

  it('shows its name, price and colour; once deleted it is gone, and stays without being in the way', async () => {
    const id = await ownTemplate();
    const own = await branchWithArticle(app, owner);
    await saveRecord(app, owner, 'buttonTemplate', { id, unitIds: [own.unitId] });
    const sold = button(0, 0, { kind: 'article', targetId: own.articleId });
    const grouped = button(0, 1, { kind: 'category', targetId: own.mainCategoryId });
    await buttons.save(id, 0, [sold, grouped, button(0, 2, cash)]);
    expect((await buttons.shown(id))[0]?.mappings).toMatchObject([
      { name: expect.stringMatching(/^Espresso/), price: 280, isGone: false },
      { name: expect.stringMatching(/^Drinks/), price: null, isGone: false },
      { name: null, isGone: false },
    ]);
    expect(await deleteRecords(app, owner, 'Articles', [own.articleId])).toEqual(['removed']);
    expect((await buttons.shown(id))[0]?.mappings[0]).toMatchObject({ name: null, isGone: true });
    expect((await buttons.save(id, 1, [sold, grouped])).isSuccess).toBe(true);
    // But nobody makes a new button of what is gone.
    await buttons.save(id, 2, [grouped]);
    expect(faultsOf(await buttons.save(id, 3, [grouped, sold]))).toEqual(['1 UNKNOWN_REFERENCE']);
  });
});
