import { startOfMonth } from '@tresen/domain/kit/business-day';
import type { Currency } from '@tresen/domain/kit/money';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import { type PressedArticle, pressedArticles, type Receipt } from '@tresen/domain/sales/receipts';
import { type ReceiptHead, storable } from '../push/receipt-row.ts';
import { maxKeys, packSteps, pairOf, unpackSteps } from './step-codec.ts';

/** A branch's month, or the whole tenant's; `month` is its first day. */
export interface StepPlace {
  readonly unitId: string;
  readonly month: string;
}

/** Steps of a place as they are stored. */
export interface PackedSteps extends StepPlace {
  readonly keys: readonly string[];
  readonly ids: readonly (string | null)[];
  readonly steps: Buffer;
  readonly omitted: number;
}

/** A receipt with where it counts. */
export interface SteppedReceipt {
  readonly head: Pick<ReceiptHead, 'unit' | 'day' | 'currency'>;
  readonly receipt: Pick<Receipt, 'type' | 'positions'>;
}

/** Pairs of one row; so many bound what a row takes and what reading a year of it costs. */
const maxPairs = 100_000;

interface Sums extends StepPlace {
  /** The place of each key, from 1. */
  readonly places: Map<string, number>;
  readonly ids: (string | null)[];
  readonly pairs: Map<number, number>;
  omitted: number;
}

/** Sums steps of receipts by branch and month, and once more for the whole tenant by currency. */
export const createStepSums = () => {
  const sums = new Map<string, Sums>();
  let counted = 0;
  const sumsAt = ({ unitId, month }: StepPlace): Sums => {
    const name = nameOf({ unitId, month });
    const known = sums.get(name);
    if (known) return known;
    const made: Sums = { unitId, month, places: new Map(), ids: [], pairs: new Map(), omitted: 0 };
    sums.set(name, made);
    return made;
  };
  return {
    add: ({ head, receipt }: SteppedReceipt): void => {
      counted += 1;
      const pressed = pressedArticles(receipt);
      if (pressed.length === 0) return;
      const month = startOfMonth(head.day);
      for (const unitId of [head.unit, totalUnitOf(head.currency as Currency)])
        addPressed(sumsAt({ unitId, month }), pressed);
    },
    /** How many receipts were looked at. */
    counted: (): number => counted,
    /** What there is to be added to. */
    places: (): readonly StepPlace[] => [...sums.values()],
    /** The sums of some places on top of what is stored of them. */
    onto: (stored: readonly PackedSteps[], places: readonly StepPlace[]): readonly PackedSteps[] => {
      const before = new Map(stored.map((row) => [nameOf(row), row]));
      return places.map((place) => {
        const row = before.get(nameOf(place));
        const added = sumsAt(place);
        return packed(row ? merged(unpacked(row), added) : added);
      });
    },
  };
};

function nameOf({ unitId, month }: StepPlace): string {
  return `${month} ${unitId}`;
}

function addPressed(sums: Sums, pressed: readonly PressedArticle[]): void {
  let before: number | undefined = 0;
  for (const { key, id } of pressed) {
    const article = placeOf(sums, storable(key), id);
    addPair(sums, before, article, 1);
    before = article;
  }
}

/** The place of an article; undefined where there is no room for another one. */
function placeOf({ places, ids }: Sums, key: string, id: string | null): number | undefined {
  const known = places.get(key);
  if (known !== undefined) {
    if (id !== null) ids[known - 1] = id;
    return known;
  }
  if (places.size === maxKeys) return undefined;
  places.set(key, places.size + 1);
  ids.push(id);
  return places.size;
}

function addPair(sums: Sums, before: number | undefined, article: number | undefined, count: number): void {
  const pair = before === undefined || article === undefined ? undefined : pairOf(before, article);
  const known = pair === undefined ? undefined : sums.pairs.get(pair);
  if (pair === undefined || (known === undefined && sums.pairs.size === maxPairs)) sums.omitted += count;
  else sums.pairs.set(pair, (known ?? 0) + count);
}

function unpacked({ unitId, month, keys, ids, steps, omitted }: PackedSteps): Sums {
  const places = new Map(keys.map((key, index) => [key, index + 1]));
  const pairs = new Map<number, number>();
  unpackSteps(steps, ({ before, article, count }) => pairs.set(pairOf(before, article), count));
  return { unitId, month, places, ids: [...ids], pairs, omitted };
}

function merged(sums: Sums, added: Sums): Sums {
  const places = [...added.places.keys()].map((key, index) => placeOf(sums, key, added.ids[index] ?? null));
  unpackSteps(packSteps(added.pairs), ({ before, article, count }) =>
    addPair(sums, before === 0 ? 0 : places[before - 1], places[article - 1], count),
  );
  sums.omitted += added.omitted;
  return sums;
}

function packed({ unitId, month, places, ids, pairs, omitted }: Sums): PackedSteps {
  return { unitId, month, keys: [...places.keys()], ids, steps: packSteps(pairs), omitted };
}
