import { randomUUID } from 'node:crypto';
import { type EntityName, isSynced, type SyncedName } from '@tresen/domain/kit/entities';
import type { ChangesPage } from '@tresen/domain/master-data/sync';
import { allSources } from '../../master-data/index.ts';
import { createUnit, type LinkedRegister } from './link-register.ts';
import { type Answer, dataOf, type TestServer } from './test-app.ts';

/** Where the records of a kind are answered. */
export const endpointOf = (kind: EntityName): '/graphql' | '/graphql/pos' =>
  isSynced(kind) ? '/graphql/pos' : '/graphql';

/** Saves a record as a person does, and returns its id. @throws when it is refused */
export const saveRecord = async (
  app: TestServer,
  person: string,
  kind: EntityName,
  values: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const { type } = allSources[kind];
  const field = `save${type}`;
  const query = `mutation($it: ${type}Input!) {
    ${field}(${kind}: $it) { isSuccess message modelId faults { path code } } }`;
  const answer = await app.call(endpointOf(kind), person, query, { it: values });
  const saved = dataOf<Record<string, { isSuccess: boolean; modelId: string }>>(answer)[field];
  if (!saved?.isSuccess) throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return saved.modelId;
};

/** Deletes records and returns what became of each. */
export const deleteRecords = async (
  app: TestServer,
  person: string,
  plural: 'Vats' | 'Categories' | 'Printers' | 'Articles',
  ids: readonly string[],
): Promise<readonly string[]> => {
  const query = `mutation($ids: [ID!]!) { deleted: delete${plural}(ids: $ids) { deletions { outcome } } }`;
  const answer = await app.call('/graphql/pos', person, query, { ids });
  const { deleted } = dataOf<{ deleted: { deletions: { outcome: string }[] } }>(answer);
  return deleted.deletions.map(({ outcome }) => outcome);
};

/** Values of a printer that can be saved; give what the test is about. */
export const printerOf = (given: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  name: `Printer ${randomUUID().slice(0, 8)}`,
  group: 'kitchen',
  codePage: 'CP858',
  copies: 1,
  printWidth: 42,
  signals: 'none',
  unitIds: null,
  ...given,
});

/** Asks for changes as the register does. */
export const askChanges = (
  app: TestServer,
  { accessToken }: Pick<LinkedRegister, 'accessToken'>,
  asked: { readonly after?: string | undefined; readonly first?: number | undefined } = {},
): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    accessToken,
    `query($after: String, $first: Int) { changes(after: $after, first: $first) {
      changes { seq entity id operation version content } cursor hasMore isSnapshot isReset } }`,
    { ...asked },
  );

/** A page of changes. @throws when the answer has errors */
export const changesPage = async (
  app: TestServer,
  register: Pick<LinkedRegister, 'accessToken'>,
  asked: { readonly after?: string | undefined; readonly first?: number | undefined } = {},
): Promise<ChangesPage> => dataOf<{ changes: ChangesPage }>(await askChanges(app, register, asked)).changes;

/** Acknowledges as the register does. */
export const acknowledgeChanges = (
  app: TestServer,
  { accessToken }: Pick<LinkedRegister, 'accessToken'>,
  upTo: string,
  failures: readonly { entity: string; id: string; reason: string }[] = [],
): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    accessToken,
    `mutation($upTo: String!, $failures: [SyncFailureInput!]) {
      acknowledgeChanges(upTo: $upTo, failures: $failures) { isSuccess message } }`,
    { upTo, failures },
  );

/** What a register holds: the content of each record, by kind and id. */
export class Mirror {
  readonly #app: TestServer;
  readonly #register: Pick<LinkedRegister, 'accessToken'>;
  readonly records = new Map<string, Record<string, unknown>>();
  cursor: string | undefined;
  #named: Set<string> | undefined;

  constructor(app: TestServer, register: Pick<LinkedRegister, 'accessToken'>) {
    this.#app = app;
    this.#register = register;
  }

  /** Asks for one page and applies it, as the contract says. */
  async step(first?: number): Promise<ChangesPage> {
    const page = await changesPage(this.#app, this.#register, { after: this.cursor, first });
    if (page.isReset) this.#named = new Set();
    if (!page.isSnapshot) this.#dropUnnamed();
    for (const { entity, id, operation, content } of page.changes) {
      const key = `${entity}/${id}`;
      this.#named?.add(key);
      if (operation === 'delete') this.records.delete(key);
      else this.records.set(key, JSON.parse(content ?? '') as Record<string, unknown>);
    }
    this.cursor = page.cursor;
    return page;
  }

  /** Takes all there is. */
  async takeAll(first?: number): Promise<void> {
    while ((await this.step(first)).hasMore);
  }

  /** Takes all there is and says so. */
  async sync(failures: readonly { entity: string; id: string; reason: string }[] = []): Promise<void> {
    await this.takeAll();
    dataOf(await acknowledgeChanges(this.#app, this.#register, this.cursor ?? '', failures));
  }

  /** The names of its records of a kind, in order. */
  namesOf(kind: SyncedName): unknown[] {
    const own = [...this.records].filter(([key]) => key.startsWith(`${kind}/`));
    return own.map(([, { name }]) => name).toSorted();
  }

  #dropUnnamed(): void {
    const named = this.#named;
    if (named) for (const key of this.records.keys()) if (!named.has(key)) this.records.delete(key);
    this.#named = undefined;
  }
}

/** A branch of its own with an article, and all that the article needs. */
export const branchWithArticle = async (app: TestServer, person: string) => {
  const unitId = await createUnit(app, person);
  const only = { unitIds: [unitId] };
  const word = randomUUID().slice(0, 8);
  const mainCategoryId = await saveRecord(app, person, 'category', {
    name: `Drinks ${word}`,
    sort: 1,
    ...only,
  });
  const answer = await app.call(
    '/graphql/pos',
    person,
    'query($filter: RecordFilterInput) { vats(filter: $filter) { nodes { id } } }',
    { filter: { unitIds: [unitId] } },
  );
  const { vats } = dataOf<{ vats: { nodes: { id: string }[] } }>(answer);
  const vatId = vats.nodes[0]?.id;
  const values = { price: 280, mainCategoryId, vatInHouseId: vatId, vatOutOfHouseId: vatId, ...only };
  const articleId = await saveRecord(app, person, 'article', { name: `Espresso ${word}`, ...values });
  return { unitId, mainCategoryId, vatId, articleId, articleValues: values };
};
