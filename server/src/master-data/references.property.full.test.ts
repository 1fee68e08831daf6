import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, run, upload } from '../app/testing/import-files.ts';
import { createUnit } from '../app/testing/link-register.ts';
import { saveRecord } from '../app/testing/master-data.ts';
import { addPerson, addTenant } from '../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../app/testing/test-app.ts';
import { until } from '../app/testing/until.ts';
import { newId } from '../kit/ids/index.ts';

let app: TestServer;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const types = { category: 'Category', printer: 'Printer', article: 'Article', vat: 'Vat' } as const;
type Kind = keyof typeof types;
const plurals = { category: 'Categories', printer: 'Printers', article: 'Articles', vat: 'Vats' } as const;

/** Each reference of a record that is there, with the branches that need what it names. */
const referencesSql = `
  select 'categories.parent' as what, id, unit_ids, parent_id as target, 'categories' as kind from categories where tenant_id = $1 and status >= 0
  union all select 'articles.main', id, unit_ids, main_category_id, 'categories' from articles where tenant_id = $1 and status >= 0
  union all select 'articles.sub', id, unit_ids, subcategory_id, 'categories' from articles where tenant_id = $1 and status >= 0
  union all select 'articles.vat', id, unit_ids, vat_in_house_id, 'vats' from articles where tenant_id = $1 and status >= 0
  union all select 'articles.printer', id, unit_ids, printer_id, 'printers' from articles where tenant_id = $1 and status >= 0
  union all select 'articles.above', id, unit_ids, main_article_id, 'articles' from articles where tenant_id = $1 and status >= 0
  union all select 'articles.member', a.id, a.unit_ids, (m ->> 'articleId')::uuid, 'articles'
    from articles a, jsonb_array_elements(a.members) m where a.tenant_id = $1 and a.status >= 0`;

/** References to what is gone or not in all branches, and relations that the kinds forbid. */
const brokenSql = `
  with branches as (select array_agg(id) as ids from organization_units where tenant_id = $1 and status > -2 and type <> 'group'),
    targets as (select 'categories' as kind, id, unit_ids, status from categories where tenant_id = $1
      union all select 'vats', id, unit_ids, status from vats where tenant_id = $1
      union all select 'printers', id, unit_ids, status from printers where tenant_id = $1
      union all select 'articles', id, unit_ids, status from articles where tenant_id = $1)
  select r.what, r.id from (${referencesSql}) r left join targets t on t.id = r.target and t.kind = r.kind, branches b
  where r.target is not null and (t.id is null or t.status < 0
    or not (t.unit_ids is null or coalesce(r.unit_ids, b.ids) <@ t.unit_ids))
  union all select 'subcategory of another', a.id from articles a join categories c on c.id = a.subcategory_id
    where a.tenant_id = $1 and a.status >= 0 and c.parent_id is distinct from a.main_category_id
  union all select 'main category below another', a.id from articles a join categories c on c.id = a.main_category_id
    where a.tenant_id = $1 and a.status >= 0 and c.parent_id is not null
  union all select 'third level', c.id from categories c join categories p on p.id = c.parent_id
    where c.tenant_id = $1 and c.status >= 0 and p.parent_id is not null
  union all select 'sub-article of one', a.id from articles a join articles m on m.id = a.main_article_id
    where a.tenant_id = $1 and a.status >= 0 and m.type = 'SubArticle'`;

const broken = async (tenantId: string) => (await app.owner.query(brokenSql, [tenantId])).rows;

interface Act {
  readonly what: 'save' | 'bulk' | 'import' | 'undo' | 'branch' | 'remove';
  readonly kind: Kind;
  readonly index: number;
  readonly seed: readonly number[];
}

/** A tenant of its own with three branches, and what people do with its records. */
class Shop {
  readonly #person: string;
  readonly #units: readonly string[];
  readonly #ids: Record<Kind, string[]>;
  readonly #sets: string[] = [];
  #count = 0;
  readonly tenantId: string;

