import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let editor: string;
/** Administrator of a customer's tenant, as everybody is who registers. */
let customer: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  editor = await app.signIn('admin@demo.example');
  await app.owner.query(`update users set role = 'admin' where email = 'manager@demo.example'`);
  customer = await app.signIn('manager@demo.example');
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('delete from news_items'));

const written = {
  language: 'de',
  tittle: 'Neu',
  description: 'Kurz',
  content: 'Ein **Text**',
  tags: ['Kasse'],
  imagePath: null,
  order: 0,
  publishDate: '2026-03-01T08:00:00.000Z',
  isDraft: false,
};

const save = (changes: object = {}, token = editor): Promise<Answer> =>
  app.call(
    '/graphql',
    token,
    'mutation S($item: NewsItemInput!) { saveNewsItem(item: $item) { isSuccess modelId } }',
    {
      item: { ...written, ...changes },
    },
  );

const saved = async (changes: object = {}): Promise<string> =>
  dataOf<{ saveNewsItem: { modelId: string } }>(await save(changes)).saveNewsItem.modelId;

const remove = (ids: readonly string[], token = editor): Promise<Answer> =>
  app.call('/graphql', token, 'mutation R($ids: [ID!]!) { removeNewsItems(ids: $ids) { isSuccess } }', {
    ids,
  });

interface Edited {
  readonly id: string;
  readonly itemId: string;
  readonly tittle: string;
  readonly version: number;
  readonly isDraft: boolean;
}

const edited = async (): Promise<Edited[]> =>
  dataOf<{ editedNews: Edited[] }>(
    await app.call('/graphql', editor, '{ editedNews { id itemId tittle version isDraft } }'),
  ).editedNews;

const shown = async (): Promise<string[]> =>
  dataOf<{ getLimitedNews: { tittle: string }[] }>(
    await app.call('/graphql', customer, '{ getLimitedNews(language: "de") { tittle } }'),
  ).getLimitedNews.map(({ tittle }) => tittle);

const logOf = async (id: string) =>
  (
    await app.owner.query(
      `select l.action, l.actor_name actor, t.name tenant, l.old_values old, l.new_values new from audit_log l
       join tenants t on t.id = l.tenant_id where entity = 'newsItem' and entity_id = $1 order by l.id`,
      [id],
    )
  ).rows;

describe('the vendor’s administrators write news (CNT-10)', () => {
  it('for everybody, as drafts first, with every change in the log', async () => {
    const id = await saved({ isDraft: true });
    expect([await shown(), await edited()]).toEqual([
      [],
      [{ id, itemId: expect.any(String), tittle: 'Neu', version: 1, isDraft: true }],
    ]);
    await saved({ id, version: 1, tittle: 'Ganz neu' });
    expect(await shown()).toEqual(['Ganz neu']);
    expect((await remove([id])).data).toEqual({ removeNewsItems: { isSuccess: true } });
    expect(await shown()).toEqual([]);
    const log = await logOf(id);
    expect(log.map(({ action, actor, tenant }) => [action, actor, tenant])).toEqual([
      ['create', 'Anton Bergmann', 'Tresen'],
      ['update', 'Anton Bergmann', 'Tresen'],
      ['remove', 'Anton Bergmann', 'Tresen'],
    ]);
    expect(log[1]).toMatchObject({
      old: { name: 'Neu', isDraft: true },
      new: { name: 'Ganz neu', isDraft: false, content: 'Ein **Text**' },
    });
  });

  it('in each language once', async () => {
    await saved();
    const [{ itemId } = { itemId: '' }] = await edited();
    await saved({ itemId, language: 'en', tittle: 'New' });
    expect(await shown()).toEqual(['Neu']);
    expect(errorOf(await save({ itemId, language: 'en' }))).toMatchObject({ code: 'CONFLICT' });
    expect(errorOf(await save({ itemId: newId(), language: 'en' }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never over what somebody else has just written', async () => {
    const id = await saved();
    await saved({ id, version: 1, tittle: 'Von A' });
    expect(errorOf(await save({ id, version: 1, tittle: 'Von B' }))).toMatchObject({
      code: 'CONFLICT',
      parameters: { version: 2 },
    });
    expect(errorOf(await save({ id, tittle: 'Ohne Version' }))).toMatchObject({ code: 'CONFLICT' });
    expect(await shown()).toEqual(['Von A']);
  });

  it('and nobody else: an administrator of another tenant has no part in it', async () => {
    const id = await saved();
    for (const answer of [
      await save({}, customer),
      await save({ id, version: 1, tittle: 'Fremd' }, customer),
      await remove([id], customer),
      await app.call('/graphql', customer, '{ editedNews { id } }'),
      await save({}, await app.signIn('owner@demo.example')),
    ])
      expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await shown()).toEqual(['Neu']);
  });

  it('nor a super administrator who acts for a customer', async () => {
    const { rows } = await app.owner.query(`select id from tenants where name = 'Gasthaus Lindenhof'`);
    const answer = await app.call(
      '/graphql',
      await app.signIn('superadmin@demo.example'),
      '{ editedNews { id } }',
      {},
      { 'x-override-tenant': rows[0].id },
    );
    expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([{ tittle: ' ' }, { language: 'fr' }, { imagePath: '//elsewhere.example/x.png' }])(
    'refuses %j',
    async (change) => {
      expect(errorOf(await save(change))).toMatchObject({ code: 'INVALID_INPUT' });
      expect(await edited()).toEqual([]);
    },
  );

  it('removes all or none', async () => {
    const id = await saved();
    expect(errorOf(await remove([id, newId()]))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await remove([]))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await shown()).toEqual(['Neu']);
  });
});
