import { setTimeout as delay } from 'node:timers/promises';
import type { Door, Installation } from '../kit/installation.ts';
import type { DatabaseMachine, InstalledDatabase } from '../kit/installed-database.ts';
import { withOwner } from '../kit/owner.ts';
import type { Till } from './till.ts';

/** Numbers from 0 to 1, the same ones for a seed. */
export type Random = () => number;

/** What may happen to an installation, with the words of the report. */
export interface Happening {
  readonly name: string;
  /** How often it is chosen beside others; 1 unless told. */
  readonly weight?: number;
  readonly happen: (chance: Random) => Promise<void>;
}

/** Milliseconds that something is away, at most. */
const longestGapMs = 2_000;

/** All of it. Each is over when what was ended runs again. */
export const happeningsOf = (
  { doors, redis, database, tenants }: Installation,
  tills: readonly Till[],
): readonly Happening[] => {
  const gap = (chance: Random) => delay(chance() * longestGapMs);
  const restart = async (door: Door, chance: Random): Promise<void> => {
    await door.kill();
    await gap(chance);
    await door.start();
  };
  return [
    ...doors.map((door, at) => ({
      name: `server ${at + 1} killed`,
      happen: (chance: Random) => restart(door, chance),
    })),
    {
      name: 'Redis killed',
      happen: async (chance) => {
        await redis.kill();
        await gap(chance);
        await redis.start();
      },
    },
    {
      name: 'Redis silent',
      happen: async (chance) => {
        redis.pause();
        await gap(chance);
        redis.resume();
      },
    },
    { name: 'Redis emptied', happen: () => redis.empty() },
    ...database.machines.flatMap(killed),
    ...moved(
      database,
      tenants.map(({ id }) => id),
    ),
    {
      name: 'all lines cut',
      happen: async () => {
        for (const till of tills) till.cut();
      },
    },
  ];
};

/** One of its processes, upon which it ends all others and reads its log again, or all of them. */
function killed({ name, url, kill }: DatabaseMachine): readonly Happening[] {
  const killOne = (chance: Random) =>
    withOwner(url, async (owner) => {
      const { rows } = await owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where usename = 'tresen_app' order by pid`,
      );
      const { pid } = oneOf(rows, chance) ?? {};
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    });
  return [
    { name: `${name}: a connection’s process killed`, happen: killOne },
    // Once it runs: the one that was killed before may not have come back.
    { name: `${name} killed`, happen: () => withOwner(url, async () => kill()) },
  ];
}

/** While pushes go on; the second time a machine dies over it, and the tenant is moved again some other time. */
function moved(
  { machines, moveTenant }: InstalledDatabase,
  tenantIds: readonly string[],
): readonly Happening[] {
  if (!moveTenant) return [];
  const move = (chance: Random) => moveTenant(oneOf(tenantIds, chance) ?? '');
  return [
    { name: 'a tenant moved to another node', happen: move },
    {
      name: 'a machine of the database killed while a tenant is moved',
      happen: async (chance) => {
        const moving = move(chance).catch(() => undefined);
        await delay(chance() * longestGapMs);
        oneOf(machines, chance)?.kill();
        await moving;
      },
    },
  ];
}

function oneOf<Item>(items: readonly Item[], chance: Random): Item | undefined {
  return items[Math.floor(chance() * items.length)];
}
