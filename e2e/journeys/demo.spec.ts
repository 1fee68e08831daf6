import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeStore, openStore, readOutcomes } from '@tresen/register';
import { signInToApi } from '../support/api.ts';
import { startRegisterProcess } from '../support/register-process.ts';
import { demoPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const owner = 'owner@demo.example';

/** The demo's registers, for a month: more would only take longer. What they tell goes to the server, as `npm start` has it. */
const startFeeder = (server: ServerProcess) =>
  startRegisterProcess(
    [
      ...['demo', '--server', server.url, '--password', demoPassword, '--online'],
      ...['--store', join(server.dataDir, 'demo-registers'), '--days', '30'],
    ],
    server.tell,
  );

/** What the registers of the inn have had answers for. */
const answered = (server: ServerProcess): number => {
  const folder = join(server.dataDir, 'demo-registers');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sqlite') && !file.startsWith('laden'));
  return files.reduce((sum, file) => {
    const store = openStore(join(folder, file));
    const { stored, duplicate } = readOutcomes(store);
    closeStore(store);
    return sum + stored + duplicate;
  }, 0);
};

test(
  'the first minutes of a new owner on the demo: rich at once, filled behind that, and nothing twice',
  inFull,
  async ({ openAs }) => {
    test.setTimeout(300_000);
    const server = await startServerProcess();
    server.tell({ type: 'filled', share: 0 });
    const first = startFeeder(server);
    const page = await openAs(server, owner, '/dashboards/home');
    const filling = page.getByRole('region', { name: 'Die Demo wird gefüllt' });
    await expect(filling).toContainText('Die Demo wird gefüllt:');
    await expect(page.getByText('3 von 4', { exact: true })).toBeVisible({ timeout: 120_000 });

    // Somebody stops it in the middle, and starts it again.
    await expect(filling).not.toContainText(/gefüllt: 0\s%/, { timeout: 120_000 });
    await first.kill();
    const second = startFeeder(server);
    await expect(filling).toBeHidden({ timeout: 240_000 });

    const { ask } = await signInToApi(server.url, owner, demoPassword);
    const { receipts, closings } = await ask<Record<'receipts' | 'closings', { totalCount: number }>>(
      '/graphql/pos',
      'query { receipts(first: 1) { totalCount } closings(first: 1) { totalCount } }',
    );
    expect(receipts.totalCount).toBe(answered(server));
    // Four registers and a month of days; one closing was forgotten.
    expect(closings.totalCount).toBeGreaterThan(80);

    await page.goto('/manage/data/articlesList');
    await expect(page.getByText('Apfelschorle 0,4 l').first()).toBeVisible();
    await expect(page.getByRole('table').locator('img').first()).toBeVisible();
    await page.goto('/manage/data/rooms');
    await expect(page.getByText('Kastaniengarten').first()).toBeVisible();
    await page.goto('/manage/data/btnTemplates');
    await expect(page.getByRole('link', { name: 'Biergarten' })).toBeVisible();

    // What wants attention: a receipt that waits for a decision, and a till that is behind.
    await page.goto('/manage/syncProblems');
    await expect(page.getByText('Service mobil').first()).toBeVisible();
    await page.goto('/manage/data/overview');
    await expect(page.getByText('1 von 2 Kassen').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Mitarbeiter: \d+ offen$/ })).toBeVisible();

    await second.kill();
    await server.remove();
  },
);
