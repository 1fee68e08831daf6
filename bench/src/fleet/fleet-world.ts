import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { plantArticles } from '../articles/article-world.ts';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { type Child, startChild } from '../kit/child.ts';
import { connectOwner } from '../kit/database.ts';
import { untilAccepted, webQuery } from '../kit/graphql.ts';
import { dataFolder, root } from '../kit/paths.ts';
import { type Server, serverFlags, startServer } from '../kit/server.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';

/** How large the fleet is. */
export interface FleetSize {
  readonly branches: number;
  readonly registers: number;
  readonly articles: number;
}

/** A server with a chain of branches, and beside it a bare relay of the same messages. */
export interface FleetWorld {
  readonly server: Server;
  readonly owner: pg.Client;
  readonly tenant: Tenant;
  readonly relay: Child & { readonly port: number };
  /** Access token of a register, or of the tenant's owner. */
  readonly tokenOf: (deviceId: string | undefined) => string;
  close(): Promise<void>;
}

/**
 * As far as registers come in life: most have everything, every tenth branch is some changes behind, one was never synced,
 * some refused something. A fifth of the articles belongs to one branch each.
 */
const plantSync = [
  `update articles a set unit_ids = array[u.id]
    from (select id, row_number() over (order by id) as n from organization_units where tenant_id = $1) u
    where a.tenant_id = $1 and a.change_seq % 5 = 0 and u.n = 1 + a.change_seq / 5 % $2::bigint`,
  `insert into device_sync (tenant_id, device_id, unit_id, cursor, seen_at)
    select d.tenant_id, d.id, d.unit_id, case
        when u.n = 1 then 0 when u.n % 10 = 0 then c.last_seq - u.n * 7 % 1000 else c.last_seq end, now()
    from devices d
    join (select id, row_number() over (order by id) as n from organization_units where tenant_id = $1) u
      on u.id = d.unit_id and $2::bigint > 0
    join change_counters c on c.tenant_id = d.tenant_id
    where d.tenant_id = $1`,
  `insert into sync_failures (tenant_id, device_id, entity, record_id, change_seq, reason, failed_at)
    select a.tenant_id, d.id, 'article', a.id, a.change_seq, 'NOT_SUPPORTED', now()
    from (select *, row_number() over (order by id) as n from articles where tenant_id = $1 limit $2) a
    join (select *, row_number() over (order by id) as n from devices where tenant_id = $1) d on d.n = a.n`,
];

/** Starts a server on the fleet, in a folder of the benchmark's own that is gone afterwards. */
export const openFleetWorld = async (name: string, size: FleetSize): Promise<FleetWorld> => {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ dataDir, inspect: true });
  const owner = await connectOwner(dataDir);
  const relay = await startRelay();
  const close = async (): Promise<void> => {
    await owner.end();
    await relay.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const tenant = await plant(owner, size);
    const signer = await createTokenSigner(owner, server);
    const sessions = new Map(tenant.registers.map((register) => [register.deviceId, register]));
    const tokenOf = (deviceId: string | undefined) =>
      signer.tokenOf((deviceId === undefined ? undefined : sessions.get(deviceId)) ?? tenant.owner);
    await untilAccepted(server.port, tokenOf(undefined), webQuery('OpenChangeCount', {}));
    return { server, owner, tenant, relay, tokenOf, close };
  } catch (error) {
    await close();
    throw error;
  }
};

async function startRelay() {
  const file = join(root, 'bench', 'src', 'hub', 'bare-relay.ts');
  const child = await startChild({ file, ready: /^listening on \d+$/, inspect: true, flags: serverFlags });
  return { ...child, port: Number(/\d+$/.exec(child.readyLine)?.[0]) };
}

async function plant(owner: pg.Client, { branches, registers, articles }: FleetSize): Promise<Tenant> {
  await owner.query('set synchronous_commit = off');
  const tenant = await makeTenant(owner, 'Chain', { branches, registers });
  await plantArticles(owner, tenant.id, articles);
  for (const statement of plantSync) await owner.query(statement, [tenant.id, branches]);
  await owner.query(
    'vacuum analyze articles, categories, vats, change_counters, devices, device_sync, sync_failures',
  );
  await owner.query('checkpoint');
  return tenant;
}
