import { startOfMonth } from '@tresen/domain/kit/business-day';
import type { Currency } from '@tresen/domain/kit/money';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import type { Receipt } from '@tresen/domain/sales/receipts';
import {
  addPart,
  addToBreakdown,
  type Breakdown,
  type BreakdownPart,
  emptyBreakdown,
  emptyPart,
  type KeptDimension,
  keptDimensions,
  monthStays,
} from '@tresen/domain/sales/reports';
import { type ReceiptHead, storable } from '../push/receipt-row.ts';
import { packParts, unpackParts } from './breakdown-codec.ts';

/** A branch's day or month, or the whole tenant's; a month by its first day. */
export interface BreakdownPlace {
  readonly unitId: string;
  readonly grain: 'day' | 'month';
  readonly period: string;
}

/** The parts of a place as they are stored, a text for each dimension. */
export type PackedBreakdown = BreakdownPlace & Readonly<Record<KeptDimension, string>>;

/** A receipt with where it counts. */
export interface BrokenDownReceipt {
  readonly head: Pick<
    ReceiptHead,
    'unit' | 'day' | 'hour' | 'device' | 'register' | 'employee' | 'employee_name' | 'currency'
  >;
  readonly receipt: Receipt;
}

/** So many parts bound what a row takes, whatever keys a register invents; what finds no room any more is one part. */
const maxParts = 20_000;
/** The key of the parts that found no room. */
const restKey = '…';

interface Sums extends BreakdownPlace {
  readonly breakdown: Breakdown;
}

/** Sums receipts by branch and day; `onto` adds the days to their months and to the whole tenant by currency. */
export const createBreakdownSums = () => {
  const days = new Map<string, Sums & { readonly totalId: string }>();
  const dayOf = ({ unit, day, currency }: BrokenDownReceipt['head']) => {
    const known = days.get(`${day} ${unit}`);
    if (known) return known;
    const totalId = totalUnitOf(currency as Currency);
    const made = { unitId: unit, grain: 'day' as const, period: day, breakdown: emptyBreakdown(), totalId };
    days.set(`${day} ${unit}`, made);
    return made;
  };
  return {
    add: ({ head, receipt }: BrokenDownReceipt): void =>
      addToBreakdown(dayOf(head).breakdown, receipt, {
        unit: head.unit,
        day: head.day,
        hour: head.hour,
        device: head.device,
        register: head.register,
        employee: head.employee,
        employeeName: head.employee_name,
      }),
    /** The sums of all places that the receipts count in. */
    places: (): readonly BreakdownSum[] => {
      const all = new Map<string, Sums>();
      for (const { totalId, ...day } of days.values()) {
        const month = ofMonth(day);
        for (const place of placesOf(day, totalId))
          addBreakdown(sumsAt(all, place), place.grain === 'month' ? month : day.breakdown);
      }
      return [...all.values()];
    },
  };
};
export type BreakdownSum = Readonly<Sums>;

/** The sums of places on top of what is stored of them. */
export const ontoStored = (
  stored: readonly PackedBreakdown[],
  places: readonly BreakdownSum[],
): readonly PackedBreakdown[] => {
  const before = new Map(stored.map((row) => [nameOf(row), row]));
  return places.map((place) => {
    const row = before.get(nameOf(place));
    if (!row) return packed(place);
    const sums = { ...place, breakdown: unpacked(row) };
    addBreakdown(sums, place.breakdown);
    return packed(sums);
  });
};

function nameOf({ unitId, grain, period }: BreakdownPlace): string {
  return `${grain} ${period} ${unitId}`;
}

function placesOf({ unitId, period }: BreakdownPlace, totalId: string): readonly BreakdownPlace[] {
  const month = startOfMonth(period);
  return [unitId, totalId].flatMap((id) => [
    { unitId: id, grain: 'day' as const, period },
    { unitId: id, grain: 'month' as const, period: month },
  ]);
}

function sumsAt(all: Map<string, Sums>, place: BreakdownPlace): Sums {
  const known = all.get(nameOf(place));
  if (known) return known;
  const made = { ...place, breakdown: emptyBreakdown() };
  all.set(nameOf(place), made);
  return made;
}

/** A day's sums as its month keeps them: how long tables were taken is told there by weekday. */
function ofMonth({ breakdown, period }: Sums): Breakdown {
  const stay = emptyBreakdown().stay;
  for (const part of breakdown.stay.values())
    for (const own of monthStays(part, period)) addStorable(stay, own);
  return { ...breakdown, stay };
}

function addBreakdown({ breakdown }: Sums, added: Breakdown): void {
  for (const dimension of keptDimensions)
    for (const part of added[dimension].values()) addStorable(breakdown[dimension], part);
}

/** Adds a part as the database can hold it: two keys may become one. */
function addStorable(parts: Map<string, BreakdownPart>, part: BreakdownPart): void {
  const [wanted, name] = [storable(part.key), storable(part.name)];
  const isRoom = parts.size < maxParts || parts.has(wanted);
  const key = isRoom ? wanted : restKey;
  const to = parts.get(key) ?? emptyPart(key, isRoom ? name : '', part.namedOn);
  parts.set(key, to);
  addPart(to, { ...part, name: isRoom ? name : '' });
}

function unpacked(row: PackedBreakdown): Breakdown {
  const breakdown = emptyBreakdown();
  for (const dimension of keptDimensions)
    unpackParts(row[dimension], row.period, (part) => breakdown[dimension].set(part.key, part));
  return breakdown;
}

function packed({ unitId, grain, period, breakdown }: Sums): PackedBreakdown {
  const texts = keptDimensions.map((dimension) => [dimension, packParts(breakdown[dimension].values())]);
  return { unitId, grain, period, ...(Object.fromEntries(texts) as Record<KeptDimension, string>) };
}
