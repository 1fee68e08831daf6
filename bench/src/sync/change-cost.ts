import { postmasterPid } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { bodyOf, openHttp } from '../kit/http-connection.ts';
import { familyProcessorSeconds } from '../kit/process-usage.ts';
import type { RunOptions } from '../kit/run.ts';
import { median } from '../kit/statistics.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';
import { savedPrinter, savePrinterRequest } from './save-printer.ts';
import type { SyncWorld } from './sync-world.ts';

const deviceCounts = [1, 100, 5_000] as const;

interface Cost {
  /** PostgreSQL's processor time for one change, in microseconds. */
  readonly processor: number;
  /** Bytes that PostgreSQL writes ahead for one change. */
  readonly written: number;
}

type Rounds = ReadonlyMap<number, readonly Cost[]>;

/** What a change costs the database with ever more registers; they are not online, so none of them asks for it. */
export const changeCost = async (world: SyncWorld, options: RunOptions): Promise<readonly Figure[]> => {
  const rounds = await runRounds(world, options);
  return [100, 5_000].flatMap((devices) => [
    figureOf(rounds, devices, 'processor', "the database's processor time", 'µs'),
    figureOf(rounds, devices, 'written', 'bytes written ahead', 'B'),
  ]);
};

async function runRounds(world: SyncWorld, { isQuick, progress }: RunOptions): Promise<Rounds> {
  const tenants = new Map<number, Tenant>();
  for (const devices of deviceCounts) tenants.set(devices, await tenantWith(world, devices));
  await world.owner.query('vacuum analyze devices, device_sync, organization_units');
  const costs = new Map<number, Cost[]>(deviceCounts.map((devices) => [devices, []]));
  const rounds = isQuick ? 2 : 6;
  // The first round warms up. The counts take turns, so that drifts of the machine meet all of them.
  for (let round = 0; round <= rounds; round += 1)
    for (const [devices, tenant] of tenants) {
      const cost = await costOf(world, tenant, round, isQuick ? 100 : 300);
      if (round > 0) costs.get(devices)?.push(cost);
    }
  for (const [devices, list] of costs)
    progress(
      `${devices} registers: ${Math.round(median(list.map(({ processor }) => processor)))} µs a change`,
    );
  return costs;
}

/** A tenant whose registers have all taken something. */
async function tenantWith({ owner }: SyncWorld, devices: number): Promise<Tenant> {
  const branches = Math.ceil(devices / 100);
  const tenant = await makeTenant(owner, `${devices} registers`, { branches, registers: devices });
  await owner.query(
    `insert into device_sync (tenant_id, device_id, unit_id, cursor, seen_at)
      select tenant_id, id, unit_id, 1, now() from devices where tenant_id = $1`,
    [tenant.id],
  );
  return tenant;
}

async function costOf(world: SyncWorld, tenant: Tenant, round: number, changes: number): Promise<Cost> {
  const { server, owner, signer } = world;
  const http = await openHttp(server.port);
  const token = signer.tokenOf(tenant.owner);
  const postmaster = postmasterPid(server.dataDir);
  const written = async (): Promise<number> => {
    const { rows } = await owner.query(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes`);
    return Number(rows[0].bytes);
  };
  const before = [familyProcessorSeconds(postmaster), await written()] as const;
  for (let change = 0; change < changes; change += 1)
    savedPrinter(bodyOf(await http.send(savePrinterRequest(token, `Drucker ${round}-${change}`))));
  const after = [familyProcessorSeconds(postmaster), await written()] as const;
  http.close();
  return {
    processor: ((after[0] - before[0]) / changes) * 1e6,
    written: (after[1] - before[1]) / changes,
  };
}

function figureOf(rounds: Rounds, devices: number, kind: keyof Cost, name: string, unit: string): Figure {
  const of = (count: number) => (rounds.get(count) ?? []).map((cost) => cost[kind]);
  const one = of(1);
  return {
    bench: 'sync',
    measured: { name: `${name} of a change, ${devices} registers`, value: median(of(devices)), unit },
    yardstick: { name: 'with 1 register', value: median(one), unit },
    ratio: median(of(devices).map((value, round) => value / (one[round] ?? Number.NaN))),
    limit: { of: 'ratio', is: 'atMost', floor: 1.25, aim: 1.1 },
  };
}
