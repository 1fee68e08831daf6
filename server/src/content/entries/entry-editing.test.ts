import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';
import { contentCalls, entryOf, textOf } from '../testing.ts';

let app: TestServer;
let author: string;
let calls: ReturnType<typeof contentCalls>;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  author = await app.signIn('admin@demo.example');
  calls = contentCalls(app, author);
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('truncate content_entries cascade'));

describe('CNT-10: the vendor’s administrators write content', () => {
  it('with every change in the log', async () => {
    const id = await calls.saved(entryOf({ isDraft: true }));
    await calls.saved(entryOf({ id, version: 1, texts: [textOf({ title: 'Kassen' })] }));
    dataOf(await calls.remove(id, 2));
    const { rows } = await app.owner.query(
      `select action, actor_name actor, old_values->>'name' old, new_values->>'name' new from audit_log
       where entity = 'contentEntry' and entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'create', actor: 'Anton Bergmann', old: null, new: 'Kasse' },
      { action: 'update', actor: 'Anton Bergmann', old: 'Kasse', new: 'Kassen' },
      { action: 'remove', actor: 'Anton Bergmann', old: 'Kassen', new: null },
    ]);
  });

  it('never over what somebody else has just written', async () => {
    const id = await calls.saved(entryOf());
    await calls.saved(entryOf({ id, version: 1, texts: [textOf({ title: 'Von A' })] }));
    for (const version of [1, undefined])
      expect(errorOf(await calls.save(entryOf({ id, version })))).toMatchObject({
        ...{ code: 'CONFLICT', parameters: { version: 2 } },
      });
    expect(errorOf(await calls.remove(id, 1))).toMatchObject({ code: 'CONFLICT' });
    expect(await calls.edited(id)).toMatchObject({ texts: [{ title: 'Von A' }] });
  });

  it('and see which translation is out of date', async () => {
    const english = (title: string) => textOf({ language: 'en', title });
    const id = await calls.saved(entryOf({ texts: [textOf(), english('Register')] }));
    const outOfDate = async () =>
      ((await calls.edited(id)).texts as { language: string; isOutOfDate: boolean }[])
        .filter((text) => text.isOutOfDate)
        .map(({ language }) => language);
    const german = textOf({ title: 'Kassen' });
    await calls.saved(entryOf({ id, version: 1, texts: [german, english('Register')] }));
    expect(await outOfDate()).toEqual(['en']);
    await calls.saved(entryOf({ id, version: 2, texts: [german, english('Registers')] }));
    expect(await outOfDate()).toEqual([]);
    const corrected = [textOf({ title: 'Kassen!' }), english('Registers')];
    await calls.saved(entryOf({ id, version: 3, texts: corrected, isStillRight: true }));
    expect(await outOfDate()).toEqual([]);
  });

  it('and can look back at each state that was saved', async () => {
    const id = await calls.saved(entryOf());
    await calls.saved(entryOf({ id, version: 1, texts: [textOf({ title: 'Kassen' })] }));
    const query = `query ($id: ID!) { contentRevisions(id: $id) { version savedBy texts { title } } }`;
    expect((await app.call('/graphql', author, query, { id })).data).toEqual({
      contentRevisions: [
        { version: 2, savedBy: 'Anton Bergmann', texts: [{ title: 'Kassen' }] },
        { version: 1, savedBy: 'Anton Bergmann', texts: [{ title: 'Kasse' }] },
      ],
    });
  });

  it('and what was a draft for long comes out as new as it is, unless they chose a day', async () => {
    const dateAfter = async (id: string, version: number, publishDate: string, isDraft: boolean) => {
      await calls.saved(entryOf({ id, slug: id, version, publishDate, isDraft }));
      const { rows } = await app.owner.query('select publish_date from content_entries where id = $1', [id]);
      return rows[0].publish_date.toISOString();
    };
    const [begun, chosen] = ['2026-01-07T08:00:00.000Z', '2026-02-01T08:00:00.000Z'];
    const id = await calls.saved(entryOf({ publishDate: begun, isDraft: true }));
    expect(await dateAfter(id, 1, begun, true)).toBe(begun);
    expect(await dateAfter(id, 2, begun, false)).toMatch(/^2026-03-10T/);
    // Taken back to be corrected: it has been out since then.
    await dateAfter(id, 3, chosen, true);
    await app.owner.query(`update content_entries set publish_date = $2 where id = $1`, [id, begun]);
    expect(await dateAfter(id, 4, begun, false)).toBe(begun);
    const other = await calls.saved(entryOf({ publishDate: begun, isDraft: true }));
    expect(await dateAfter(other, 1, chosen, false)).toBe(chosen);
  });

  it('at an address that is its own', async () => {
    const id = await calls.saved(entryOf());
    expect(errorOf(await calls.save(entryOf()))).toMatchObject({
      ...{ code: 'INVALID_INPUT', parameters: { field: 'slug', message: 'SLUG_TAKEN' } },
    });
    expect(errorOf(await calls.save(entryOf({ id, version: 1, kind: 'application' })))).toMatchObject({
      parameters: { message: 'KIND_IS_FIXED' },
    });
  });

  it('below what such an entry stands in, which stays as long as something does', async () => {
    const topic = await calls.saved(entryOf());
    const article = entryOf({ kind: 'article', slug: 'bon', parentId: topic });
    const id = await calls.saved(article);
    for (const parentId of [id, newId()])
      expect(errorOf(await calls.save({ ...article, slug: 'b', parentId }))).toMatchObject({
        parameters: { message: 'NO_PARENT' },
      });
    expect(errorOf(await calls.remove(topic, 1))).toMatchObject({ parameters: { message: 'HAS_ENTRIES' } });
    dataOf(await calls.remove(id, 1));
    dataOf(await calls.remove(topic, 1));
  });
});

describe('contract 2: nobody else writes', () => {
  it.each(['superadmin@demo.example', 'owner@demo.example', 'user@demo.example'])(
    '%s, a person of another tenant or of another role',
    async (email) => {
      const id = await calls.saved(entryOf());
      const token = await app.signIn(email);
      const isVendors = dataOf<{ mayWriteContent: boolean }>(
        await app.call('/graphql', token, '{ mayWriteContent }'),
      ).mayWriteContent;
      const acting = email.startsWith('superadmin') ? await customerId() : undefined;
      const headers: Record<string, string> = acting ? { 'x-override-tenant': acting } : {};
      for (const [query, variables] of [
        [
          'mutation ($entry: ContentEntryInput!) { saveContentEntry(entry: $entry) { modelId } }',
          { entry: entryOf() },
        ],
        ['mutation ($id: ID!) { removeContentEntry(id: $id, version: 1) { isSuccess } }', { id }],
        ['query ($id: ID!) { editedContentEntry(id: $id) { id } }', { id }],
        ['query ($id: ID!) { contentRevisions(id: $id) { version } }', { id }],
        ['{ editedContent(kind: "topic") { id } }', {}],
      ] as const)
        expect(errorOf(await app.call('/graphql', token, query, variables, headers))).toMatchObject({
          code: 'FORBIDDEN',
        });
      expect(isVendors).toBe(acting !== undefined);
      expect(await calls.edited(id)).toMatchObject({ version: 1 });
    },
  );

  async function customerId(): Promise<string> {
    const { rows } = await app.owner.query(`select id from tenants where name = 'Gasthaus Lindenhof'`);
    return rows[0].id;
  }
});