  private constructor(tenantId: string, person: string, units: readonly string[], vats: string[]) {
    this.tenantId = tenantId;
    this.#person = person;
    this.#units = units;
    this.#ids = { category: [], printer: [], article: [], vat: vats };
  }

  static async open(): Promise<Shop> {
    const tenantId = await addTenant(app);
    const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    const units = [
      await createUnit(app, person),
      await createUnit(app, person),
      await createUnit(app, person),
    ];
    const { rows } = await app.owner.query<{ id: string }>('select id from vats where tenant_id = $1', [
      tenantId,
    ]);
    const shop = new Shop(
      tenantId,
      person,
      units,
      rows.map(({ id }) => id),
    );
    await shop.#furnish();
    return shop;
  }

  /** Two categories with one below each, two printers, and articles of every type that name them and each other. */
  async #furnish(): Promise<void> {
    const vat = this.#ids.vat[0];
    const make = async (kind: Kind, values: Record<string, unknown>): Promise<string> => {
      const id = await saveRecord(app, this.#person, kind, { name: `${kind} ${++this.#count}`, ...values });
      this.#ids[kind].push(id);
      return id;
    };
    const printerValues = { group: 'kitchen', codePage: 'CP858', copies: 1, printWidth: 42, signals: 'none' };
    for (let n = 0; n < 2; n += 1) {
      const mainCategoryId = await make('category', { sort: 0 });
      const subcategoryId = await make('category', { sort: 0, parentId: mainCategoryId });
      const printerId = await make('printer', printerValues);
      const common = {
        price: 100,
        vatInHouseId: vat,
        vatOutOfHouseId: vat,
        mainCategoryId,
        subcategoryId,
        printerId,
      };
      const mainArticleId = await make('article', common);
      await make('article', { ...common, type: 'SubArticle', mainArticleId });
      const members = [{ articleId: mainArticleId, quantity: 1000 }];
      await make('article', { ...common, type: 'BundleArticle', members });
    }
  }

  async #ask<T>(query: string, variables: Record<string, unknown>): Promise<T> {
    return dataOf<T>(await app.call('/graphql/pos', this.#person, query, variables));
  }

  #units_(mask: number): readonly string[] | null {
    return mask % 8 === 0 ? null : this.#units.filter((_unit, index) => mask & (1 << index));
  }

