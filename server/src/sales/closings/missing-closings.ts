import { addDays } from '@tresen/domain/kit/business-day';
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

/** What tells people; the alerts belong to another area. */
export interface ClosingAlerts {
  /** Registers of all tenants of which people are told already. */
  readonly open: (tx: Tx) => Promise<readonly string[]>;
  /**
   * Tells of these; of the others among `looked` it is over.
   * @returns the tenants whose alerts changed
   */
  readonly tell: (
    tx: Tx,
    missing: readonly MissingClosings[],
    looked: readonly string[],
    at: Date,
  ) => Promise<readonly string[]>;
}

export interface ClosingWatchDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly alerts: ClosingAlerts;
}

// A day becomes late by the hour, a closing that comes is seen within the minute.
const newDaysMs = 600_000;
// Receipts of long ago may arrive at any time; who looks for those reads far more.
const allDaysMs = 86_400_000;
/**
 * A day is late a day after its end at the earliest, and its end is at noon of the next day at the latest; two more for
 * a register that was offline and brings its receipts afterwards.
 */
const newDays = 5;

/**
 * Looks which daily closings are missing and which have come, of all tenants. To be called once a minute by any process,
 * and harmless when two do: each time those that people are told of, every ten minutes the last days of all registers,
 * once a day all that count.
 */
export const createClosingWatch = ({ db, now, alerts }: ClosingWatchDeps) => {
  const looked = { newDays: Number.NEGATIVE_INFINITY, allDays: Number.NEGATIVE_INFINITY };

  /** True once in so much time, and after the clock was set back. */
  const isDue = (what: keyof typeof looked, everyMs: number, at: number): boolean => {
    if (at >= looked[what] && at - looked[what] < everyMs) return false;
    looked[what] = at;
    return true;
  };

  const late = async (tx: Tx, days: number, deviceIds: readonly string[] | null, at: number) => {
    const to = new Date(at).toISOString().slice(0, 10);
    const found = await unclosedDays(tx, { from: addDays(to, -days), to }, deviceIds);
    return found.filter((day) => isClosingMissed(day, at));
  };

  const candidates = async (tx: Tx, at: number): Promise<readonly string[]> => {
    const open = await alerts.open(tx);
    const days = isDue('allDays', allDaysMs, at) ? closingDuty.daysBack : newDays;
    if (!isDue('newDays', newDaysMs, at) && days === newDays) return open;
    const found = await late(tx, days, null, at);
    return [...new Set([...open, ...found.map(({ deviceId }) => deviceId)])];
  };

  return async (): Promise<void> => {
    const at = now();
    const changed = await inSystem(db, async (tx) => {
      const devices = await candidates(tx, at);
      if (devices.length === 0) return [];
      const days = await late(tx, closingDuty.daysBack, devices, at);
      return alerts.tell(tx, missingOf(days), devices, new Date(at));
    });
    for (const tenantId of new Set(changed)) db.events.tell({ topic: 'alerts', tenantId, unitId: null });
  };
};

function missingOf(days: readonly UnclosedRegisterDay[]): readonly MissingClosings[] {
  return [...Map.groupBy(days, ({ tenantId, deviceId }) => `${tenantId}/${deviceId}`).values()].flatMap(
    (ofOne) => {
      const [first] = ofOne;
      if (!first) return [];
      const { tenantId, deviceId, registerName, unitName, zone, day, cutOffMinutes } = first;
      const since = new Date(closingDueAt(day, zone, cutOffMinutes));
      return [{ tenantId, deviceId, registerName, unitName, zone, count: ofOne.length, day, since }];
    },
  );
}
