import {
  type CounterGap,
  type CounterRun,
  type ExplainedGap,
  explainGap,
  findGaps,
  gapGraceMs,
  isGapKnown,
  livesOf,
  originOfGap,
} from '@tresen/domain/sales/counters';
import { type Database, inSystem, inTenantRepeatably, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { closeGaps, type KeptGap, openGapsOf, saveGaps } from './counter-gaps.store.ts';
import {
  brokenSeries,
  insertRuns,
  lockRuns,
  maxRuns,
  replaceRuns,
  runsOfSeries,
  type Series,
  type SeriesRun,
} from './counter-runs.store.ts';
import { problemsIn, storedRuns } from './whereabouts.store.ts';

export interface CounterWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells people of gaps that were found before the second time; returns the tenants whose alerts changed. */
  readonly tellGaps: (tx: Tx, at: Date, foundBefore: Date) => Promise<readonly string[]>;
}

/** Gaps stand beside the sync problems, and people are told of them. */
export const gapTopics = ['syncProblems', 'alerts'] as const;

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Finds and closes gaps in counters, of all tenants, and tells of those that are older than the grace time. To be called
 * once a minute by any process: two that look at one counter take turns.
 */
export const createCounterWatch =
  ({ db, now, tellGaps }: CounterWatchDeps) =>
  async (): Promise<void> => {
    const at = new Date(now());
    for (const [tenantId, all] of await brokenSeries(db)) {
      let isChanged = false;
      for (const series of all)
        if (await watchSeries((work) => inTenantRepeatably(db, tenantId, work), series, at)) isChanged = true;
      if (isChanged) for (const topic of gapTopics) db.events.tell({ topic, tenantId, unitId: null });
    }
    const tenants = await inSystem(db, (tx) => tellGaps(tx, at, new Date(at.getTime() - gapGraceMs)));
    for (const tenantId of new Set(tenants)) db.events.tell({ topic: 'alerts', tenantId, unitId: null });
  };

/** Looks at one counter, in steps: what takes long holds up no push. @returns whether its gaps changed */
async function watchSeries(inIts: InTenant, series: Series, now: Date): Promise<boolean> {
  await inIts((tx) => joinRuns(tx, series));
  const look = (isRepaired: boolean) =>
    inIts(async (tx) => {
      const known = await openGapsOf(tx, series);
      const runs = await runsOfSeries(tx, series);
      const lost = isRepaired ? [] : await lostRuns(tx, series, runs, freshGaps(series, runs, known));
      return lost.length > 0 ? lost : updateGaps(tx, series, runs, known, now);
    });
  const found = await look(false);
  if (typeof found === 'boolean') return found;
  await inIts(async (tx) => {
    await lockRuns(tx, series);
    // What was pushed between the looks at the runs and at the receipts was never lost.
    const runs = await runsOfSeries(tx, series);
    await insertRuns(
      tx,
      series,
      found.filter((run) => !isInRuns(run, runs)),
    );
    await joinRuns(tx, series);
  });
  return (await look(true)) === true;
}

/**
 * Joins the runs that touch, so that a register's whole life is a few rows. In a transaction of its own: until it ends,
 * pushes of the register wait.
 */
async function joinRuns(tx: Tx, series: Series): Promise<void> {
  const seen = await runsOfSeries(tx, series);
  if (livesOf(seen).flat().length === seen.length) return;
  await lockRuns(tx, series);
  const runs = await runsOfSeries(tx, series);
  await replaceRuns(tx, series, runs, livesOf(runs).flat());
}

/**
 * Looks into the receipts themselves before a gap is believed. Numbers that are there get their run, so each new gap is
 * looked up once.
 */
async function lostRuns(
  tx: Tx,
  series: Series,
  known: readonly CounterRun[],
  gaps: readonly CounterGap[],
): Promise<readonly CounterRun[]> {
  const lost: CounterRun[] = [];
  for (const gap of gaps)
    lost.push(...(await storedRuns(tx, series, gap)).filter((run) => !isInRuns(run, known)));
  return lost;
}

