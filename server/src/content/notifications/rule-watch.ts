import { createHash } from 'node:crypto';
import { isReached } from '@tresen/domain/organization/alert-rules';
import { type Receipt, receiptFacts } from '@tresen/domain/sales/receipts';
import { type Database, inSystem, inTenant } from '../../kit/db/pools.ts';
import { allRules, type RulesAnywhere } from '../alert-rules/index.ts';
import type { NewAlert } from './alerts.store.ts';
import {
  type CancelledByEmployee,
  type CancelledReceipt,
  type CashDifference,
  cancelledByEmployees,
  cancelledReceipts,
  cashDifferences,
  readCancelled,
} from './money-alerts.store.ts';
import { endOccurrences, tellOccurrences } from './occurrences.store.ts';
import { shortBranches, tellLowStock } from './stock-alerts.store.ts';

export interface RuleWatchDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** A transaction that began before the last look may have ended behind it. */
const overlapMs = 10 * minuteMs;
/** What came while no server was there, or is a day old already, is looked at once it starts. */
const firstLookMs = dayMs;
/** What a register brings later than this is no news. */
const oldMs = 3 * dayMs;
/** Amounts move all day; who orders looks at them a few times. */
const stockMs = 10 * minuteMs;
const receiptsAtOnce = 200;

/**
 * Looks for what a tenant's rules want to be told of: cash that differs, what was cancelled, stock that runs low. To be
 * called once a minute by any process, and harmless when two do.
 */
export const createRuleWatch = ({ db, now }: RuleWatchDeps) => {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let stockLookedAt = Number.NEGATIVE_INFINITY;

  const stock = async (at: number, rules: RulesAnywhere): Promise<readonly string[]> => {
    if (at >= stockLookedAt && at - stockLookedAt < stockMs) return [];
    const changed = await inSystem(db, async (tx) => {
      const short = await shortBranches(tx);
      const told = short.filter(({ tenantId, unitId }) => rules(tenantId, unitId).stockLow !== null);
      return tellLowStock(tx, told, new Date(at));
    });
    stockLookedAt = at;
    return changed;
  };

  return async (): Promise<void> => {
    const at = now();
    const since = new Date(Math.max(Math.min(lookedAt, at) - overlapMs, at - firstLookMs));
    const rules = await inSystem(db, allRules);
    const tenants = [
      ...(await inSystem(db, (tx) => endOccurrences(tx, new Date(at)))),
      ...(await tellMoney(db, rules, since, at)),
      ...(await tellCancelled(db, rules, since, at)),
      ...(await stock(at, rules)),
    ];
    lookedAt = at;
    for (const tenantId of new Set(tenants)) db.events.tell({ topic: 'alerts', tenantId, unitId: null });
  };
};

/** Differences of cash, and sums that employees have cancelled. */
function tellMoney(db: Database, rules: RulesAnywhere, since: Date, at: number): Promise<readonly string[]> {
  // Yesterday, in zones that are behind and by business days that end late.
  const from = new Date(at - 2 * dayMs).toISOString().slice(0, 10);
  return inSystem(db, async (tx) => {
    const differences = (await cashDifferences(tx, since)).filter(
      ({ tenantId, unitId, amount, madeAt }) =>
        madeAt.getTime() >= at - oldMs && isReached(rules(tenantId, unitId).cashDifference, Math.abs(amount)),
    );
    const sums = (await cancelledByEmployees(tx, from)).filter(({ tenantId, unitId, amount }) =>
      isReached(rules(tenantId, unitId).cancellationSum, amount),
    );
    return [
      ...(await tellOccurrences(tx, 'cashDifference', differences.map(ofClosing), new Date(at))),
      ...(await tellOccurrences(
        tx,
        'cancellationsMade',
        sums.map((sum) => ofEmployee(sum, at)),
        new Date(at),
      )),
    ];
  });
}

/** Single receipts: what was cancelled stands in their texts, which only their own tenant reads. */
async function tellCancelled(
  db: Database,
  rules: RulesAnywhere,
  since: Date,
  at: number,
): Promise<readonly string[]> {
  const found = await inSystem(db, (tx) => cancelledReceipts(tx, since, new Date(at - oldMs)));
  const alerts: NewAlert[] = [];
  for (const [tenantId, ids] of found)
    for (let from = 0; from < ids.length; from += receiptsAtOnce) {
      const page = ids.slice(from, from + receiptsAtOnce);
      const receipts = await inTenant(db, tenantId, (tx) => readCancelled(tx, page));
      alerts.push(
        ...receipts.flatMap((receipt) => {
          const amount = cancelledIn(JSON.parse(receipt.content) as Receipt);
          return isReached(rules(tenantId, receipt.unitId).cancellation, amount)
            ? [ofReceipt(receipt, amount)]
            : [];
        }),
      );
    }
  return inSystem(db, (tx) => tellOccurrences(tx, 'cancellationMade', alerts, new Date(at)));
}

/** Cents: its cancelled positions, or all of a receipt that takes another back. */
function cancelledIn(receipt: Receipt): number {
  return receipt.type === 'AVBelegstorno' ? Math.abs(receipt.gross) : receiptFacts(receipt).cancelled;
}

function ofClosing({ tenantId, unitId: _unit, closingId, madeAt, ...data }: CashDifference): NewAlert {
  return { kind: 'cashDifference', tenantId, subject: closingId, since: madeAt, data };
}

function ofReceipt(receipt: CancelledReceipt, amount: number): NewAlert {
  const { tenantId, unitId: _unit, receiptId, endedAt, content: _text, ...data } = receipt;
  return {
    kind: 'cancellationMade',
    tenantId,
    subject: receiptId,
    since: endedAt,
    data: { ...data, amount },
  };
}

function ofEmployee({ tenantId, employeeKey, ...data }: CancelledByEmployee, at: number): NewAlert {
  const employee = `${data.unitId}:${employeeKey}`;
  return {
    kind: 'cancellationsMade',
    tenantId,
    subject: idOf(`${tenantId}/${employee}/${data.day}`),
    since: new Date(at),
    data: { ...data, employee },
  };
}

/** The same text has the same id: what has no record of its own is told of once all the same. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
