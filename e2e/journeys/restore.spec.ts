import type { Page } from '@playwright/test';
import { closeDay, isLinked, listRecords, type OnlineRegister } from '@tresen/register';
import type pg from 'pg';
import { type Api, signInToApi } from '../support/api.ts';
import {
  embeddedDatabase,
  installedPrograms,
  type KindOfDatabase,
  ownDatabase,
} from '../support/kinds-of-database.ts';
import { openOwnerDatabase } from '../support/owner-database.ts';
import { demoPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { newSession } from '../support/sessions.ts';
import { expect, inFull, test } from '../support/test.ts';
import type { Till } from '../support/till.ts';

// A database that is put back after an hour of selling (decision 43; docs/operations.md, Put back).

const owner = 'owner@demo.example';
const manager = 'manager@demo.example';
const minute = 60_000;
const bin = installedPrograms();

/** Somebody who holds a session without a browser, as an integrator does. */
const holder = async (server: ServerProcess, email: string) => {
  let token = await newSession(server, email);
  return async (): Promise<number> => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
    const response = await fetch(`${server.url}/connect/token`, { method: 'POST', body });
    const answer = (await response.json()) as { refresh_token?: string };
    token = answer.refresh_token ?? token;
    return response.status;
  };
};

const figures = async (database: pg.Pool) => {
  const { rows } = await database.query(
    `select (select count(*)::int from receipts) receipts, (select count(*)::int from closings) closings,
      (select coalesce(sum(gross), 0)::int from receipts) gross,
      (select count(*)::int from sync_problems) waiting`,
  );
  return rows[0] as Record<string, number>;
};

const printersOf = ({ store }: Till) => listRecords(store, 'printer').map(({ content }) => content.name);

const savePrinter = (api: Api, name: string) =>
  api.ask(
    '/graphql/pos',
    'mutation($it: PrinterInput!) { savePrinter(printer: $it) { isSuccess modelId } }',
    {
      it: {
        name,
        group: 'kitchen',
        codePage: 'CP858',
        copies: 1,
        printWidth: 42,
        signals: 'none',
        unitIds: null,
      },
    },
  );

type Kind = readonly [string, boolean, () => KindOfDatabase | Promise<KindOfDatabase>];

// What a process makes of a database that was put back does not ask how it was: put-back.test.ts of the server.
const kinds: readonly Kind[] = [
  ['a copy of DATA_DIR', true, embeddedDatabase],
  ['a dump, in another cluster under another owner', bin !== undefined, () => ownDatabase(bin ?? '')],
];

