import type { Receipt } from '@tresen/domain/sales/receipts';
import {
  addToBreakdown,
  type Breakdown,
  type BreakdownPart,
  emptyBreakdown,
  type KeptDimension,
  type PartDimension,
  targetOf,
} from '@tresen/domain/sales/reports';
import type { Tx } from '../../kit/db/pools.ts';
import { countUpTo, type ReadReceipt, type ReceiptSide, readPage } from './report-receipts.store.ts';
import type { PartPlace } from './report-table.ts';

/** Read and summed in a second or two. */
const maxReceipts = { all: 20_000, waiting: 5_000 } as const;

/** What gets the parts of a dimension. */
export interface PartTaker {
  readonly dimension: KeptDimension;
  readonly add: (part: BreakdownPart, place: PartPlace) => void;
}

/**
 * Sums receipts by branch and day, and by another part that holds whole receipts where two are crossed.
 * @returns TOO_MANY where they are more than one question may read: then nothing was added
 */
export const readReceipts = async (
  tx: Tx,
  side: ReceiptSide,
  grouped: PartDimension | undefined,
  takers: readonly PartTaker[],
): Promise<'READ' | 'TOO_MANY'> => {
  const max = maxReceipts[side.which];
  const count = await countUpTo(tx, side, max + 1);
  if (count > max) return 'TOO_MANY';
  if (count === 0) return 'READ';
  const groups = createGroups(grouped);
  let last: ReadReceipt | undefined;
  do {
    const page = await readPage(tx, side, last);
    for (const head of page) groups.add(head);
    last = page.at(-1);
  } while (last);
  groups.each((breakdown, { unitId, period, other }) => {
    for (const { dimension, add } of takers)
      for (const part of breakdown[dimension].values())
        add(part, { unitId, period, grain: 'day', dimension, ...(other && { other }), sign: 1 });
  });
  return 'READ';
};

type Group = Pick<PartPlace, 'unitId' | 'period' | 'other'>;

/** Breakdowns of a branch's day, of each part that holds whole receipts where one is asked for. */
function createGroups(grouped: PartDimension | undefined) {
  const groups = new Map<string, Group & { readonly breakdown: Breakdown }>();
  return {
    add: (head: ReadReceipt): void => {
      const receipt = JSON.parse(head.content) as Receipt;
      const other = grouped && otherOf(grouped, head, receipt);
      const id = JSON.stringify([head.unit, head.day, other?.key]);
      const group = groups.get(id) ?? {
        unitId: head.unit,
        period: head.day,
        ...(other && { other }),
        breakdown: emptyBreakdown(),
      };
      groups.set(id, group);
      addToBreakdown(group.breakdown, receipt, head);
    },
    each: (take: (breakdown: Breakdown, group: Group) => void): void => {
      for (const { breakdown, ...group } of groups.values()) take(breakdown, group);
    },
  };
}

function otherOf(
  dimension: PartDimension,
  head: ReadReceipt,
  receipt: Receipt,
): NonNullable<PartPlace['other']> {
  if (dimension === 'employee')
    return { dimension, key: `${head.unit}:${head.employee ?? ''}`, name: head.employeeName ?? '' };
  if (dimension === 'register') return { dimension, key: head.device, name: head.register };
  if (dimension === 'target') return { dimension, ...targetOf(head.unit, receipt) };
  return { dimension, key: String(head.hour), name: '' };
}
