import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTokenSigner, type Session } from '../kit/access-tokens.ts';
import { type FreshServer, openWorld } from '../kit/fresh-server.ts';
import { untilServed } from '../kit/graphql.ts';
import { insertPerson } from '../kit/tenants.ts';

export const manyLicences = 1_000_000;
const tenantCount = 10_000;
const resellerCount = 100;

/** Who asks, with some keys of theirs. */
export interface Asking {
  readonly token: string;
  readonly keys: readonly string[];
}

/** A server whose registry holds a million licences of ten thousand tenants. */
export interface LicenceWorld extends FreshServer {
  readonly vendor: Asking;
  readonly reseller: Asking;
  readonly cafes: readonly Asking[];
  close(): Promise<void>;
}

const insertTenants = [
  `insert into tenants (id, name, kind) select gen_random_uuid(), 'Bench Reseller ' || i, 'reseller'
   from generate_series(1, $1::int) i`,
  `insert into tenants (id, name, kind, reseller_id)
   select gen_random_uuid(), 'Bench Café ' || i, 'customer', r.ids[1 + i % $1::int]
   from generate_series(1, $2::int) i
   cross join (select array_agg(id) as ids from tenants where name like 'Bench Reseller %') r`,
];

const words = {
  kind: 'Café,Gasthaus,Bäckerei,Eisdiele,Bistro,Weinstube,Kiosk,Hofladen,Strandbar,Feinkost',
  name: 'Müller,Lindenhof,Nordlicht,Sonnenschein,Alte Post,Zum Anker,Venezia,Schmidt,Größe,Grüner Baum',
};

/** Keys of five groups of five signs, in no order; customers of two words and a number. */
const insertLicences = `
  insert into licences (serial, uid, tenant_id, reseller_id, customer_name, app_name, app_type, licence_type, state,
    main_version, reg_levels, ends_at, created_at, last_modified_at)
  select upper(regexp_replace(substr(md5('key ' || i) || md5('more ' || i), 1, 25), '(.{5})(?=.)', '\\1-', 'g')),
    gen_random_uuid(), t.ids[1 + i % $2::int], t.resellers[1 + i % $2::int],
    (${arrayOf(words.kind)})[1 + i % 10] || ' ' || (${arrayOf(words.name)})[1 + i / 10 % 10] || ' ' || i % 20000,
    'Tresen', (array['gastro', 'retail', 'event'])[1 + i % 3], (array['basic', 'professional'])[1 + i % 2],
    (array['active', 'inactive', 'needsReactivation'])[1 + i % 3], 5, 3,
    case when i % 50 = 0 then now() + interval '1 day' * (i % 700) end, now(),
    date_trunc('milliseconds', now()) - interval '1 second' * i
  from generate_series(1, $1::bigint) i
  cross join (select array_agg(id order by id) as ids, array_agg(reseller_id order by id) as resellers
    from tenants where name like 'Bench Café %') t`;

/** Starts a server on the licences, in a folder of the benchmark's own that is gone afterwards. */
export const openLicenceWorld = async (
  name: string,
  progress: (line: string) => void,
): Promise<LicenceWorld> => {
  return openWorld(name, async ({ server, owner }) => {
    await plant(owner, progress);
    const people = await openPeople({ owner, server });
    await untilServed(server.port, people.vendor.token);
    return people;
  });
};

function arrayOf(list: string): string {
  return `array['${list.split(',').join("','")}']`;
}

async function plant(owner: pg.Client, progress: (line: string) => void): Promise<void> {
  await owner.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'");
  await owner.query(insertTenants[0] ?? '', [resellerCount]);
  await owner.query(insertTenants[1] ?? '', [resellerCount, tenantCount]);
  await storeLicences(owner);
  await owner.query('vacuum analyze licences, tenants');
  await owner.query('checkpoint');
  progress(`${manyLicences} licences stored`);
}

/** Stores the licences without their indexes, which are made once all are there: in a fraction of the time. */
async function storeLicences(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes i where tablename = 'licences'
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await owner.query(insertLicences, [manyLicences, tenantCount]);
  for (const { definition } of rows) await owner.query(definition);
}

async function openPeople({ owner, server }: FreshServer) {
  const signer = await createTokenSigner(owner, server);
  const tokenOf = async (tenantId: string, principal: string): Promise<string> => {
    const session: Session = { sessionId: randomUUID(), tenantId, subject: randomUUID(), principal };
    await insertPerson(owner, session);
    return signer.tokenOf(session);
  };
  const [vendorId = ''] = await idOf(owner, `kind = 'vendor'`);
  const [resellerId = ''] = await idOf(owner, `name like 'Bench Reseller %'`);
  const cafeIds = await idOf(owner, `name like 'Bench Café %'`);
  const cafes: Asking[] = [];
  for (const id of cafeIds)
    cafes.push({ token: await tokenOf(id, 'owner'), keys: await keysOf(owner, 'tenant_id', id) });
  const keys = await keysOf(owner, 'reseller_id', resellerId);
  return {
    vendor: { token: await tokenOf(vendorId, 'admin'), keys },
    reseller: { token: await tokenOf(resellerId, 'reseller'), keys },
    cafes,
  };
}

async function idOf(owner: pg.Client, condition: string): Promise<string[]> {
  const { rows } = await owner.query(`select id from tenants where ${condition} order by id limit 16`);
  return rows.map(({ id }) => id);
}

async function keysOf(owner: pg.Client, column: 'tenant_id' | 'reseller_id', id: string): Promise<string[]> {
  const { rows } = await owner.query(
    `select serial from licences where ${column} = $1 and app_type = 'gastro' limit 50`,
    [id],
  );
  return rows.map(({ serial }) => serial);
}
