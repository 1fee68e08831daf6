import { exitOf, onRequestToStop, startNode } from './children.mjs';
import { ensureInstalled, Refusal, runMain } from './install.mjs';

// npm run test:citus [-- --all]: tests of the server on a PostgreSQL with Citus. DATABASE_URL is a superuser's address of
// the coordinator; databases are made and dropped on it and on all of its nodes. With --all, of all that has to do with
// sales: decision 82 says what of it does not work yet.

/** What works on several nodes, and has to go on doing so. */
const working = [
  'kit/db/distribution',
  'sales/closings/paper.test.ts',
  'sales/counters/counter-runs.store.test.ts',
  'sales/dashboards/branches.store.test.ts',
  'sales/dashboards/dashboards',
  'sales/dashboards/figures.property.test.ts',
  'sales/exports',
  'sales/receipts/list/receipt-amounts.store.test.ts',
  'sales/receipts/page',
  'sales/receipts/push/counter-runs.test.ts',
  'sales/receipts/push/large-pushes.test.ts',
  'sales/receipts/push/push.test.ts',
];

await runMain(async () => {
  const coordinator = process.env.DATABASE_URL;
  if (!coordinator)
    throw new Refusal('DATABASE_URL names no coordinator: postgres://postgres@host:5432/tresen');
  const files = process.argv.includes('--all') ? ['kit/db/distribution', 'sales/'] : working;
  const node = await ensureInstalled(console.error);
  const args = ['run', '--project', 'server', ...files.map((file) => `server/src/${file}`)];
  const child = startNode(node, 'node_modules/vitest/vitest.mjs', args, { env: { TEST_CITUS: coordinator } });
  onRequestToStop((signal) => child.kill(signal));
  process.exitCode = await exitOf(child);
});
