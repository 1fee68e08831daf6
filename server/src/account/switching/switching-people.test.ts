import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';

const path = '/connect/usersExtended/my';
const demoPeople = 8;
const many = 10_000;

interface User {
  readonly sub: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tenantId: string;
  readonly tenant: { readonly name: string };
}

let app: TestServer;
let vendor: string;

const ask = async <T = readonly User[]>(query: string, token: string | undefined = vendor) => {
  const response = await fetch(`${app.url}${path}${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    next: /^<[^?]+(\?[^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1],
    body: (await response.json()) as T,
  };
};
const people = async (query: string): Promise<readonly User[]> => (await ask(query)).body;
const search = async (text: string) =>
  (await people(`?${new URLSearchParams({ search: text })}`)).map(({ email }) => email);

const plant = async (): Promise<void> => {
  await app.owner.query(
    `insert into tenants (id, name, kind)
     select gen_random_uuid(), 'Café Größe ' || i, 'customer' from generate_series(1, 500) i`,
  );
  await app.owner.query(
    `with t as (select id, row_number() over () n from tenants where name like 'Café%')
     insert into users (id, tenant_id, email, role, first_name, last_name)
     select gen_random_uuid(), t.id, 'person' || i || '@many.example', 'owner',
       (array['Zoë', 'Jürgen', 'Ægir', 'Łucja'])[1 + i % 4], 'Müßig-' || to_char(i, 'FM00000')
     from generate_series(1, $1::int) i join t on t.n = 1 + i % 500`,
    [many],
  );
};

beforeAll(async () => {
  app = await startTestApp();
  vendor = await app.signIn('superadmin@demo.example');
  await plant();
});
afterAll(() => app.stop());

describe(`the list of users among ${many} (API-09, USR-11)`, () => {
  it('names the fields of the specification, and no others (USR-12)', async () => {
    const { rows } = await app.owner.query(
      `select id, tenant_id from users where email = 'owner@retail.demo.example'`,
    );
    expect(await people('?search=selma')).toEqual([
      {
        sub: rows[0].id,
        role: 'owner',
        firstName: 'Selma',
        lastName: 'Sommer',
        email: 'owner@retail.demo.example',
        imagePath: null,
        tenantId: rows[0].tenant_id,
        userName: 'owner@retail.demo.example',
        tenant: { name: 'Feinkost Sommer' },
      },
    ]);
  });

  it('has a tenant for each user: the server sees to that (API-10)', async () => {
    const users = await people('');
    expect(users.every(({ tenantId, tenant }) => tenantId && tenant.name)).toBe(true);
  });

  it('without parameters is an array of a thousand that says where it goes on', async () => {
    const { status, body, next, cache } = await ask('');
    expect([status, body.length, cache]).toEqual([200, 1_000, 'no-store']);
    expect(next).toContain('first=1000&after=');
  });

  it('page by page has each user once, in order', async () => {
    const seen: User[] = [];
    let query: string | undefined = '?first=900';
    while (query !== undefined) {
      const { body, next }: Awaited<ReturnType<typeof ask<readonly User[]>>> = await ask(query);
      seen.push(...body);
      query = next;
    }
    expect(seen).toHaveLength(many + demoPeople);
    expect(new Set(seen.map(({ sub }) => sub)).size).toBe(many + demoPeople);
    const names = seen.filter(({ lastName }) => lastName.startsWith('Müßig')).map(({ lastName }) => lastName);
    expect(names).toEqual([...names].sort());
  });

  it('page by page stays with its search', async () => {
    const first = await ask('?search=zo%C3%AB&first=400');
    expect(first.next).toMatch(/search=zo%C3%AB/);
    const second = await ask(first.next ?? '');
    expect(second.body.every(({ firstName }) => firstName === 'Zoë')).toBe(true);
    expect(second.body[0]?.sub).not.toBe(first.body[0]?.sub);
  });

  it('ends without a link', async () => {
    expect((await ask('?search=selma&first=1')).next).toBeUndefined();
  });
});

describe('the search', () => {
  it.each([
    ['case', 'SELMA sommer', ['owner@retail.demo.example']],
    ['accents', 'mussig-00042', ['person42@many.example']],
    ['accents that are typed', 'müßig-00042', ['person42@many.example']],
    ['letters with strokes and ligatures', 'lucja mussig-00043', ['person43@many.example']],
    ['the order of the words', 'lindner olga', ['owner@demo.example']],
    ['spaces', '  selma   sommer ', ['owner@retail.demo.example']],
  ])('ignores %s', async (_what, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each([
    ['e-mail', 'person777@many', ['person777@many.example']],
    ['company', 'feinkost', ['owner@retail.demo.example']],
    ['company and name together', 'lindenhof marek', ['manager@demo.example']],
    ['company without accents', 'cafe grosse 500 mussig-00499', ['person499@many.example']],
  ])('finds by %s', async (_what, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each(['%', '_', '\\', "'", '%selma%', 'nobody-at-all'])('takes %s for itself', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('by nothing but spaces is none', async () => {
    expect(await people('?search=%20&first=3')).toEqual(await people('?first=3'));
  });

  it('finds somebody who has just been renamed, and a company, too', async () => {
    await app.owner.query(`update users set last_name = 'Überall' where email = 'person9@many.example'`);
    expect(await search('uberall')).toEqual(['person9@many.example']);
    await app.owner.query(`update tenants set name = 'Zum Öchsle' where name = 'Feinkost Sommer'`);
    expect(await search('ochsle')).toEqual(['owner@retail.demo.example']);
  });
});

describe('a request that is none', () => {
  it.each([
    '?first=0',
    '?first=1001',
    '?first=x',
    '?first=1.5',
    '?after=x',
    '?search=a&search=b',
    '?search=%00',
  ])('%s is refused', async (query) => {
    const { status, body } = await ask<{ errors: { extensions: object }[] }>(query);
    expect(status).toBe(422);
    expect(body.errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('of nobody is 401', async () => {
    const response = await fetch(`${app.url}${path}`);
    expect(response.status).toBe(401);
  });
});
