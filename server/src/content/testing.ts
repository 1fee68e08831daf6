import { dataOf, type TestServer } from '../app/testing/test-app.ts';

const audience = { isPublic: false, roles: [], countries: [], frontEnds: [], editions: [] };

/** A topic that is published, with what a test changes. */
export const entryOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ kind: 'topic', slug: 'kasse', parentId: null, order: 0, isDraft: false, isStillRight: false },
  ...{ publishDate: '2026-03-01T08:00:00Z', audience, details: { version: '', frontEnd: null, files: [] } },
  texts: [textOf()],
  ...change,
});

/** A German text. */
export const textOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ language: 'de', title: 'Kasse', summary: '', body: '', tags: [] },
  ...change,
});

/** For whom, where it is not for everybody. */
export const audienceOf = (change: Readonly<Record<string, unknown>>) => ({ ...audience, ...change });

/** What authors and readers do, as they call it. */
export const contentCalls = (app: TestServer, author: string) => {
  const save = (entry: object, token = author) =>
    app.call(
      '/graphql',
      token,
      'mutation ($entry: ContentEntryInput!) { saveContentEntry(entry: $entry) { modelId } }',
      { entry },
    );
  return {
    save,
    saved: async (entry: object): Promise<string> =>
      dataOf<{ saveContentEntry: { modelId: string } }>(await save(entry)).saveContentEntry.modelId,
    remove: (id: string, version: number, token = author) =>
      app.call(
        '/graphql',
        token,
        'mutation ($id: ID!, $version: Int!) { removeContentEntry(id: $id, version: $version) { isSuccess } }',
        { id, version },
      ),
    edited: async (id: string) =>
      dataOf<{ editedContentEntry: Record<string, unknown> }>(
        await app.call(
          '/graphql',
          author,
          `query ($id: ID!) { editedContentEntry(id: $id) { version slug isDraft lastModifiedBy helpful notHelpful
            texts { language title isOutOfDate } } }`,
          { id },
        ),
      ).editedContentEntry,
    /** Titles of what somebody finds. */
    titles: async (token: string | undefined, args: Readonly<Record<string, unknown>> = {}) => {
      const answer = await app.call(
        '/graphql',
        token,
        `query ($kinds: [String!]!, $language: String!, $parent: String, $search: String, $frontEnd: String) {
          contentEntries(kinds: $kinds, language: $language, parent: $parent, search: $search, frontEnd: $frontEnd) {
            nodes { title } } }`,
        { kinds: ['topic', 'article'], language: 'de', ...args },
      );
      return dataOf<{ contentEntries: { nodes: { title: string }[] } }>(answer).contentEntries.nodes.map(
        ({ title }) => title,
      );
    },
    read: (token: string | undefined, kind: string, slug: string) =>
      app.call(
        '/graphql',
        token,
        `query ($kind: String!, $slug: String!) { contentEntry(kind: $kind, slug: $slug, language: "de") {
          wasHelpful entry { title parentTitle } } }`,
        { kind, slug },
      ),
  };
};
