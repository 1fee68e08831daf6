import { countRecords, openSession, syncMasterData } from '@tresen/register';
import type { Figure } from '../kit/figure.ts';
import type { RunOptions } from '../kit/run.ts';
import { median, secondsOf } from '../kit/statistics.ts';
import type { SyncWorld } from './sync-world.ts';

/** The same records read by one statement, as text, by a client of the database: what no protocol can undercut. */
const readDirectly = async ({ owner, tenant }: SyncWorld): Promise<void> => {
  await owner.query('select id, version, row_to_json(a)::text from articles a where tenant_id = $1', [
    tenant.id,
  ]);
};

/** How long a newly linked register takes until it has stored all articles of its branch and said so. */
export const firstSync = async (
  world: SyncWorld,
  articles: number,
  { isQuick, progress }: RunOptions,
): Promise<Figure> => {
  const taken: number[] = [];
  const direct: number[] = [];
  for (let round = 1; round <= (isQuick ? 1 : 3); round += 1) {
    const store = await world.linkNew(`New ${round}`);
    const session = openSession(store);
    taken.push(await secondsOf(() => syncMasterData(store, session)));
    const { article } = countRecords(store);
    if (article !== articles) throw new Error(`the register has ${article} of ${articles} articles`);
    direct.push(await secondsOf(() => readDirectly(world)));
    progress(`first sync ${round}: ${taken.at(-1)?.toFixed(2)} s, directly ${direct.at(-1)?.toFixed(2)} s`);
  }
  return {
    bench: 'sync',
    measured: {
      name: `a newly linked register has ${articles} articles, stored`,
      value: median(taken),
      unit: 's',
    },
    yardstick: { name: 'the same rows as JSON by one statement, directly', value: median(direct), unit: 's' },
    ratio: median(taken.map((seconds, round) => seconds / (direct[round] ?? Number.NaN))),
    limit: { of: 'measured', is: 'atMost', floor: 15 },
    note: 'median of rounds, each with a new register and an empty store; pages of 2,000',
  };
};
