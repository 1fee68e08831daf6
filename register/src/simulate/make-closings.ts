import type { Closing } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import {
  buildDailyClosing,
  buildPeriodClosing,
  closingFrame,
  countDrawer,
  type DayCount,
  keepClosing,
} from '../closings/index.ts';
import { openTill } from '../receipts/index.ts';
import {
  type ClosingPlan,
  dailyClosingsOf,
  dropJournal,
  endPlan,
  inTransaction,
  nextDuePlan,
  readJournal,
  readLinkedRegister,
  type Store,
} from '../store/index.ts';

/** What somebody counted in the evening of a day, as its last receipts say. */
type Evening = Readonly<{ counted: number; withdrawn: number; at: number; comment?: string | undefined }>;

/**
 * Makes all closings whose receipts, or whose daily closings, are there. Each is one transaction with its receipts: a kill
 * neither loses nor doubles one.
 */
export function makeDueClosings(store: Store): void {
  while (makeNext(store));
}

function makeNext(store: Store): boolean {
  return inTransaction(store, () => {
    const plan = nextDuePlan(store);
    if (plan === undefined) return false;
    keepClosing(store, plan.type === 'daily' ? makeDay(store, plan) : makePeriod(store, plan));
    endPlan(store, plan);
    return true;
  });
}

/** A day whose receipts somebody has just closed by hand has an empty one all the same: it has its numbers. */
function makeDay(store: Store, plan: ClosingPlan): Closing {
  const [from, receipts] = receiptsOf(store, plan);
  dropJournal(store, from, plan.at);
  const till = openTill(store);
  const frame = closingFrame(store, till, plan, plan.period);
  const count = receipts.length > 0 ? countOf(store, receipts) : undefined;
  return buildDailyClosing(till, frame, receipts, zoneOf(store), count);
}

/** The receipts of the day until its closing: sold by the simulation or by hand. */
function receiptsOf(store: Store, { period, at }: ClosingPlan): readonly [number, readonly Receipt[]] {
  const from = Temporal.PlainDate.from(period).toZonedDateTime(zoneOf(store)).epochMilliseconds;
  return [from, readJournal(store, from, at)];
}

function countOf(store: Store, receipts: readonly Receipt[]): DayCount {
  const { counted, withdrawn, at, comment } = eveningOf(receipts);
  const people = receipts.flatMap(({ employee }) => (employee ? [employee] : []));
  const countedBy = people.at(-1) ?? null;
  const secondPerson = people.findLast(({ key }) => key !== countedBy?.key) ?? null;
  return {
    counted,
    withdrawn,
    protocol: {
      countedAt: new Date(at).toISOString(),
      countedBy,
      secondPerson,
      currencies: [countDrawer(counted, readLinkedRegister(store)?.currency ?? 'EUR')],
      ...(comment !== undefined && { comment }),
    },
  };
}

/** What was in the drawer before the withdrawal: the receipts hold all that went in and out, the difference too. */
function eveningOf(receipts: readonly Receipt[]): Evening {
  const withdrawn = 0 - movedBy(receipts, 'Geldtransit');
  const last = receipts.at(-1);
  const difference = receipts.find(({ positions }) =>
    positions.some(({ kind }) => kind === 'DifferenzSollIst'),
  );
  const comment = difference?.note ?? undefined;
  return {
    counted: cashIn(receipts) + withdrawn,
    withdrawn,
    at: Date.parse(last?.end ?? ''),
    ...(comment !== undefined && { comment }),
  };
}

function movedBy(receipts: readonly Receipt[], kind: string): number {
  return receipts
    .flatMap(({ positions }) => positions)
    .filter((position) => position.kind === kind)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function cashIn(receipts: readonly Receipt[]): number {
  return receipts
    .filter(({ type }) => type === 'Beleg')
    .flatMap(({ payments }) => payments)
    .filter(({ kind }) => kind === 'Bar')
    .reduce((sum, { amount }) => sum + amount, 0);
}

function zoneOf(store: Store) {
  return readLinkedRegister(store)?.zone ?? 'Europe/Berlin';
}

function makePeriod(store: Store, plan: ClosingPlan): Closing {
  const till = openTill(store);
  const dailies = dailyClosingsOf(store, plan.period).map(({ raw }) => JSON.parse(raw) as Closing);
  const frame = closingFrame(store, till, plan, dailies.at(-1)?.businessDay ?? '');
  return buildPeriodClosing(till, frame, dailies);
}
