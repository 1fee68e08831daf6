import { setTimeout as delay } from 'node:timers/promises';
import { postmasterPid } from '../kit/database.ts';
import type { Door, Installation } from '../kit/installation.ts';
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
  { doors, redis, dataDir, asOwner }: Installation,
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
    {
      name: 'a connection’s PostgreSQL process killed',
      happen: async (chance) => {
        const pids = await asOwner(async (owner) => {
          const { rows } = await owner.query<{ pid: number }>(
            `select pid from pg_stat_activity where usename = 'tresen_app' order by pid`,
          );
          return rows.map(({ pid }) => pid);
        });
        kill(pids[Math.floor(chance() * pids.length)]);
      },
    },
    {
      name: 'PostgreSQL killed',
      // Once it runs: the one that was killed before may not have come back.
      happen: () => asOwner(async () => kill(postmasterPid(dataDir))),
    },
    {
      name: 'all lines cut',
      happen: async () => {
        for (const till of tills) till.cut();
      },
    },
  ];
};

function kill(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}
