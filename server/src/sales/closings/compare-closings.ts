import {
  type ClosingComparison,
  type ClosingContents,
  compareClosing,
  createClosingMerge,
  createClosingSum,
} from '@tresen/domain/sales/closings';
import { type Database, emit, inSystem, inTenant } from '../../kit/db/pools.ts';
import {
  type ClosingToCompare,
  type ComparableClosing,
  closingsToCompare,
  comparableClosing,
  dailiesOf,
  noteComparison,
  type ReceiptPlace,
  receiptsOfPeriod,
} from './compare-closings.store.ts';

/** The job that compares what nobody has compared yet; runs each minute, and right after a push. */
export const compareClosingsJob = 'compareClosings';

// So many texts are in memory at once, whatever the period holds.
const page = { receipts: 500, dailies: 20, closings: 100 } as const;

export interface ComparisonDependencies {
  readonly db: Database;
  readonly now: () => number;
}

/** What the cloud has of a closing's period: its sums, and of how many records. */
interface CloudSums {
  readonly contents: ClosingContents;
  readonly found: number;
}

/**
 * Compares a closing with the cloud's own sums and notes the result. Reads the period page by page, each in a transaction
 * of its own: what is stored meanwhile is seen, or makes it due again.
 * @returns the branch of the closing, or undefined when there is no such closing
 */
export const compareStoredClosing = async (
  deps: ComparisonDependencies,
  tenantId: string,
  id: string,
): Promise<string | undefined> => {
  const { db, now } = deps;
  const at = new Date(now());
  const found = await inTenant(db, tenantId, (tx) => comparableClosing(tx, id));
  if (!found) return undefined;
  const comparison = await compare(deps, tenantId, found);
  const { unitId } = found;
  await inTenant(db, tenantId, async (tx) => {
    await noteComparison(tx, id, comparison, at);
    emit(tx, { topic: 'closings', tenantId, unitId });
  });
  return unitId;
};

export interface CompareClosingsDeps extends ComparisonDependencies {
  readonly onError: (error: unknown) => void;
}

/**
 * Compares all closings that are due, of all tenants, oldest first. Any process may do it at any time; two do the same
 * twice. A closing that cannot be compared is told as an error and left for the next minute.
 */
export const createClosingComparison = (deps: CompareClosingsDeps) => {
  const { db, onError } = deps;
  const compareOne = async ({ tenantId, closingId }: ClosingToCompare): Promise<void> => {
    try {
      await compareStoredClosing(deps, tenantId, closingId);
    } catch (error) {
      onError(error);
    }
  };
  return async (): Promise<void> => {
    const done = new Set<string>();
    for (;;) {
      const due = await inSystem(db, (tx) => closingsToCompare(tx, page.closings));
      const fresh = due.filter(({ tenantId, closingId }) => !done.has(tenantId + closingId));
      if (fresh.length === 0) return;
      for (const closing of fresh) {
        done.add(closing.tenantId + closing.closingId);
        await compareOne(closing);
      }
    }
  };
};

async function compare(
  deps: ComparisonDependencies,
  tenantId: string,
  found: ComparableClosing,
): Promise<ClosingComparison> {
  const { closing } = found;
  const isDaily = closing.type === 'daily';
  const sums = await (isDaily ? sumReceipts : sumDailies)(deps, tenantId, found);
  const wanted = isDaily ? closing.records : (closing.dailyZNumbers ?? []).length;
  return compareClosing(closing, sums.contents, Math.max(0, wanted - sums.found));
}

async function sumReceipts(
  { db }: ComparisonDependencies,
  tenantId: string,
  closing: ComparableClosing,
): Promise<CloudSums> {
  const sum = createClosingSum(closing.zone);
  let found = 0;
  let after: ReceiptPlace | undefined;
  do {
    const place = after;
    const { receipts, last } = await inTenant(db, tenantId, (tx) =>
      receiptsOfPeriod(tx, closing, place, page.receipts),
    );
    for (const receipt of receipts) sum.add(receipt);
    found += receipts.length;
    after = last;
  } while (after);
  return { contents: sum.contents(), found };
}

async function sumDailies(
  { db }: ComparisonDependencies,
  tenantId: string,
  { deviceId, closing }: ComparableClosing,
): Promise<CloudSums> {
  const merge = createClosingMerge();
  const named = closing.dailyZNumbers ?? [];
  let found = 0;
  let after: number | undefined = -1;
  do {
    const place: number = after;
    const { dailies, last } = await inTenant(db, tenantId, (tx) =>
      dailiesOf(tx, deviceId, named, place, page.dailies),
    );
    for (const daily of dailies) merge.add(daily);
    found += dailies.length;
    after = last;
  } while (after !== undefined);
  return { contents: merge.contents(), found };
}
