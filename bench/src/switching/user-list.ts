import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createTokenSigner, type Session } from '../kit/access-tokens.ts';
import type { Figure } from '../kit/figure.ts';
import { type FreshServer, onFreshServer } from '../kit/fresh-server.ts';
import { untilServed } from '../kit/graphql.ts';
import { type HttpConnection, httpGet, openHttp } from '../kit/http-connection.ts';
import { loadAtRate } from '../kit/load.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { percentile } from '../kit/statistics.ts';

const name = 'user-list';
const users = 10_000;
const tenants = 2_500;
/** Keys of a few people who type at the same time, each key a request. */
const rate = 50;
/** A rare name, a company, one of four first names, a name and a company, two letters that nobody has. */
const searches = ['mussig-00420', 'cafe 77', 'jurgen', 'zoe cafe 12', 'qx'];

interface World {
  readonly connections: readonly HttpConnection[];
  readonly pages: readonly Buffer[];
  readonly profile: Buffer;
}

export const userList: Benchmark = {
  name,
  about: "The list of 'Switch as' stays fast with 10,000 users",
  run: (options) =>
    onFreshServer(name, async (fresh) => {
      const world = await openList(fresh);
      const figure = await measure(world, options);
      for (const connection of world.connections) connection.close();
      return [figure];
    }),
};

async function openList({ server, owner }: FreshServer): Promise<World> {
  await plantUsers(owner);
  const token = (await createTokenSigner(owner, server)).tokenOf(await openSession(owner));
  await untilServed(server.port, token);
  const pageOf = (search: string): Buffer =>
    httpGet(`/connect/usersExtended/my?first=50${search && `&search=${encodeURIComponent(search)}`}`, token);
  return {
    connections: await Promise.all(Array.from({ length: 8 }, () => openHttp(server.port))),
    pages: ['', ...searches].map(pageOf),
    profile: httpGet('/connect/userinfo', token),
  };
}

async function plantUsers(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into tenants (id, name, kind)
     select gen_random_uuid(), 'Café Größe ' || i, 'customer' from generate_series(1, $1::int) i`,
    [tenants],
  );
  await owner.query(
    `with t as (select id, row_number() over () n from tenants where name like 'Café%')
     insert into users (id, tenant_id, email, email_confirmed, role, first_name, last_name)
     select gen_random_uuid(), t.id, 'person' || i || '@bench.example', true, 'owner',
       (array['Zoë', 'Jürgen', 'Ægir', 'Łucja'])[1 + i % 4], 'Müßig-' || to_char(i * 7919 % $1::int, 'FM00000')
     from generate_series(1, $1::int) i join t on t.n = 1 + i % $2::int`,
    [users, tenants],
  );
  await owner.query('analyze users, tenants');
}

/** A session of the demo's super administrator. */
async function openSession(owner: pg.Client): Promise<Session> {
  const { rows } = await owner.query(`select id, tenant_id from users where role = 'superAdmin' limit 1`);
  const [{ id: subject, tenant_id: tenantId }] = rows;
  const sessionId = randomUUID();
  await owner.query(
    `insert into sessions (id, tenant_id, kind, user_id, scope, expires_at)
     values ($1, $2, 'user', $3, 'openid api', '2100-01-01')`,
    [sessionId, tenantId, subject],
  );
  return { sessionId, tenantId, subject, principal: 'superAdmin' };
}

async function measure({ connections, pages, profile }: World, options: RunOptions): Promise<Figure> {
  const seconds = options.isQuick ? 1 : 3;
  const times = { pages: [] as number[], profile: [] as number[] };
  for (let round = 0; round <= (options.isQuick ? 1 : 3); round += 1) {
    const found: number[] = [];
    for (const page of pages) found.push(...(await loadAtRate(connections, page, { rate, seconds })));
    const known = await loadAtRate(connections, profile, { rate, seconds });
    options.progress(`${name} round ${round}: p95 ${percentile(found, 0.95).toFixed(1)} ms`);
    if (round === 0) continue; // warms up
    times.pages.push(...found);
    times.profile.push(...known);
  }
  return {
    bench: name,
    measured: {
      name: '50 of 10,000 users, searched or not, p95',
      value: percentile(times.pages, 0.95),
      unit: 'ms',
    },
    yardstick: { name: 'userinfo, one user by id', value: percentile(times.profile, 0.95), unit: 'ms' },
    limit: { of: 'measured', is: 'atMost', floor: 20, aim: 10 },
    note: `${rate} requests/s, ${searches.length} searches and the first page in turn; ${tenants} companies`,
  };
}
