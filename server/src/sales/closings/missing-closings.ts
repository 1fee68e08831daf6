import { addDays } from '@tresen/domain/sales/business-day';
import { closingDueAt, closingDuty, isClosingMissed } from '@tresen/domain/sales/closings';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import { type UnclosedRegisterDay, unclosedDays } from './missing-closings.store.ts';

/** The job that looks for closings that are missing, each minute. */
export const watchClosingsJob = 'watchClosings';

/** Closings that a register owes. */
export interface MissingClosings {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly zone: string;
  /** How many business days, and the first of them. */
  readonly count: number;
  readonly day: string;
  /** Since when the first of them has been missed. */
  readonly since: Date;
}

/** What tells people; the alerts belong to another area, and are wired to this one in `app`. */
export interface ClosingAlerts {
  /** Registers of all tenants of which people are told already. */
  readonly open: (tx: Tx) => Promise<readonly string[]>;
  /**
   * Tells of these; of the others among `looked` (null: of all) it is over.
   * @returns the tenants whose alerts changed
   */
  readonly tell: (
    tx: Tx,
    missing: readonly MissingClosings[],
    looked: readonly string[] | null,
    at: Date,
  ) => Promise<readonly string[]>;
}

export interface ClosingWatchDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly alerts: ClosingAlerts;
  /** Told of each tenant whose alerts changed. */
  readonly onChange: (tenantId: string) => void;
}

const missingOf = (days: readonly UnclosedRegisterDay[]): readonly MissingClosings[] =>
  [...Map.groupBy(days, ({ tenantId, deviceId }) => `${tenantId}/${deviceId}`).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    if (!first) return [];
    const { tenantId, deviceId, registerName, unitName, zone, day, cutOffMinutes } = first;
    const since = new Date(closingDueAt(day, zone, cutOffMinutes));
    return [{ tenantId, deviceId, registerName, unitName, zone, count: ofOne.length, day, since }];
  });

// A day becomes late by the hour, a closing that comes is seen within the minute.
const wholeLookMs = 600_000;

/**
 * Looks which daily closings are missing and which have come, of all tenants. To be called once a minute by any process,
 * and harmless when two do: each time those that people are told of, every ten minutes all.
 */
export const createClosingWatch = ({ db, now, alerts, onChange }: ClosingWatchDeps) => {
  let lookedAt = Number.NEGATIVE_INFINITY;

  const look = (looked: readonly string[] | null, at: number): Promise<readonly string[]> =>
    inSystem(db, async (tx) => {
      const from = addDays(new Date(at).toISOString().slice(0, 10), -closingDuty.daysBack);
      const days = await unclosedDays(tx, from, looked);
      const late = days.filter((day) => isClosingMissed(day, at));
      return alerts.tell(tx, missingOf(late), looked, new Date(at));
    });

  return async (): Promise<void> => {
    const at = now();
    const isWhole = at - lookedAt >= wholeLookMs || at < lookedAt;
    const looked = isWhole ? null : await inSystem(db, (tx) => alerts.open(tx));
    if (looked?.length === 0) return;
    for (const tenantId of new Set(await look(looked, at))) onChange(tenantId);
    if (isWhole) lookedAt = at;
  };
};
