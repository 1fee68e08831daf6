import { randomOf } from './random.ts';
import type { Shift } from './shift.ts';

/** One receipt of a day: the opening of the drawer, a sale (by its index), and what the count in the evening books. */
export type Moment = Readonly<
  { at: number } & ({ kind: 'sale'; sale: number } | { kind: 'opening' | 'difference' | 'withdrawal' })
>;

const minute = 60_000;
/** How often the count is not what it should be, and how often somebody says why. */
const differences = 0.08;
const comments = 0.8;
/** Differences are some small change or a wrong note, in cents. */
const amounts = [-2000, -1000, -500, -350, -200, -100, -50, -10, 10, 50, 100, 200, 500] as const;
const reasons = ['Wechselgeld falsch herausgegeben', 'Trinkgeld in der Kasse geblieben', 'Nicht geklärt'];

/** What is counted more or less than expected on a day (cents, hardly ever), and what is said of it. */
export function differenceOf({ seed, serial, day }: Shift): Readonly<{ amount: number; comment?: string }> {
  const random = randomOf(`${seed}|${serial}|${day}|count`);
  if (!random.chance(differences)) return { amount: 0 };
  const amount = amounts[random.integer(0, amounts.length - 1)] ?? 0;
  if (!random.chance(comments)) return { amount };
  return { amount, comment: reasons[random.integer(0, reasons.length - 1)] ?? '' };
}

/** All receipts of a day in the order of time; a day without sales has none. */
export function momentsOf(shift: Shift): readonly Moment[] {
  const [first] = shift.ends;
  if (first === undefined) return [];
  const at = countedAt(shift);
  return [
    // A kiosk that never closes opens its drawer at midnight.
    { kind: 'opening', at: Math.max(first - 5 * minute, midnightBefore(shift)) },
    ...shift.ends.map((end, sale) => ({ kind: 'sale' as const, at: end, sale })),
    ...(differenceOf(shift).amount === 0 ? [] : [{ kind: 'difference' as const, at: at - 1 }]),
    { kind: 'withdrawal', at },
  ];
}

/** When the closing of a day is made, milliseconds since 1970: before the next one, which may begin at midnight. */
export const closedAt = (shift: Shift): number =>
  Math.min(countedAt(shift) + minute, midnightAfter(shift) - 1);

/** When the drawer is counted: some minutes after the last sale, in any case before midnight. */
function countedAt(shift: Shift): number {
  const last = shift.ends.at(-1) ?? 0;
  return Math.max(last + 2, Math.min(last + 5 * minute, midnightAfter(shift) - 1_000));
}

function midnightBefore({ day, zone }: Shift): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
}

function midnightAfter({ day, zone }: Shift): number {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
}
