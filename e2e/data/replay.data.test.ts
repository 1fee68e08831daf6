import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '@tresen/domain/kit/testing';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInToApi } from '../support/api.ts';
import { launchBrowser } from '../support/browser.ts';
import { dataFile } from '../support/data-file.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { type RegisterProcess, startRegisterProcess } from '../support/register-process.ts';
import { demoPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { writeSlice } from './coffee-shop-slice.ts';
import { readTruth } from './coffee-shop-truth.ts';
import { articleChoices, choices, lastDay, periods } from './shop-choices.ts';
import { expectClosings } from './shop-closings.ts';
import { expectAnalytics, expectArticles, expectExports, expectHome } from './shop-figures.ts';
import { expectReport, reports } from './shop-reports.ts';
import { branchFigures, countStored, findShops, fingerprint } from './stored-figures.ts';

const source = dataFile('coffee-shop-sales.csv.gz');
const owner = 'owner@retail.demo.example';

/** What the file holds, counted without any of our code (its README); cents. */
const all = {
  receipts: 116_790,
  positions: 149_116,
  turnover: 69_881_233,
  branches: [
    { name: 'Astoria', turnover: 23_224_391 },
    { name: "Hell's Kitchen", turnover: 23_651_117 },
    { name: 'Lower Manhattan', turnover: 23_005_725 },
  ],
} as const;

/** What every 24th receipt of it holds, counted in the same way. */
const slice = {
  receipts: 4_867,
  positions: 6_181,
  turnover: 2_872_636,
  branches: [
    { name: 'Astoria', turnover: 964_671 },
    { name: "Hell's Kitchen", turnover: 968_011 },
    { name: 'Lower Manhattan', turnover: 939_954 },
  ],
} as const;

const truth = isFull ? all : slice;

/** Receipts in the database at which a process is killed: by progress, since machines differ in pace. */
const kills = isFull
  ? ([
      { at: 15_000, victim: 'server' },
      { at: 35_000, victim: 'register' },
      { at: 55_000, victim: 'server' },
      { at: 75_000, victim: 'register' },
      { at: 95_000, victim: 'server' },
    ] as const)
  : ([
      { at: 1_200, victim: 'server' },
      { at: 3_000, victim: 'register' },
    ] as const);

const count = (number: number): string => number.toLocaleString('en-US');
const money = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });

