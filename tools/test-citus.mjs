import { exitOf, onRequestToStop, startNode } from './children.mjs';
import { ensureInstalled, Refusal, runMain } from './install.mjs';

// npm run test:citus [-- --all]: tests of the server on a PostgreSQL with Citus. DATABASE_URL is a superuser's address of
// the coordinator; databases are made and dropped on it and on all of its nodes. With --all, all tests of the server.

/** What has to do with receipts. */
const areas = [
  'kit/db/distribution',
  'sales',
  'content/notifications',
  'fiscal/archives',
  'fleet/devices',
  'organization/units',
];

/** They read plans, or wait until somebody stands at a row: a coordinator shows neither. */
const hidden = [
  'sales/closings/closing-search.store.test.ts',
  'sales/dashboards/figure-rows.store.test.ts',
  'sales/receipts/list/receipt-list.store.test.ts',
  'sales/receipts/list/receipt-search.store.test.ts',
  'sales/receipts/problems/sync-problem-lists.test.ts',
  'sales/receipts/roll-ups/roll-up-check.store.test.ts',
];

await runMain(async () => {
  const coordinator = process.env.DATABASE_URL;
  if (!coordinator)
    throw new Refusal('DATABASE_URL names no coordinator: postgres://postgres@host:5432/tresen');
  const files = process.argv.includes('--all') ? [''] : areas.map((area) => `${area}/`);
  const node = await ensureInstalled(console.error);
  const args = ['run', '--project', 'server', ...files.map((file) => `server/src/${file}`)];
  for (const file of hidden) args.push('--exclude', `**/${file}`);
  const child = startNode(node, 'node_modules/vitest/vitest.mjs', args, { env: { TEST_CITUS: coordinator } });
  onRequestToStop((signal) => child.kill(signal));
  process.exitCode = await exitOf(child);
});
