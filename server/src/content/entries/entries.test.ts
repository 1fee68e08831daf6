import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';
import { audienceOf, contentCalls, entryOf, textOf } from '../testing.ts';

const unitId = newId();

let app: TestServer;
let author: string;
let owner: string;
let calls: ReturnType<typeof contentCalls>;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  author = await app.signIn('admin@demo.example');
  owner = await app.signIn('owner@demo.example');
  calls = contentCalls(app, author);
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('truncate content_entries cascade'));

describe('CNT-10: what is written is read', () => {
  it('once it is published, by the server’s clock', async () => {
    await calls.saved(entryOf());
    await calls.saved(entryOf({ slug: 'entwurf', isDraft: true, texts: [textOf({ title: 'Entwurf' })] }));
    const later = { slug: 'spaeter', publishDate: '2026-03-10T12:00:00Z' };
    await calls.saved(entryOf({ ...later, texts: [textOf({ title: 'Später' })] }));
    expect(await calls.titles(owner)).toEqual(['Kasse']);
    expect(errorOf(await calls.read(owner, 'topic', 'entwurf'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await calls.read(owner, 'topic', 'spaeter'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('not while what holds it together is still being written', async () => {
    const parentId = await calls.saved(entryOf({ isDraft: true }));
    await calls.saved(entryOf({ kind: 'article', slug: 'bon', parentId, texts: [textOf({ title: 'Bon' })] }));
    expect(await calls.titles(owner)).toEqual([]);
    expect(errorOf(await calls.read(owner, 'article', 'bon'))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('CON-01 in the reader’s language, else in English, else in the one that there is', async () => {
    await calls.saved(entryOf({ texts: [textOf(), textOf({ language: 'en', title: 'Register' })] }));
    await calls.saved(entryOf({ slug: 'nur-deutsch', order: 1, texts: [textOf({ title: 'Nur hier' })] }));
    expect(await calls.titles(owner)).toEqual(['Kasse', 'Nur hier']);
    expect(await calls.titles(owner, { language: 'en' })).toEqual(['Register', 'Nur hier']);
    expect(await calls.titles(owner, { language: 'es-ES' })).toEqual(['Register', 'Nur hier']);
  });

  it('page after page in its order, of one order the newest first', async () => {
    for (const [slug, order, day] of [
      ['c', 1, '02'],
      ['b', 0, '01'],
      ['a', 0, '02'],
    ] as const)
      await calls.saved(
        entryOf({ slug, order, publishDate: `2026-03-${day}T08:00:00Z`, texts: [textOf({ title: slug })] }),
      );
    const page = async (after: string | null) => {
      const answer = await app.call(
        '/graphql',
        owner,
        `query ($after: String) { contentEntries(kinds: ["topic"], language: "de", first: 2, after: $after) {
          nodes { slug } pageInfo { endCursor hasNextPage } } }`,
        { after },
      );
      return dataOf<{ contentEntries: { nodes: unknown[]; pageInfo: { endCursor: string } } }>(answer)
        .contentEntries;
    };
    const first = await page(null);
    expect(first).toMatchObject({ nodes: [{ slug: 'a' }, { slug: 'b' }], pageInfo: { hasNextPage: true } });
    expect(await page(first.pageInfo.endCursor)).toMatchObject({
      ...{ nodes: [{ slug: 'c' }], pageInfo: { hasNextPage: false } },
    });
  });

  it.each([
    ['a role', { roles: ['owner'] }, true],
    ['another role', { roles: ['manager', 'user'] }, false],
    ['a country of its branches', { countries: ['DE', 'AT'] }, true],
    ['another country', { countries: ['ES'] }, false],
    ['the back-office', { frontEnds: ['Back_Office'] }, true],
    ['a register', { frontEnds: ['Mobile_Pos'] }, false],
    ['a licence that the company has', { editions: ['basic', 'professional'] }, true],
    ['guests', { isPublic: true }, true],
  ])('by those whom it is for: %s', async (_whom, change, isFound) => {
    await app.owner.query(
      `insert into organization_units (tenant_id, id, name) select tenant_id, $1, 'Markt' from users
       where email = 'owner@demo.example' on conflict do nothing`,
      [unitId],
    );
    await calls.saved(entryOf({ audience: audienceOf(change) }));
    expect(await calls.titles(owner)).toEqual(isFound ? ['Kasse'] : []);
  });

  it('at the front end that it is for', async () => {
    await calls.saved(entryOf({ audience: audienceOf({ frontEnds: ['Mobile_Pos'] }) }));
    expect(await calls.titles(owner, { frontEnd: 'Mobile_Pos' })).toEqual(['Kasse']);
  });

  it('by nobody who is not signed in, not even what is public: that is for feeds', async () => {
    await calls.saved(entryOf({ audience: audienceOf({ isPublic: true }) }));
    expect(errorOf(await calls.read(undefined, 'topic', 'kasse'))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('CNT-05: an article is found', () => {
  beforeEach(async () => {
    const parentId = await calls.saved(entryOf({ texts: [textOf({ title: 'Kasse und Tresen' })] }));
    const articles = [
      [
        'Kassenabschluss am Abend',
        'Zählen und abschließen',
        'Der Bargeldbestand wird gezählt.',
        'End of day',
      ],
      [
        'Bondrucker verbinden',
        'Netzwerkdrucker einrichten',
        'Das Papier liegt richtig.',
        'Connect a printer',
      ],
    ];
    for (const [index, [title, summary, body, english]] of articles.entries())
      await calls.saved(
        entryOf({
          ...{ kind: 'article', slug: `artikel-${index}`, parentId, order: index },
          texts: [
            textOf({ title, summary, body, tags: ['Z-Bericht'] }),
            textOf({ language: 'en', title: english, body: 'In plain words' }),
          ],
        }),
      );
  });

  it.each([
    ['a word of its title', 'Kassenabschluss', 'Kassenabschluss am Abend'],
    ['a part of a compound', 'abschluss', 'Kassenabschluss am Abend'],
    ['the parts of one in any order', 'Abschluss Kasse', 'Kassenabschluss am Abend'],
    ['a word of its body', 'bargeldbestand', 'Kassenabschluss am Abend'],
    ['ss for ß', 'abschliessen', 'Kassenabschluss am Abend'],
    ['ae for ä', 'zaehlen', 'Kassenabschluss am Abend'],
    ['a word in the other language', 'printer', 'Bondrucker verbinden'],
    ['a compound with a letter too few', 'Kasenabschlus', 'Kassenabschluss am Abend'],
    ['a compound with letters exchanged', 'Bondrukcer', 'Bondrucker verbinden'],
    ['a compound that is written apart', 'Netzwerk-Druker', 'Bondrucker verbinden'],
    ['a misspelt word beside a right one', 'Netzwerkdruker Papier', 'Bondrucker verbinden'],
    ['letters that changed places in a short word', 'Ppaier', 'Bondrucker verbinden'],
  ])('by %s', async (_how, search, title) => {
    expect((await calls.titles(owner, { kinds: ['article'], search }))[0]).toBe(title);
  });

  it.each(['Steuerberater', '%', "'; drop table content_entries; --"])('and not by %s', async (search) =>
    expect(await calls.titles(owner, { kinds: ['article'], search })).toEqual([]),
  );

  it('by a tag, the better match first', async () => {
    expect(await calls.titles(owner, { kinds: ['article'], search: 'z-bericht' })).toHaveLength(2);
    expect((await calls.titles(owner, { search: 'kasse' }))[0]).toBe('Kasse und Tresen');
  });

  it('by a word that hundreds have that are not for the reader', async () => {
    await app.owner.query(
      `with e as (insert into content_entries (id, kind, slug, publish_date, details, last_modified_at, last_modified_by)
         select gen_random_uuid(), 'topic', 'entwurf-' || i, now(), '{}', now(), 'Bea' from generate_series(1, 400) i returning id)
       insert into content_texts (entry_id, language, title, summary, body, tags, tag_words, mark)
         select id, 'de', 'Bargeldbestand', '', '', '{}', '', 1 from e`,
    );
    expect(await calls.titles(owner, { search: 'bargeldbestand' })).toEqual(['Kassenabschluss am Abend']);
  });

  it('by a mistyped word that a draft has as it is typed', async () => {
    await calls.saved(entryOf({ slug: 'x', isDraft: true, texts: [textOf({ title: 'Bondrukcer' })] }));
    expect(await calls.titles(owner, { search: 'bondrukcer' })).toEqual(['Bondrucker verbinden']);
  });

  it('within its topic', async () =>
    expect(await calls.titles(owner, { kinds: ['article'], search: 'drucker', parent: 'andere' })).toEqual(
      [],
    ));
});

describe('CNT-05: whether it helped', () => {
  const vote = (token: string | undefined, entryId: string, isHelpful: boolean | null, comment = '') =>
    app.call(
      '/graphql',
      token,
      `mutation ($entryId: ID!, $isHelpful: Boolean, $comment: String!) {
        voteOnContent(entryId: $entryId, isHelpful: $isHelpful, comment: $comment) { isSuccess } }`,
      { entryId, isHelpful, comment },
    );

  it('is told once by each person, who may think otherwise later', async () => {
    const id = await calls.saved(entryOf());
    dataOf(await vote(owner, id, true));
    dataOf(await vote(owner, id, false, 'Das Bild fehlt'));
    // The same once more, a day later: the words stay.
    dataOf(await vote(owner, id, false));
    dataOf(await vote(await app.signIn('user@demo.example'), id, true));
    expect(await calls.edited(id)).toMatchObject({ helpful: 1, notHelpful: 1 });
    expect((await calls.read(owner, 'topic', 'kasse')).data).toMatchObject({
      contentEntry: { wasHelpful: false },
    });
    const comments = `query ($id: ID!) { contentComments(id: $id) { isHelpful comment } }`;
    expect((await app.call('/graphql', author, comments, { id })).data).toEqual({
      contentComments: [{ isHelpful: false, comment: 'Das Bild fehlt' }],
    });
    expect(errorOf(await app.call('/graphql', owner, comments, { id }))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('can be taken back with its words, and what others said stays', async () => {
    const id = await calls.saved(entryOf());
    const user = await app.signIn('user@demo.example');
    dataOf(await vote(owner, id, false, 'Das Bild fehlt'));
    dataOf(await vote(user, id, true));
    dataOf(await vote(owner, id, null));
    dataOf(await vote(owner, id, null));
    expect(await calls.edited(id)).toMatchObject({ helpful: 1, notHelpful: 0 });
    expect((await calls.read(owner, 'topic', 'kasse')).data).toMatchObject({
      contentEntry: { wasHelpful: null },
    });
    expect(errorOf(await vote(undefined, id, null))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is told by readers only', async () => {
    const id = await calls.saved(entryOf({ isDraft: true }));
    expect(errorOf(await vote(owner, id, true))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await vote(undefined, id, true))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
