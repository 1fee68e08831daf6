import { AppError } from '@tresen/domain/kit/errors';
import { type CounterKind, findGaps, isGapKnown, livesOf } from '@tresen/domain/sales/counters';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { acknowledgeGaps, gapPage, type KeptGap, type NamedGap } from './counter-gaps.store.ts';
import { runsOfRegister, type SeriesRun } from './counter-runs.store.ts';
import { gapTopics } from './counter-watch.ts';

/** What the counters need of the rest of the server. */
export interface CountersPort {
  /** Ends the alerts of registers that have no open gap any more. */
  readonly endGapAlerts: (tx: Tx, deviceIds: readonly string[], at: Date) => Promise<void>;
}

/** Where a counter of a register stands. */
export interface CounterState {
  readonly kind: CounterKind;
  readonly series: string;
  readonly last: number;
  readonly lastAt: Date;
  readonly signature: number | null;
}

export interface RegisterCounters {
  readonly counters: readonly CounterState[];
  /** Gaps that are open or explained, newest first. */
  readonly gaps: readonly NamedGap[];
  /** Gaps that were just found and are still to be looked into. */
  readonly unchecked: number;
}

const maxGaps = 200;

/** The counters of one register and what is missing of them. */
export const registerCounters = (ctx: Ctx, deviceId: string): Promise<RegisterCounters> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const bySeries = [
      ...Map.groupBy(await runsOfRegister(tx, deviceId), ({ kind, series }) => `${kind} ${series}`).values(),
    ];
    const gaps = await gapPage(
      tx,
      { series: bySeries.flatMap(([run]) => (run ? [run.series] : [])) },
      maxGaps,
      undefined,
    );
    return {
      counters: bySeries.flatMap(stateOf),
      gaps: gaps.slice(0, maxGaps),
      unchecked: bySeries.reduce((sum, runs) => sum + countUnchecked(runs, gaps), 0),
    };
  });

const reasonLength = { least: 3, max: 500 } as const;

/**
 * Notes why numbers are missing: the gaps stay listed, and nobody is told of them any more.
 * @throws {AppError} INVALID_INPUT without a reason, NOT_FOUND when none of them is open any more
 */
export const acknowledge = async (
  ctx: Ctx,
  port: CountersPort,
  ids: readonly string[],
  given: string,
): Promise<SaveResult> => {
  const reason = given.trim();
  if (reason.length < reasonLength.least || reason.length > reasonLength.max)
    throw new AppError('INVALID_INPUT', { field: 'reason' });
  const at = new Date(ctx.now());
  const { userId, name } = userOf(ctx);
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const gaps = await acknowledgeGaps(tx, ids, { userId, name, reason, at });
    if (gaps.length === 0) throw new AppError('NOT_FOUND', { what: 'counterGap' });
    for (const gap of gaps) await noteAcknowledgement(ctx, tx, gap, reason);
    await port.endGapAlerts(tx, [...new Set(gaps.map(({ deviceId }) => deviceId))], at);
    for (const topic of gapTopics) emitChanged(tx, topic, tenantOf(ctx));
  });
  return { isSuccess: true };
};

function stateOf(runs: readonly SeriesRun[]): CounterState[] {
  const newest = livesOf(runs).at(-1)?.at(-1);
  const [{ kind, series } = { kind: undefined, series: '' }] = runs;
  if (!newest || !kind) return [];
  return [
    { kind, series, last: newest.last, lastAt: new Date(newest.lastAt), signature: newest.lastSignature },
  ];
}

function countUnchecked(runs: readonly SeriesRun[], kept: readonly KeptGap[]): number {
  const [first] = runs;
  if (!first) return 0;
  const known = kept
    .filter(({ series, kind }) => series === first.series && kind === first.kind)
    .map(timesOf);
  return findGaps(first.kind, runs).filter((gap) => !isGapKnown(gap, known)).length;
}

function timesOf(gap: KeptGap) {
  return { ...gap, after: gap.after.getTime(), before: gap.before.getTime() };
}

function noteAcknowledgement(ctx: Ctx, tx: Tx, { id, kind, first, last }: KeptGap, reason: string) {
  return audit(ctx, tx, tenantOf(ctx), {
    action: 'acknowledge',
    entity: 'counterGap',
    entityId: id,
    newValues: { kind, from: String(first), to: String(last), reason },
  });
}
