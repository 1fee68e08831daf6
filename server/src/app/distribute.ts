import { parseArgs } from 'node:util';
import { distribute } from '../kit/db/distribution/index.ts';
import { migrate } from '../kit/db/migrate.ts';
import { lockProcess } from '../kit/db/process-lock.ts';
import { readConfig } from './config.ts';

// npm run distribute -- [--shards 32]: lays the tables that grow with receipts over the nodes of a PostgreSQL with Citus,
// DATABASE_URL, fresh or with data (docs/operations.md). The server has to be stopped; it can be run again.

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { shards: { type: 'string', default: '32' } } });
  const shards = Number(values.shards);
  if (!Number.isInteger(shards) || shards < 1 || shards > 1024)
    throw new Error('--shards is a whole number from 1 to 1024');
  const { DATABASE_URL: url } = readConfig();
  if (!url) throw new Error('DATABASE_URL names no PostgreSQL: the one that comes with Tresen is one node');
  const lock = await lockProcess(url, {
    isShared: false,
    // Also one with REDIS_URL.
    advice: 'stop every process of it first (docs/operations.md)',
    onError: (error) => say(error.message),
  });
  try {
    await migrate(url);
    const done = await distribute(url, { shards, say });
    if (done.before.length > 0) say(`So before: ${done.before.join(', ')}.`);
    say(
      `${done.distributed.length} tables were laid over ${done.nodes} node(s); all others stay where they are.`,
    );
  } finally {
    await lock.release();
  }
};

await main().catch((error: unknown) => {
  say(`Not distributed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