  #pick(kind: Kind, index: number): string | null {
    const ids = this.#ids[kind];
    return ids.length === 0 ? null : (ids[index % ids.length] ?? null);
  }

  #values(kind: Kind, seed: readonly number[]): Record<string, unknown> {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = seed;
    const name = `${kind} ${++this.#count}`;
    const unitIds = this.#units_(a);
    if (kind === 'printer')
      return {
        name,
        group: 'kitchen',
        codePage: 'CP858',
        copies: 1,
        printWidth: 42,
        signals: 'none',
        unitIds,
      };
    if (kind === 'category')
      return { name, sort: 0, unitIds, parentId: b % 2 ? this.#pick('category', c) : null };
    const vat = this.#pick('vat', b);
    const isSub = e % 3 === 0;
    const isBundle = e % 3 === 1;
    const member = this.#pick('article', d);
    return {
      name,
      price: 100,
      unitIds,
      mainCategoryId: this.#pick('category', c),
      subcategoryId: d % 2 ? this.#pick('category', d) : null,
      vatInHouseId: vat,
      vatOutOfHouseId: vat,
      printerId: b % 3 ? this.#pick('printer', b) : null,
      type: isSub && member ? 'SubArticle' : isBundle ? 'BundleArticle' : 'MainArticle',
      mainArticleId: isSub ? member : null,
      members: isBundle && member ? [{ articleId: member, quantity: 1000 }] : [],
    };
  }

  /** Makes a record, or changes one: all of it, or its branches alone. */
  async save(kind: Kind, target: number, seed: readonly number[]): Promise<void> {
    const id = target % 3 === 0 ? null : this.#pick(kind, target);
    if (kind === 'vat' && !id) return;
    const stored = id ? await this.#stored(kind, id) : undefined;
    if (id && !stored) return;
    const record = { ...stored, ...this.#change(kind, stored, seed), ...(id && { id }) };
    if (id && target % 3 === 1) return this.#saveAlong(kind, record);
    const type = types[kind];
    const query = `mutation($it: ${type}Input!) { saved: save${type}(${kind}: $it) { isSuccess modelId } }`;
    const answer = await app.call('/graphql/pos', this.#person, query, { it: record });
    const saved = (answer.data as { saved?: { isSuccess: boolean; modelId: string } } | null)?.saved;
    if (saved?.isSuccess && !id) this.#ids[kind].push(saved.modelId);
  }

  /** The same together with what stands in its way. */
  async #saveAlong(kind: Kind, record: object): Promise<void> {
    const query = `mutation($entity: String!, $record: String!, $requestKey: ID!) {
      along: saveAlong(entity: $entity, record: $record, requestKey: $requestKey) { setId } }`;
    const variables = { entity: kind, record: JSON.stringify(record), requestKey: newId() };
    const { along } = await this.#ask<{ along: { setId: string | null } }>(query, variables);
    if (along.setId) this.#sets.push(along.setId);
  }

  /** Sets the branches of some records by a file. */
  async importFile(kind: Kind, seed: readonly number[]): Promise<void> {
    const ids = [...new Set(seed.map((index) => this.#pick(kind, index)))].filter((id) => id !== null);
    const rows = ids.map((id, index) => `${id};${this.#units_(seed[index] ?? 0)?.join('|') ?? 'alle'}`);
    if (rows.length === 0) return;
    const plural = plurals[kind].toLowerCase();
    const file = await upload(app, this.#person, ['ID;Filialen', ...rows].join('\n'), { plural });
    const checked = await check(app, this.#person, file);
    if (checked.checkId === null || (checked.report?.changed ?? 0) === 0) return;
    for (const { id } of await run(app, this.#person, checked)) this.#sets.push(id);
  }

  /** All of a new record; of one that is there its branches, or one thing that it names or is. */
  #change(
    kind: Kind,
    stored: Record<string, unknown> | undefined,
    seed: readonly number[],
  ): Record<string, unknown> {
    const values = this.#values(kind, seed);
    const [a = 0, b = 0] = seed;
    if (!stored) return values;
    if (kind === 'category' && b % 2) return { parentId: values.parentId };
    if (kind === 'article' && b % 4 === 1)
      return { type: values.type, mainArticleId: values.mainArticleId, members: values.members };
    if (kind === 'article' && b % 4 === 2)
      return { mainCategoryId: values.mainCategoryId, subcategoryId: values.subcategoryId };
    return { unitIds: this.#units_(a) };
  }

  async #stored(kind: Kind, id: string): Promise<Record<string, unknown> | undefined> {
    const fields = {
      category: 'id version name sort parentId unitIds',
      printer: 'id version name group codePage copies printWidth signals unitIds',
      vat: 'id version name symbol value key unitIds',
      article:
        'id version name price mainCategoryId subcategoryId vatInHouseId vatOutOfHouseId printerId type mainArticleId members { articleId quantity } unitIds',
    }[kind];
    const query = `query($id: ID!) { it: ${kind}(id: $id) { status ${fields} } }`;
    const { it: record } = await this.#ask<{ it: (Record<string, unknown> & { status: number }) | null }>(
      query,
      {
        id,
      },
    );
    if (!record || record.status < 0) return undefined;
    const { status: _status, ...values } = record;
    return values;
  }

  async #ended(id: string): Promise<void> {
    const query = 'query($id: ID!) { changeSet(id: $id) { state } }';
    await until(
      async () => (await this.#ask<{ changeSet: { state: string } }>(query, { id })).changeSet.state,
      (state) => !['waiting', 'running'].includes(state),
    );
  }

  /** Sets the branches, or deletes, several records of a kind at once. */
  async bulk(kind: Kind, seed: readonly number[]): Promise<void> {
    const ids = [...new Set(seed.map((index) => this.#pick(kind, index)))].filter((id) => id !== null);
    if (ids.length === 0) return;
    const [a = 0, b = 0] = seed;
    const unitIds = this.#units_(a);
    const change =
      b % 5 === 0
        ? { kind: 'delete' }
        : { kind: 'branches', how: b % 5 === 1 && unitIds ? 'remove' : 'set', unitIds };
    const { startChange } = await this.#ask<{ startChange: { modelId: string | null } }>(
      `mutation($entity: String!, $ids: [ID!], $change: String!, $requestKey: ID!) {
        startChange(entity: $entity, ids: $ids, change: $change, requestKey: $requestKey) { isSuccess modelId } }`,
      { entity: kind, ids, change: JSON.stringify(change), requestKey: newId() },
    );
    if (!startChange.modelId) return;
    await this.#ended(startChange.modelId);
    this.#sets.push(startChange.modelId);
  }

  async undo(index: number): Promise<void> {
    const id = this.#sets[index % Math.max(1, this.#sets.length)];
    if (!id) return;
    const answer = await app.call(
      '/graphql/pos',
      this.#person,
      'mutation($id: ID!, $requestKey: ID!) { undone: undoChangeSet(id: $id, requestKey: $requestKey) { modelId } }',
      { id, requestKey: newId() },
    );
    const undone = (answer.data as { undone?: { modelId: string | null } } | null)?.undone;
    if (undone?.modelId) await this.#ended(undone.modelId);
  }

  /** Opens a branch, of the same country as the others or of another one. */
  async addBranch(index: number): Promise<void> {
    const unit = { name: `Filiale ${++this.#count}`, country: index % 2 ? 'DE' : 'AT' };
    await app.call(
      '/graphql',
      this.#person,
      'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }',
      { unit },
    );
  }

  async remove(kind: Kind, index: number): Promise<void> {
    const id = this.#pick(kind, index);
    if (!id) return;
    const plural = plurals[kind];
    const query = `mutation($ids: [ID!]!) { delete${plural}(ids: $ids) { deletions { outcome } } }`;
    await this.#ask(query, { ids: [id] });
    if (index % 2 === 0)
      await this.#ask(`mutation($ids: [ID!]!) { restore${plural}(ids: $ids) { isSuccess } }`, { ids: [id] });
  }

  act({ what, kind, index, seed }: Act): Promise<void> {
    switch (what) {
      case 'save':
        return this.save(kind, index, seed);
      case 'bulk':
        return this.bulk(kind, seed);
      case 'import':
        return this.importFile(kind, seed);
      case 'undo':
        return this.undo(index);
      case 'branch':
        return this.addBranch(index);
      case 'remove':
        return this.remove(kind, index);
    }
  }
}

const number = fc.nat(1000);
const kind = fc.constantFrom<Kind>('category', 'printer', 'article', 'article', 'vat');
const seed = fc.array(number, { minLength: 5, maxLength: 5 });
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('save' as const), kind, index: number, seed }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('bulk' as const), kind, index: number, seed }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('import' as const), kind, index: number, seed }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('undo' as const), kind, index: number, seed }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), kind, index: number, seed }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('branch' as const), kind, index: number, seed }) },
);

describe('MDA-13: what refers to a record bounds its branches and its kind', () => {
  it('holds after any sequence of saves, changes along, bulk changes, imports, deletions, undoing and new branches', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 30, maxLength: 60, size: 'max' }), async (acts) => {
        const shop = await Shop.open();
        for (const act of acts) {
          await shop.act(act);
          expect(await broken(shop.tenantId)).toEqual([]);
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
    const done =
      await app.owner.query(`select distinct case when together is null then kind else 'along' end as how
      from change_sets where changed > 0 order by 1`);
    expect(done.rows.map(({ how }) => how)).toEqual(['along', 'bulk', 'import', 'undo']);
  });
});
