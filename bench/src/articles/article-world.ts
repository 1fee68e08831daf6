import type pg from 'pg';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { type FreshServer, openWorld } from '../kit/fresh-server.ts';
import { untilServed } from '../kit/graphql.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';

/** A server on a tenant with many articles, beside many smaller tenants. */
export interface ArticleWorld extends FreshServer {
  readonly large: Tenant;
  /** The smaller ones. */
  readonly others: readonly Tenant[];
  /** Access token of the large tenant's owner. */
  readonly token: string;
  /** Access token of a tenant's owner. */
  readonly tokenOf: (tenant: Tenant) => string;
  close(): Promise<void>;
}

/** What people type: rare and common words, one without its accents, a piece of an EAN, nothing that is there, two letters. */
export const searches = [
  'espresso 4711',
  'kasekuchen',
  'größe portion',
  '400000012',
  'flasche 99',
  'xyz',
  'ap',
];

export const manyArticles = 100_000;
export const neighbours = 200;
const articlesOfNeighbour = 300;

const words = {
  first:
    'Weizenbier Espresso Apfelschorle Käsekuchen Wiener Rotwein Mineralwasser Brötchen Gulaschsuppe Süßkartoffel',
  second: 'hell dunkel groß klein würzig mild gekühlt hausgemacht vegan Größe',
  third: 'Flasche Glas Portion Tüte Karton Dose Teller Schale Becher Kännchen',
};

/** Names of three words in changing order and a number; PLUs in another order than names, EANs with their check digits. */
const insertArticles = `
  insert into articles (tenant_id, id, name, type, plu, ean, price, purchase_price, prices, main_category_id,
    subcategory_id, vat_in_house_id, vat_out_of_house_id, unit, favorite, use_in_button_mapping, variable_name,
    variable_price, variable_price_group, variable_quantity, variable_serial_number, variable_name_append,
    variable_options, negative_price, block_discount, "grouping", prevent_negative_stock, shop_article, active_in_shop,
    members, change_seq, created_seq, created_at, last_modified_at, last_modified_by_name)
  select $1, gen_random_uuid(),
    case i % 3 when 0 then concat_ws(' ', one, two, three) when 1 then concat_ws(' ', three, one, two)
      else concat_ws(' ', two, three, one) end || ' ' || (i * 7919 % $2::bigint),
    'MainArticle', (i * 104729 % $2::bigint)::text, stem || (10 - weighed % 10) % 10,
    100 + i % 900, 20 + i % 90, '[{"key": 1, "name": null, "price": 250}]', c.ids[1 + i % 20], null, v.ids[1 + i % 2],
    v.ids[2], 'piece', i % 50 = 0, true, false, false, false, false, false, false, false, false, false, true, false,
    false, false, '[]', 23 + i, 23 + i, now(), date_trunc('milliseconds', now()) - interval '1 second' * i, 'Bea Bench'
  from generate_series(1, $2::bigint) i
  cross join (select array_agg(id order by name) as ids from categories where tenant_id = $1) c
  cross join (select array_agg(id order by key) as ids from vats where tenant_id = $1) v
  cross join lateral (select (${arrayOf(words.first)})[1 + i % 10] as one,
    (${arrayOf(words.second)})[1 + i / 10 % 10] as two, (${arrayOf(words.third)})[1 + i / 100 % 10] as three) named
  cross join lateral (select '400' || lpad(i::text, 9, '0') as stem) s
  cross join lateral (select sum(substr(stem, n, 1)::int * case when n % 2 = 0 then 3 else 1 end) as weighed
    from generate_series(1, 12) n) w`;

const insertBasics = [
  `insert into vats (tenant_id, id, name, symbol, value, key, is_standard, change_seq, created_seq, created_at,
    last_modified_at, last_modified_by_name)
  select $1, gen_random_uuid(), 'Satz ' || k, 'ABC', k * 700, k, true, k, k, now(), now(), 'system'
  from generate_series(1, 3) k`,
  `insert into categories (tenant_id, id, name, sort, change_seq, created_seq, created_at, last_modified_at,
    last_modified_by_name)
  select $1, gen_random_uuid(), 'Kategorie ' || lpad(i::text, 2, '0'), i, 3 + i, 3 + i, now(), now(), 'system'
  from generate_series(1, 20) i`,
];

/** Stores as many articles in a tenant, with what they need, as if somebody had entered them. */
export const plantArticles = async (owner: pg.Client, tenantId: string, count: number): Promise<void> => {
  for (const statement of insertBasics) await owner.query(statement, [tenantId]);
  await owner.query(insertArticles, [tenantId, count]);
  await owner.query(`insert into change_counters (tenant_id, last_seq) values ($1, $2)`, [
    tenantId,
    count + 100,
  ]);
};

/** Starts a server on the articles, in a folder of the benchmark's own that is gone afterwards. */
export const openArticleWorld = async (
  name: string,
  progress: (line: string) => void,
): Promise<ArticleWorld> => {
  return openWorld(name, async ({ server, owner }) => {
    const { large, others } = await plantWorld(owner, progress);
    const signer = await createTokenSigner(owner, server);
    const tokenOf = (tenant: Tenant): string => signer.tokenOf(tenant.owner);
    const token = tokenOf(large);
    await untilServed(server.port, token);
    return { large, others, token, tokenOf };
  });
};

function arrayOf(list: string): string {
  return `array['${list.split(' ').join("','")}']`;
}

async function plantWorld(
  owner: pg.Client,
  progress: (line: string) => void,
): Promise<Pick<ArticleWorld, 'large' | 'others'>> {
  await owner.query('set synchronous_commit = off');
  const large = await makeTenant(owner, 'Many articles', { branches: 2, registers: 2 });
  await plantArticles(owner, large.id, manyArticles);
  progress(`${manyArticles} articles stored`);
  const others: Tenant[] = [];
  for (let index = 1; index <= neighbours; index += 1) {
    const other = await makeTenant(owner, `Neighbour ${index}`, { branches: 1, registers: 1 });
    await plantArticles(owner, other.id, articlesOfNeighbour);
    others.push(other);
  }
  await owner.query('vacuum analyze articles, article_texts, categories, vats, change_counters, devices');
  await owner.query('checkpoint');
  return { large, others };
}
