import { isFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { orderOf, type Place, readFilter } from '../../kit/records/index.ts';
import { countEveryLicence, type LicenceCount } from './licence-count.store.ts';
import { countLicences, everyLicenceId, listLicenceIds } from './licence-list.store.ts';
import { licenceSource } from './licence-rows.store.ts';

let database: TestDatabase;
const ids = { vendor: newId(), reseller: newId(), large: newId(), small: newId(), stranger: newId() };
type Caller = keyof typeof ids;

const addTenant = (id: string, kind: string, resellerId: string | null = null) =>
  database.owner.query('insert into tenants (id, name, kind, reseller_id) values ($1, $2, $2, $3)', [
    id,
    kind,
    resellerId,
  ]);

interface Made {
  readonly prefix: string;
  readonly count: number;
  readonly tenantId: string | null;
  readonly resellerId?: string;
}

/** Every third is of "Hofladen", every tenth of "Anker", few are of "Möwe". */
const addLicences = ({ prefix, count, tenantId, resellerId }: Made, name: string) =>
  database.owner.query(
    `insert into licences (serial, uid, tenant_id, reseller_id, customer_name, app_name, app_type, licence_type, state,
       main_version, ends_at, created_at, last_modified_at)
     select $1 || '-' || lpad(i::text, 5, '0'), gen_random_uuid(), $3, $4,
       case when i % 3 = 0 then 'Hofladen ' else 'Bar ' end || case when i % 10 = 0 then 'Anker ' else '' end
         || case when i % 1500 = 7 then 'Möwe ' else '' end || $5 || i * 7919 % 1000,
       'Tresen', 'gastro', 'basic', case when i % 900 = 0 then 'blocked' else 'active' end, 5,
       case when i % 50 = 0 then timestamptz '2027-01-01' + interval '1 day' * (i % 7) end, now(),
       timestamptz '2026-01-01' + interval '1 second' * (i * 31 % 977)
     from generate_series(1, $2::int) i`,
    [prefix, count, tenantId, resellerId ?? null, name],
  );

beforeAll(async () => {
  database = await createTestDatabase();
  await addTenant(ids.vendor, 'vendor');
  await addTenant(ids.reseller, 'reseller');
  await addTenant(ids.large, 'customer', ids.reseller);
  await addTenant(ids.small, 'customer', ids.reseller);
  await addTenant(ids.stranger, 'customer');
  const { reseller: resellerId } = ids;
  // More than are looked at first; of "Waldkauz" there are many, none of them among the first.
  await addLicences({ prefix: 'AAA', count: 10_100, tenantId: ids.large, resellerId }, '');
  await addLicences({ prefix: 'TTT', count: 1_100, tenantId: ids.large, resellerId }, 'Waldkauz ');
  await addLicences({ prefix: 'BBB', count: 60, tenantId: ids.small, resellerId }, 'Café ');
  await addLicences({ prefix: 'CCC', count: 30, tenantId: ids.reseller }, 'Lager ');
  await addLicences({ prefix: 'DDD', count: 40, tenantId: ids.stranger }, 'Fremd ');
  await addLicences({ prefix: 'EEE', count: 5, tenantId: null }, 'Niemand ');
  await database.owner.query('vacuum analyze licences');
}, 120_000);
afterAll(() => database.drop());

const at = new Date('2026-12-20T12:00:00Z');
const blocked = [{ field: 'state', is: 'is' as const, values: ['blocked'] }];

const visible: Record<Caller, string> = {
  vendor: 'true',
  reseller: `'${ids.reseller}' in (tenant_id, reseller_id)`,
  large: `tenant_id = '${ids.large}'`,
  small: `tenant_id = '${ids.small}'`,
  stranger: `tenant_id = '${ids.stranger}'`,
};

const orders: Record<string, string> = {
  serial: 'serial_key, uid',
  '-serial': 'serial_key desc, uid desc',
  customerName: 'customer_name_key, uid',
  '-endsAt': 'ends_at desc, uid desc',
  lastModifiedAt: 'last_modified_at, uid',
  createdAt: 'uid',
};

/** The list as plain statements have it: all ids, in order. */
const expected = async (by: Caller, sort: string, search: string, isBlocked: boolean): Promise<string[]> => {
  const words = search.split(' ').filter(Boolean);
  // Of one or two letters the beginnings of words, here without any sign that means more in a pattern.
  const has = words.map((word, index) =>
    word.length < 3
      ? `search_text ~ ('(^|[^[:alnum:]])' || searchable($${index + 1}))`
      : `strpos(search_text, searchable($${index + 1})) > 0`,
  );
  const { rows } = await database.owner.query(
    `select uid from licences where ${[visible[by], isBlocked ? `state = 'blocked'` : 'true', ...has].join(' and ')}
     order by ${orders[sort]}`,
    words,
  );
  return rows.map(({ uid }) => uid);
};

interface Asked {
  readonly sort: string;
  readonly search: string;
  readonly isBlocked?: boolean;
}

const asked = ({ sort, search, isBlocked = false }: Asked) => ({
  filter: readFilter(licenceSource.entity, { search, conditions: isBlocked ? blocked : [] }),
  order: orderOf(licenceSource, sort),
});

const size = 25;

/** Three pages of the list by its places, and its number by the first. */
const read = async (by: Caller, given: Asked) => {
  const query = asked(given);
  const found: string[] = [];
  let after: Place | undefined;
  let count: LicenceCount | undefined;
  for (let page = 0; page < 3; page += 1) {
    const listed = await inSystem(database.db, (tx) =>
      listLicenceIds(tx, ids[by], at, { ...query, size, after }),
    );
    count ??=
      listed.count ??
      (await inSystem(database.db, (tx) => countLicences(tx, ids[by], at, query.filter, listed)));
    const shown = listed.places.slice(0, size);
    found.push(...shown.map(({ id }) => id));
    const last = shown.at(-1);
    if (!last || listed.places.length <= size) break;
    after = { key: last.placeKey, id: last.id };
  }
  return { found, count };
};

/** A count tells the truth: the number, or fewer where it says so. */
const expectTrue = (count: LicenceCount | undefined, real: number) => {
  if (count?.precision === 'atLeast') {
    expect(count.count).toBeGreaterThan(0);
    expect(count.count).toBeLessThanOrEqual(real);
  } else expect(count).toEqual({ count: real, precision: 'exact' });
};

const searches = [
  ['nothing', ''],
  ['a rare word', 'möwe'],
  ['a common word', 'hofladen'],
  ['a common word that no first licence by key has', 'waldkauz'],
  ['two words', 'anker hofladen'],
  ['a piece of a key', 'aa-0012'],
  ['two letters', 'dd'],
  ['a letter', 'w'],
  ['a short word beside a common one', 'hofladen 77'],
  ['a short word beside one that no first licence by key has', 'waldkauz 1'],
  ['a word that nobody has', 'nirgendwo'],
  ['two letters that nobody has', 'qq'],
] as const;

/** Each search in each order is of some of those who look, or of all. */
const ordersFor = (search: string, by: Caller): readonly string[] => {
  const turn = searches.findIndex(([, text]) => text === search) + Object.keys(ids).indexOf(by);
  return Object.keys(orders).filter((_, index) => isFull || (index + turn) % 3 === 0);
};

describe('LIC-01: a search finds the same as reading every licence', () => {
  for (const by of Object.keys(ids) as Caller[])
    it.each(searches)(
      `%s, in each order, as ${by}`,
      async (_name, search) => {
        for (const sort of ordersFor(search, by)) {
          const all = await expected(by, sort, search, false);
          const { found, count } = await read(by, { sort, search });
          expect([sort, found]).toEqual([sort, all.slice(0, 3 * size)]);
          expectTrue(count, all.length);
        }
      },
      30_000,
    );

  it.each(searches)(
    '%s, narrowed by a state',
    async (_name, search) => {
      for (const by of ['vendor', 'reseller', 'small'] as const)
        for (const sort of ordersFor(search, by)) {
          const all = await expected(by, sort, search, true);
          const { found, count } = await read(by, { sort, search, isBlocked: true });
          expect([by, sort, found]).toEqual([by, sort, all.slice(0, 3 * size)]);
          expectTrue(count, all.length);
        }
    },
    30_000,
  );
});

describe('one or two letters', () => {
  const find = (search: string, by: Caller = 'vendor') =>
    inSystem(database.db, (tx) =>
      listLicenceIds(tx, ids[by], at, { ...asked({ sort: 'serial', search }), size, after: undefined }),
    );

  it.each(['q', 'qq', 'wa qq'])(
    'that nobody has are known by the index, without a walk: %s',
    async (search) => {
      expect(await find(search)).toEqual({ places: [], count: { count: 0, precision: 'exact' } });
    },
  );

  it('are found where a word begins, not within one, in small lists as in large ones', async () => {
    const { rows } = await database.owner.query(
      `update licences set customer_name = 'Ödön (Quelle) & Söhne/Ypsilon x.y' where serial = 'DDD-00001' returning uid`,
    );
    for (const by of ['vendor', 'stranger'] as const) {
      const hits = await Promise.all(
        ['q', 'qu', 'öd', 'oe', 'yp', 'x.', '(q'].map((search) => find(search, by)),
      );
      expect(hits.map(({ places }) => places.map(({ id }) => id))).toEqual(hits.map(() => [rows[0].uid]));
      const misses = await Promise.all(['ue', 'ps', 'x*', 'y）', 'q|'].map((search) => find(search, by)));
      expect(misses.flatMap(({ places }) => places)).toEqual([]);
    }
  });
});

describe('the number of a search', () => {
  it.each([
    [
      'is exact where an own part is looked at as a whole',
      'small',
      'café',
      { count: 60, precision: 'exact' },
    ],
    ['is exact for what is rare', 'vendor', 'möwe', { count: 11, precision: 'exact' }],
    ['says "at least" of common words', 'vendor', 'hofladen', { count: 1_000, precision: 'atLeast' }],
    ['of words that only the index knows', 'reseller', 'waldkauz', { count: 1_000, precision: 'atLeast' }],
  ] as const)('%s', async (_name, by, search, count) => {
    expect((await read(by, { sort: 'serial', search })).count).toEqual(count);
  });
});

describe('who reads all pages, under the policies', () => {
  it.each(['vendor', 'reseller', 'small'] as const)(
    'gets what the list has and counts all, as %s',
    async (by) => {
      const all = await expected(by, 'customerName', 'hofladen', false);
      const { filter, order } = asked({ sort: 'customerName', search: 'hofladen' });
      const pages = await inTenant(database.db, ids[by], (tx) =>
        Array.fromAsync(everyLicenceId(tx, ids[by], { filter, order, at }, 500)),
      );
      expect(pages.flat()).toEqual(all);
      const count = await inTenant(database.db, ids[by], (tx) =>
        countEveryLicence(tx, ids[by], { filter, at }),
      );
      expect(count).toBe(all.length);
    },
    30_000,
  );
});

describe('a page of the list', () => {
  it('goes on behind a licence that is gone meanwhile, without losing or repeating one', async () => {
    const [, second] = await expected('small', 'serial', 'café', false);
    const { order, filter } = asked({ sort: 'serial', search: 'café' });
    const page = (after: Place | undefined) =>
      inSystem(database.db, (tx) => listLicenceIds(tx, ids.small, at, { filter, order, size: 1, after }));
    const { places } = await page(undefined);
    const [first] = places;
    if (!first) throw new Error('nothing found');
    await database.owner.query(`update licences set customer_name = 'Weg' where uid = $1`, [first.id]);
    const next = await page({ key: first.placeKey, id: first.id });
    expect(next.places[0]?.id).toBe(second);
  });
});