// Without the folder of data (TRESEN_DATA) there is nothing to replay.
describe.skipIf(source === undefined)(`${count(truth.receipts)} receipts of three coffee shops`, () => {
  let server: ServerProcess;
  let database: pg.Pool;
  const folder = mkdtempSync(join(tmpdir(), 'tresen-replay-'));
  const file = source === undefined || isFull ? source : writeSlice(source, folder);
  const receipts = file === undefined ? [] : readTruth(file);

  beforeAll(async () => {
    server = await startServerProcess({ NOW: `${lastDay}T19:30:00Z` });
    database = openOwnerDatabase(server.dataDir);
  });
  afterAll(async () => {
    await database?.end();
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const replay = (store: string): RegisterProcess =>
    startRegisterProcess([
      ...['replay', file ?? '', '--map', 'coffee-shop', '--server', server.url],
      ...['--store', join(folder, store), '--approve-as', `${owner}:${demoPassword}`],
    ]);

  it('arrive once each although server and register are killed', async () => {
    let register = replay('disturbed');
    const hasReached = async (count: number) =>
      !register.isRunning() || (await countStored(database)) >= count;
    for (const { at, victim } of kills) {
      await vi.waitUntil(() => hasReached(at), { timeout: 300_000, interval: 10 });
      expect(register.isRunning(), register.output()).toBe(true);
      if (victim === 'server') {
        await server.kill();
        await server.start();
      } else {
        await register.kill();
        register = replay('disturbed');
      }
      expect(await countStored(database)).toBeLessThan(truth.receipts);
    }
    expect(await register.ended, register.output()).toBe(0);
    expect(register.output()).toContain('0 quarantined, 0 rejected');
  });

  it('are in the database to the cent, per branch', async () => {
    const branches = await branchFigures(database);
    expect(branches.map(({ name, turnover }) => ({ name, turnover }))).toEqual(truth.branches);
    const sum = (column: 'receipts' | 'positions' | 'turnover') =>
      branches.reduce((total, branch) => total + branch[column], 0);
    expect(sum('receipts')).toBe(truth.receipts);
    expect(sum('positions')).toBe(truth.positions);
    expect(sum('turnover')).toBe(truth.turnover);
  });

  it('are in the API to the cent, per branch (DSH-04)', async () => {
    const api = await signInToApi(server.url, owner, demoPassword);
    const { analyticsDashboard } = await api.ask<{ analyticsDashboard: unknown }>(
      '/graphql/pos',
      '{ analyticsDashboard(year: 2023) { figures { receipts turnover } units { name turnover } } }',
    );
    expect(analyticsDashboard).toEqual({
      figures: { receipts: truth.receipts, turnover: truth.turnover },
      units: truth.branches,
    });
  });

  it.each(choices)(
    'are in every widget of Analytics to the cent: %s (DSH-04 to DSH-14)',
    async (_, choice) => {
      const api = await signInToApi(server.url, owner, demoPassword);
      await expectAnalytics(api, receipts, await findShops(database), choice);
    },
  );

  it.each(articleChoices)('are in the table of articles to the cent: %s (DSH-14)', async (_, choice) => {
    const api = await signInToApi(server.url, owner, demoPassword);
    await expectArticles(api, receipts, await findShops(database), choice);
  });

  it.each(reports)('are in a report to the cent: %s', { timeout: 150_000 }, async (_, report) => {
    const api = await signInToApi(server.url, owner, demoPassword);
    await expectReport(api, receipts, await findShops(database), report);
  });

  it('are in the daily closings of each register to the cent (RCP-08, RCP-09)', async () => {
    await expectClosings(database, receipts, await findShops(database));
  });

  it('are in exported files to the cent: receipts of a branch, positions of a week, articles', async () => {
    const api = await signInToApi(server.url, owner, demoPassword);
    const shops = await findShops(database);
    await expectExports(server.url, api, receipts, shops);
  });

  it.each(periods)(
    'are on Home to the cent on the last day, payments %s (DSH-03, DSH-09)',
    async (...payments) => {
      const api = await signInToApi(server.url, owner, demoPassword);
      await expectHome(api, receipts, lastDay, payments);
    },
  );

  it('are on the page to the cent, per branch (DSH-04)', async () => {
    const browser = await launchBrowser();
    const page = await browser.newPage({ locale: 'de-DE', baseURL: server.url });
    await page.goto('/dashboards/analytics?year=2023');
    await page.getByLabel('E-Mail').fill(owner);
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    const main = page.getByRole('main');
    await main.getByText(money(truth.turnover)).first().waitFor();
    await main.getByText(truth.receipts.toLocaleString('de-DE')).first().waitFor();
    for (const { name, turnover } of truth.branches)
      await main.getByRole('link', { name: `${name} ${money(turnover)}` }).waitFor();
    await browser.close();
  });

  it('give the same figures as the roll-ups', async () => {
    const api = await signInToApi(server.url, owner, demoPassword);
    const query = `{ rollUpDifferences(from: "2023-01-01", to: "2023-06-30") { rollUp unitId day key column } }`;
    expect(await api.ask('/graphql/pos', query)).toEqual({ rollUpDifferences: [] });
  });

  it('change nothing when they are replayed from an empty store', async () => {
    const before = await fingerprint(database);
    const register = replay('again');
    expect(await register.ended, register.output()).toBe(0);
    expect(register.output()).toContain(
      `All: 0 stored, ${count(truth.receipts)} duplicate, 0 quarantined, 0 rejected`,
    );
    expect(await fingerprint(database)).toBe(before);
  });
});
