import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { randomOf } from '@tresen/register';
import { openCitusNodes } from '../kit/citus-nodes.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import { type Installation, type InstallationSize, openInstallation } from '../kit/installation.ts';
import type { OpenDatabase } from '../kit/installed-database.ts';
import { root } from '../kit/paths.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { type Happening, happeningsOf } from './happenings.ts';
import { startTill, type Till } from './till.ts';

/** CHAOS_SEED repeats a run's choices; CHAOS_KILLS is how often something happens, CHAOS_MINUTES for how long at most. */
const seed = process.env.CHAOS_SEED || String(Date.now());
const happeningsWanted = (isQuick: boolean): number => Number(process.env.CHAOS_KILLS) || (isQuick ? 12 : 60);

/** Milliseconds: a server that does not take pushes again by then stays away. */
const patienceMs = 120_000;
const lookAgainMs = 20;
/** Where CHAOS_KILLS says how much is wanted, that takes as long as it takes. */
const minutes = Number(process.env.CHAOS_MINUTES) || (process.env.CHAOS_KILLS ? Number.POSITIVE_INFINITY : 5);
const longestRunMs = minutes * 60_000;
const longestPauseMs = 500;

interface Happened {
  readonly name: string;
  /** Milliseconds after the begin. */
  readonly at: number;
  /** Milliseconds from its begin until both servers acknowledged pushes again. */
  readonly lasted: number;
}

export const chaos = chaosOn({
  name: 'chaos',
  about: 'Servers, Redis and PostgreSQL are killed at random under pushes: nothing is lost or counted twice',
  size: { branches: 2, registers: 8 },
});

/** Tenants of both nodes: eight parts, of which each node has four. */
export const chaosNodes = chaosOn({
  name: 'chaos-nodes',
  about: 'The same on a coordinator with two nodes (Citus), which are killed, too',
  size: { tenants: 6, branches: 1, registers: 2 },
  openDatabase: openCitusNodes,
});

interface ChaosOptions extends Pick<Benchmark, 'name' | 'about'> {
  readonly size: InstallationSize;
  readonly openDatabase?: OpenDatabase;
}

function chaosOn({ name, about, size, openDatabase }: ChaosOptions): Benchmark {
  return {
    name,
    about,
    run: async (options) => {
      const installation = await openInstallation(name, size, openDatabase);
      try {
        const progress = (line: string) => options.progress(`${name} ${line}`);
        const { tills, happened } = await runChaos(installation, { ...options, progress });
        writeReport(name, happened);
        return figuresOf(name, happened, await compare(installation, tills), tills);
      } finally {
        await installation.close();
      }
    },
  };
}

async function runChaos(installation: Installation, options: RunOptions) {
  const { doors, signer, tenants } = installation;
  /** Of each server and tenant, when what was acknowledged was sent: a node may have some tenants only. */
  const lastSentAt = new Map<string, number>();
  const ways = doors.flatMap(({ url }) => tenants.map(({ id }) => wayOf(url, id)));
  let isOver = false;
  const givingUp = new AbortController();
  const registers = tenants.flatMap((tenant) => tenant.registers);
  const tills = registers.map((register) =>
    startTill(register, {
      token: signer.tokenOf(register),
      doors: doors.map(({ url }) => url),
      onAcknowledged: (door, sentAt) => {
        const way = wayOf(door, register.tenantId);
        lastSentAt.set(way, Math.max(sentAt, lastSentAt.get(way) ?? 0));
      },
      isOver: () => isOver,
      givenUp: givingUp.signal,
    }),
  );
  // What a server refuses is told at once.
  const failed = Promise.all(tills.map(({ ended }) => ended));
  failed.catch(() => undefined);
  const untilBoth = async (): Promise<void> => {
    const since = performance.now();
    while (!ways.every((way) => (lastSentAt.get(way) ?? 0) > since)) {
      if (performance.now() - since > patienceMs) throw new Error('a server takes no pushes any more');
      await Promise.race([delay(lookAgainMs), failed]);
    }
  };
  try {
    const happened = await letHappen(happeningsOf(installation, tills), untilBoth, options);
    isOver = true;
    await failed;
    return { tills, happened };
  } finally {
    givingUp.abort();
  }
}