for (const [words, isPossible, make] of kinds)
  test.describe(`a backup that is put back: ${words}`, () => {
    test.skip(!isPossible, 'PostgreSQL 15 or newer is not installed on this machine');
    test.setTimeout(300_000);
    let kind: KindOfDatabase;
    let server: ServerProcess;
    test.beforeAll(async () => {
      kind = await make();
      server = await startServerProcess(kind.settings);
    });
    test.afterAll(async () => {
      await server?.remove();
      await kind?.end();
    });

    test(
      'everybody goes on working, all sales are there, the sums are equal',
      inFull,
      async ({ openAs, newTill }) => {
        const began = Date.now() - 70 * minute;
        const tills = ['Theke', 'Garten', 'Müller & Söhne'].map((name) => newTill(server, name));
        for (const till of tills) await till.linkTo(`Filiale ${till.name}`, owner);
        const refresh = await holder(server, manager);
        const page = await openAs(server, owner, '/home');
        await expect(page.getByRole('navigation').first()).toBeVisible();
        await savePrinter(await signInToApi(server.url, owner, demoPassword), 'Küche');
        const online: OnlineRegister[] = [];
        for (const till of tills) {
          till.sell(450, { at: began });
          online.push(await till.connect());
          await till.push();
        }
        for (const till of tills) await expect.poll(() => printersOf(till)).toEqual(['Küche']);
        await kind.backUp(server);

        const late = newTill(server, 'Neue Kasse');
        await sellForAnHour({ server, tills, online, late, began, refresh, page });
        const database = kind.open(server);
        const before = await figures(database);
        await database.end();
        expect(before).toMatchObject({ receipts: 3 + 3 * 6 + 2, closings: 3, waiting: 0 });

        await server.end();
        await server.start(await kind.putBack(server));

        expect(await refresh()).toBe(200);
        await page.reload();
        await expect(page.getByRole('navigation').first()).toBeVisible();
        const after = kind.open(server);
        // The three come by themselves; the one that was linked after the backup is told, links again and goes on.
        await expect.poll(() => isLinked(late.store), { timeout: 60_000 }).toBe(false);
        expect((await figures(after)).receipts).toBeLessThan(before.receipts ?? 0);
        await late.linkTo('Filiale Neue Kasse', owner);
        await late.connect();
        await expect.poll(() => figures(after), { timeout: 60_000 }).toEqual(before);

        const api = await signInToApi(server.url, owner, demoPassword);
        const year = new Date().getUTCFullYear();
        const check = `{ rollUpDifferences(from: "${year - 1}-01-01", to: "${year}-12-31") { day } }`;
        expect(await api.ask('/graphql/pos', check)).toEqual({ rollUpDifferences: [] });
        await savePrinter(api, 'Bar');
        for (const till of tills)
          await expect.poll(() => printersOf(till).toSorted(), { timeout: 60_000 }).toEqual(['Bar', 'Küche']);
        await page.goto('/setting/auditLog');
        await expect(page.getByText(/aus einer Sicherung zurückgeholt/)).toBeVisible();
        for (const till of [...tills, late]) till.sell(1_00);
        await expect
          .poll(async () => (await figures(after)).receipts, { timeout: 60_000 })
          .toBe((before.receipts ?? 0) + 4);
        await after.end();
      },
    );
  });

test.describe('a database that is put back under a process that runs', () => {
  let server: ServerProcess;
  test.beforeAll(async () => {
    server = await startServerProcess();
  });
  test.afterAll(() => server?.remove());

  test('the process begins anew by itself, and everybody comes back', inFull, async ({ newTill }) => {
    const till = newTill(server, 'Theke');
    await till.linkTo('Theke', owner);
    const events: string[] = [];
    const online = await till.connect(({ kind }) => events.push(kind));
    await savePrinter(await signInToApi(server.url, owner, demoPassword), 'Küche');
    await expect.poll(() => printersOf(till)).toEqual(['Küche']);
    const database = openOwnerDatabase(server.dataDir);
    await database.query('update change_counters set last_seq = 0');
    await online.sync();
    await expect.poll(() => events, { timeout: 60_000 }).toContain('offline');
    await expect
      .poll(() => events.findLast((kind) => kind.endsWith('line')), { timeout: 60_000 })
      .toBe('online');
    till.sell(450);
    await expect.poll(async () => (await figures(database)).receipts, { timeout: 60_000 }).toBe(1);
    await database.end();
  });
});

interface Hour {
  readonly server: ServerProcess;
  readonly tills: readonly Till[];
  readonly online: readonly OnlineRegister[];
  readonly late: Till;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly refresh: () => Promise<number>;
  readonly page: Page;
}

/** What happens after the backup: sales, closings, renewed tokens, a changed menu, and a till that is linked. */
const sellForAnHour = async ({ server, tills, online, late, began, refresh, page }: Hour): Promise<void> => {
  await savePrinter(await signInToApi(server.url, owner, demoPassword), 'Vergessen');
  await late.linkTo('Filiale Neue Kasse', owner);
  for (const till of [late, late]) till.sell(990, { at: began + 30 * minute });
  await late.connect();
  for (let turn = 1; turn <= 6; turn += 1) {
    for (const [place, till] of tills.entries())
      till.sell(turn * 100 + place, { at: began + turn * 10 * minute });
    if (turn % 2 === 0)
      for (const { session } of online) await session.renewToken(await session.accessToken());
    expect(await refresh()).toBe(200);
    if (turn % 3 === 0) await page.reload();
  }
  for (const till of tills) closeDay(till.store, { at: began + 65 * minute });
  for (const till of [...tills, late]) await till.push();
  for (const till of tills) await expect.poll(() => printersOf(till)).toContain('Vergessen');
};
