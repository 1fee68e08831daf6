import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApp } from '../kit/database.ts';

// The yardstick, run as a program of its own: one statement in a tenant's transaction through the driver, its rows as
// JSON over HTTP, and nothing else: nobody signs in, nothing is checked, counted or compressed. For a save it is the
// statements that write the same.

const pool = openApp(process.argv[2] ?? '');

const columns = `t.id, t.version, t.status = 1 as "isActive", t.unit_ids as "unitIds", t.created_at as "createdAt",
  t.last_modified_at as "lastModifiedAt", t.last_modified_by_name as "lastModifiedByName", t.name, t.picture, t.type,
  t.plu, t.ean, t.price, t.purchase_price as "purchasePrice", t.course, t.unit, t.favorite,
  t.shop_article as "shopArticle"`;

const nameOf = (table: string, id: string, as: string): string =>
  `(select json_build_object('id', r.id, 'name', r.name) from ${table} r
    where r.tenant_id = t.tenant_id and r.id = t.${id}) as "${as}"`;

const related = [
  nameOf('categories', 'main_category_id', 'mainCategory'),
  nameOf('categories', 'subcategory_id', 'subcategory'),
  nameOf('vats', 'vat_in_house_id', 'vatInHouse'),
  nameOf('vats', 'vat_out_of_house_id', 'vatOutOfHouse'),
  nameOf('printers', 'printer_id', 'printer'),
].join(', ');

const byName = 'order by t.name_key collate natural_order, t.id limit 26';

const statements: Readonly<Record<string, string>> = {
  flat: `select t.id, t.name, t.price, t.plu from articles t where t.status >= -1 ${byName}`,
  list: `select ${columns}, ${related} from articles t where t.status >= -1 ${byName}`,
  // Words by the index, as the server asks it; it knows none of two letters.
  search: `select ${columns}, ${related} from articles t
    where t.id = any ((select matching_articles($1::jsonb, 26))::uuid[]) ${byName}`,
  letters: `select ${columns}, ${related} from articles t where t.status >= -1 and strpos(t.search_text, $1) > 0 ${byName}`,
  small: 'select t.id, t.name, t.price from articles t where t.id = $1',
  page: `select t.*, ${related} from articles t where t.id = $1`,
  number: `insert into change_counters as c (tenant_id, last_seq) values ($1, 1)
    on conflict (tenant_id) do update set last_seq = c.last_seq + 1 returning last_seq`,
  before: 'select t.* from articles t where t.id = $1',
  update: `update articles t set price = price + 1, version = version + 1, change_seq = $2, last_modified_at = now(),
    last_modified_by_name = 'Bea Bench' where t.id = $1 returning t.*`,
  log: `insert into audit_log (tenant_id, id, actor_kind, actor_name, action, entity, entity_id, old_values, new_values)
    values ($1, uuidv7(), 'user', 'Bea Bench', 'update', 'article', $2, $3, $4)`,
};

interface Asked {
  readonly what: string;
  readonly tenantId: string;
  /** An id, or what is searched for. */
  readonly value?: string;
}

const ask = async ({ what, tenantId, value }: Asked): Promise<unknown> => {
  const client = await pool.connect();
  const rowsOf = async (name: string, ...values: readonly unknown[]) =>
    (await client.query({ name, text: statements[name] ?? '', values: [...values] })).rows;
  /** What a save writes: a number, the row, and both its states into the log. */
  const save = async () => {
    const [number] = await rowsOf('number', tenantId);
    const [before] = await rowsOf('before', value);
    const [after] = await rowsOf('update', value, number?.last_seq);
    await rowsOf('log', tenantId, value, JSON.stringify(before), JSON.stringify(after));
    return [after];
  };
  try {
    await client.query(`begin; set local app.tenant_id = '${tenantId}'`);
    const rows = what === 'save' ? await save() : await rowsOf(what, ...(value === undefined ? [] : [value]));
    await client.query('commit');
    return rows;
  } finally {
    client.release();
  }
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
};

const server = createServer(async (request, response) => {
  const text = JSON.stringify(await ask(JSON.parse(await bodyOf(request)) as Asked));
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', Buffer.byteLength(text));
  response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