/** Gaps among the runs that nobody knows of yet. */
function freshGaps({ kind }: Series, runs: readonly SeriesRun[], known: readonly KeptGap[]): CounterGap[] {
  const knownGaps = known.map(asKnown);
  return findGaps(kind, runs).filter((gap) => gap.fault === 'missing' && !isGapKnown(gap, knownGaps));
}

function asKnown(kept: KeptGap) {
  return {
    ...kept,
    kept,
    after: kept.after.getTime(),
    before: kept.before.getTime(),
  };
}

/** Brings the kept gaps of one counter up to its runs. @returns whether any changed */
async function updateGaps(
  tx: Tx,
  series: Series,
  runs: readonly SeriesRun[],
  known: readonly KeptGap[],
  now: Date,
): Promise<boolean> {
  const gaps = await explained(tx, series, findGaps(series.kind, runs));
  const next = nextGaps(gaps, known, series, now);
  // By id: a register without its security device for a while has thousands.
  const before = new Map(known.map((gap) => [gap.id, gap]));
  const changed = next.filter((gap) => !isSame(before.get(gap.id), gap));
  const ids = new Set(next.map(({ id }) => id));
  // Of a counter with very many runs only the newest were read: what is older is not over.
  const oldest = runs.length < maxRuns ? 0 : Math.min(...runs.map(({ firstAt }) => firstAt));
  const over = known.filter(({ id, before }) => !ids.has(id) && before.getTime() >= oldest);
  await closeGaps(
    tx,
    over.map(({ id }) => id),
    now,
  );
  await saveGaps(tx, changed);
  return changed.length + over.length > 0;
}

async function explained(tx: Tx, series: Series, gaps: readonly CounterGap[]): Promise<ExplainedGap[]> {
  const parts: ExplainedGap[] = [];
  for (const gap of gaps)
    parts.push(...explainGap(gap, gap.fault === 'missing' ? await problemsIn(tx, series, gap) : new Map()));
  return parts;
}

/** The gaps as they are to be kept: each is the rest of a known one, which it goes on under one id, or new. */
function nextGaps(
  gaps: readonly ExplainedGap[],
  known: readonly KeptGap[],
  series: Series,
  now: Date,
): readonly KeptGap[] {
  const used = new Set<string>();
  const knownGaps = known.map(asKnown);
  return gaps.map((gap) => {
    const origin = originOfGap(gap, knownGaps)?.kept;
    const isFirst = origin !== undefined && !used.has(origin.id);
    if (isFirst) used.add(origin.id);
    return keptOf(gap, series, origin, isFirst ? origin.id : newId(), now);
  });
}

function keptOf(
  gap: ExplainedGap,
  series: Series,
  origin: KeptGap | undefined,
  id: string,
  now: Date,
): KeptGap {
  return {
    ...series,
    id,
    fault: gap.fault,
    first: gap.first,
    last: gap.last,
    after: new Date(gap.after),
    before: new Date(gap.before),
    firstSignature: gap.signatures?.first ?? null,
    lastSignature: gap.signatures?.last ?? null,
    deviceId: origin?.deviceId ?? gap.deviceId,
    unitId: origin?.unitId ?? gap.unitId,
    foundAt: origin?.foundAt ?? now,
    // What a person has said holds for what is left; where the numbers turn up, that is the better word.
    state: gap.state === 'open' && origin?.acknowledgedAt ? 'acknowledged' : gap.state,
    acknowledgedAt: origin?.acknowledgedAt ?? null,
    acknowledgedBy: origin?.acknowledgedBy ?? null,
    acknowledgedByName: origin?.acknowledgedByName ?? null,
    reason: origin?.reason ?? null,
    closedAt: null,
  };
}

function isSame(one: KeptGap | undefined, other: KeptGap): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether the number is in a run already: the till may have given it out in another life, too. */
function isInRuns(number: CounterRun, runs: readonly CounterRun[]): boolean {
  return runs.some(
    (run) =>
      run.first <= number.first &&
      number.first <= run.last &&
      run.firstAt <= number.firstAt &&
      number.firstAt <= run.lastAt,
  );
}