const wayOf = (door: string, tenantId: string): string => `${door} ${tenantId}`;

async function letHappen(
  happenings: readonly Happening[],
  untilBoth: () => Promise<void>,
  { isQuick, progress }: RunOptions,
): Promise<readonly Happened[]> {
  const { next, pick } = randomOf(seed);
  const begin = performance.now();
  await untilBoth();
  const happened: Happened[] = [];
  const isLong = () => performance.now() - begin > longestRunMs;
  while (happened.length < happeningsWanted(isQuick) && !isLong()) {
    await delay(next() * longestPauseMs);
    const one = pick(happenings);
    const at = performance.now();
    await one.happen(next);
    await untilBoth();
    happened.push({ name: one.name, at: at - begin, lasted: performance.now() - at });
    progress(`${happened.length}: ${lineOf(happened.at(-1))}`);
  }
  return happened;
}

function lineOf(one: Happened | undefined): string {
  if (!one) return '';
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  return `after ${seconds(one.at)} s ${one.name}, both take pushes ${seconds(one.lasted)} s later`;
}

/** What was killed when, beside the other results. */
function writeReport(name: string, happened: readonly Happened[]): void {
  const folder = join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.txt`),
    `${[`CHAOS_SEED=${seed}`, ...happened.map(lineOf)].join('\n')}\n`,
  );
}

interface Compared {
  readonly lost: number;
  readonly doubled: number;
  readonly differences: number;
}

/** What the database has beside what the tills were told that it has. */
async function compare(
  { doors, signer, tenants, asOwner }: Installation,
  tills: readonly Till[],
): Promise<Compared> {
  const told = new Set(tills.flatMap(({ acknowledged }) => [...acknowledged]));
  const stored: string[] = [];
  let differences = 0;
  for (const tenant of tenants) {
    const receipts = 'select id from receipts where tenant_id = $1';
    const { rows } = await asOwner((owner) => owner.query<{ id: string }>(receipts, [tenant.id]));
    for (const { id } of rows) stored.push(id);
    const { rollUpDifferences } = await ask<{ rollUpDifferences: unknown[] }>(
      doors[0]?.port ?? 0,
      signer.tokenOf(tenant.owner),
      JSON.stringify({ query: differencesQuery }),
    );
    differences += rollUpDifferences.length;
  }
  const there = new Set(stored);
  const kept = [...told].filter((id) => there.has(id)).length;
  return {
    lost: told.size - kept,
    // Each till ends with an acknowledged batch, so what is there beyond these came twice.
    doubled: stored.length - kept,
    differences,
  };
}

const differencesQuery = '{ rollUpDifferences(from: "2026-03-01", to: "2026-06-30") { day rollUp column } }';

function figuresOf(
  name: string,
  happened: readonly Happened[],
  compared: Compared,
  tills: readonly Till[],
): Figure[] {
  const none = { of: 'measured', is: 'atMost', floor: 0 } as const;
  const acknowledged = tills.reduce((sum, till) => sum + till.acknowledged.size, 0);
  const figure = (what: string, value: number, unit: string): Figure => ({
    bench: name,
    measured: { name: what, value, unit },
  });
  return [
    { ...figure('receipts that were acknowledged and are gone', compared.lost, ''), limit: none },
    { ...figure('receipts that are there twice', compared.doubled, ''), limit: none },
    { ...figure('differences of roll-ups to receipts', compared.differences, ''), limit: none },
    {
      ...figure('kills, silences and cuts', happened.length, ''),
      note: `CHAOS_SEED=${seed}; bench/results/${name}.txt says what happened when`,
    },
    figure('receipts acknowledged meanwhile', acknowledged, ''),
    figure(
      'longest until both servers took pushes again',
      Math.max(...happened.map(({ lasted }) => lasted)) / 1_000,
      's',
    ),
  ];
}
