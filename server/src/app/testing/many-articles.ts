import { newId } from '../../kit/ids/index.ts';
import { dataOf, type TestServer } from './test-app.ts';

/** What articles need of others. */
export interface ArticleSurroundings {
  readonly vatId: string;
  readonly categoryId: string;
}

interface Saved {
  readonly modelId: string;
  readonly faults: readonly { readonly code: string }[];
}

/** Saves a record of any kind by the API and gives its id. */
export const savedRecord = async (
  app: TestServer,
  person: string,
  type: string,
  values: object,
): Promise<string> => {
  const single = type.charAt(0).toLowerCase() + type.slice(1);
  const query = `mutation($record: ${type}Input!) {
    save${type}(${single}: $record) { modelId faults { path code } } }`;
  const answer = await app.call('/graphql/pos', person, query, { record: values });
  const saved = dataOf<Record<string, Saved>>(answer)[`save${type}`];
  if (!saved?.modelId) throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return saved.modelId;
};

/** A rate and a category for articles. */
export const articleSurroundings = async (app: TestServer, person: string): Promise<ArticleSurroundings> => ({
  vatId: await savedRecord(app, person, 'Vat', { name: 'Test 19 %', symbol: 'T', value: 1900, key: 77 }),
  categoryId: await savedRecord(app, person, 'Category', { name: 'Getränke', sort: 0 }),
});

/**
 * Articles of a tenant, straight into its table, named `Artikel 1` …, each for as many cents as its number.
 * @returns their ids, in order
 */
export const manyArticles = async (
  app: Pick<TestServer, 'owner'>,
  { vatId, categoryId }: ArticleSurroundings,
  count: number,
): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newId());
  await app.owner.query(
    `with counter as (
      insert into change_counters (tenant_id, last_seq) select tenant_id, $3::int from vats where id = $1
      on conflict (tenant_id) do update set last_seq = change_counters.last_seq + $3::int
      returning tenant_id, last_seq - $3::int as before)
    insert into articles (tenant_id, id, name, type, price, prices, main_category_id, vat_in_house_id,
      vat_out_of_house_id, unit, favorite, use_in_button_mapping, variable_name, variable_price, variable_price_group,
      variable_quantity, variable_serial_number, variable_name_append, variable_options, negative_price, block_discount,
      "grouping", prevent_negative_stock, shop_article, active_in_shop, members, change_seq, created_seq, created_at,
      last_modified_at, last_modified_by_name)
    select tenant_id, id, 'Artikel ' || i, 'MainArticle', i, '[]', $2, $1, $1, 'piece', false, true, false, false, false,
      false, false, false, false, false, false, true, false, false, false, '[]', before + i, before + i, now(), now(), 'test'
    from counter, unnest($4::uuid[]) with ordinality r(id, i)`,
    [vatId, categoryId, count, ids],
  );
  return ids;
};
