import { type Api, signInToApi } from './api.ts';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** A branch with one article, through the API as its owner. */
export interface SmallMenu {
  readonly api: Api;
  readonly unitId: string;
  readonly articleId: string;
  /** Saves the article again with other values. */
  change(values: Readonly<Record<string, unknown>>): Promise<void>;
}

const types = { category: 'Category', article: 'Article' } as const;

interface Unit {
  readonly id: string;
  readonly name: string;
}

/** Makes an article of 4.00 euros in the branch of that name, and what it needs. */
export const makeMenu = async (
  server: ServerProcess,
  owner: string,
  unit: string,
  name: string,
): Promise<SmallMenu> => {
  const api = await signInToApi(server.url, owner, demoPassword);
  const { organizationUnits } = await api.ask<{ organizationUnits: Unit[] }>(
    '/graphql',
    '{ organizationUnits { id name } }',
  );
  const unitId = organizationUnits.find((one) => one.name === unit)?.id ?? '';
  const { vats } = await api.ask<{ vats: { nodes: { id: string }[] } }>(
    '/graphql/pos',
    'query($filter: RecordFilterInput) { vats(filter: $filter) { nodes { id } } }',
    { filter: { unitIds: [unitId] } },
  );
  const vatId = vats.nodes[0]?.id;
  const mainCategoryId = await save(api, 'category', { name: `${name}e`, sort: 1, unitIds: [unitId] });
  const only = { mainCategoryId, vatInHouseId: vatId, vatOutOfHouseId: vatId, unitIds: [unitId] };
  const values = { name, price: 400, ...only };
  const articleId = await save(api, 'article', values);
  const change: SmallMenu['change'] = async (changes) => {
    const query = 'query($id: ID!) { article(id: $id) { version } }';
    const { article } = await api.ask<{ article: { version: number } }>('/graphql/pos', query, {
      id: articleId,
    });
    await save(api, 'article', { ...values, ...changes, id: articleId, version: article.version });
  };
  return { api, unitId, articleId, change };
};

async function save(api: Api, kind: keyof typeof types, record: object): Promise<string> {
  const type = types[kind];
  const query = `mutation($record: ${type}Input!) {
    saved: save${type}(${kind}: $record) { isSuccess modelId faults { path code } } }`;
  const { saved } = await api.ask<{ saved: { modelId: string | null } }>('/graphql/pos', query, { record });
  if (saved.modelId === null) throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return saved.modelId;
}
