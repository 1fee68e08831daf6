import type { ChangesPage } from '@tresen/domain/master-data/sync';
import { countRecords, openSession, type RegisterSession, syncMasterData } from '@tresen/register';
import { postmasterPid } from '../kit/database.ts';
import type { Figure } from '../kit/figure.ts';
import { familyProcessorSeconds, processorSeconds } from '../kit/process-usage.ts';
import type { RunOptions } from '../kit/run.ts';
import { median, secondsOf } from '../kit/statistics.ts';
import type { SyncWorld } from './sync-world.ts';

const changesQuery = `query($after: String) { changes(after: $after, first: 2000) {
  changes { seq entity id operation version content } cursor hasMore isSnapshot isReset } }`;

interface Round {
  /** Seconds. */
  readonly stored: number;
  readonly taken: number;
  readonly direct: number;
  /** Processor time of the server and its database while the pages were taken. */
  readonly processor: number;
}

/** How long a newly linked register takes until it has stored all articles of its branch and said so. */
export const firstSync = async (
  world: SyncWorld,
  articles: number,
  { isQuick, progress }: RunOptions,
): Promise<readonly Figure[]> => {
  const rounds: Round[] = [];
  for (let number = 1; number <= (isQuick ? 1 : 3); number += 1) {
    const round = await runRound(world, articles, `New ${number}`);
    rounds.push(round);
    const words = Object.entries(round).map(([what, seconds]) => `${what} ${seconds.toFixed(2)} s`);
    progress(`first sync ${number}: ${words.join(', ')}`);
  }
  const middle = (what: keyof Round) => median(rounds.map((round) => round[what]));
  const ratioOf = (what: 'stored' | 'taken') => median(rounds.map((round) => round[what] / round.direct));
  const yardstick = {
    name: 'the same rows as JSON by one statement, directly',
    value: middle('direct'),
    unit: 's',
  };
  const name = `a newly linked register has ${articles} articles`;
  return [
    {
      bench: 'sync',
      measured: { name: `${name}, stored and acknowledged`, value: middle('stored'), unit: 's' },
      yardstick,
      ratio: ratioOf('stored'),
      limit: { of: 'measured', is: 'atMost', floor: 15 },
      note: 'each round with a new virtual register and an empty store; pages of 2,000',
    },
    {
      bench: 'sync',
      measured: { name: 'the same pages without storing them', value: middle('taken'), unit: 's' },
      yardstick,
      ratio: ratioOf('taken'),
    },
    {
      bench: 'sync',
      measured: {
        name: 'processor time of server and database for it',
        value: middle('processor'),
        unit: 's',
      },
    },
  ];
};

async function runRound(world: SyncWorld, articles: number, name: string): Promise<Round> {
  const { server } = world;
  const store = await world.linkNew(name);
  const session = openSession(store);
  const stored = await secondsOf(() => syncMasterData(store, session));
  const { article } = countRecords(store);
  if (article !== articles) throw new Error(`the register has ${article} of ${articles} articles`);
  const postmaster = postmasterPid(server.dataDir);
  const spent = () => processorSeconds(server.pid) + familyProcessorSeconds(postmaster);
  const before = spent();
  const taken = await secondsOf(() => takePages(session));
  const processor = spent() - before;
  return { stored, taken, direct: await secondsOf(() => readDirectly(world)), processor };
}

/** Takes all pages and keeps nothing of them: what the cloud needs by itself. */
async function takePages(session: RegisterSession): Promise<void> {
  for (let after: string | null = null, hasMore = true; hasMore; ) {
    const { changes }: { changes: ChangesPage } = await session.ask(changesQuery, { after });
    after = changes.cursor;
    hasMore = changes.hasMore;
  }
}

/** The same records read by one statement, as text, by a client of the database: what no protocol can undercut. */
async function readDirectly({ owner, tenant }: SyncWorld): Promise<void> {
  await owner.query('select id, version, row_to_json(a)::text from articles a where tenant_id = $1', [
    tenant.id,
  ]);
}
