import { startOfMonth } from '@tresen/domain/kit/business-day';
import type { Currency } from '@tresen/domain/kit/money';
import { totalUnitOf } from '@tresen/domain/sales/dashboards';
import {
  type ArticleFact,
  type PressedArticle,
  pressedArticles,
  type Receipt,
  receiptFacts,
} from '@tresen/domain/sales/receipts';
import { type ReceiptHead, storable } from '../push/receipt-row.ts';
import { maxKeys, packSteps, pairOf, unpackSteps } from './step-codec.ts';

/** A branch's month, a register's day there, or the whole tenant's; a month by its first day. */
export interface StepPlace {
  readonly unitId: string;
  /** `noDevice` but for days of branches. */
  readonly deviceId: string;
  readonly grain: 'day' | 'month';
  readonly period: string;
}

/** Stands where a row is of all registers. */
const noDevice = '00000000-0000-0000-0000-000000000000';

/** Steps of a place as they are stored, with thousandths and cents sold of each key. */
export interface PackedSteps extends StepPlace {
  readonly keys: readonly string[];
  readonly ids: readonly (string | null)[];
  readonly quantities: readonly number[];
  readonly turnovers: readonly number[];
  readonly steps: Buffer;
  readonly omitted: number;
}

/** A receipt with where it counts. */
export interface SteppedReceipt {
  readonly head: Pick<ReceiptHead, 'unit' | 'device' | 'day' | 'currency'>;
  readonly receipt: Receipt;
}

/** Pairs of one row; so many bound what a row takes and what reading a year of it costs. */
const maxPairs = 100_000;

interface Article {
  /** Its place among those of the row, from 1. */
  readonly place: number;
  id: string | null;
  quantity: number;
  turnover: number;
}

interface Sums extends StepPlace {
  readonly articles: Map<string, Article>;
  readonly pairs: Map<number, number>;
  omitted: number;
}

/** Sums steps of receipts by branch and month and by register and day, and once more for the whole tenant by currency. */
export const createStepSums = () => {
  const sums = new Map<string, Sums>();
  let counted = 0;
  const sumsAt = ({ unitId, deviceId, grain, period }: StepPlace): Sums => {
    const name = nameOf({ unitId, deviceId, grain, period });
    const known = sums.get(name);
    if (known) return known;
    const made = { unitId, deviceId, grain, period, articles: new Map(), pairs: new Map(), omitted: 0 };
    sums.set(name, made);
    return made;
  };
  return {
    add: ({ head, receipt }: SteppedReceipt): void => {
      counted += 1;
      const pressed = pressedArticles(receipt);
      const { articles } = receiptFacts(receipt);
      if (articles.length === 0) return;
      for (const place of placesOf(head)) {
        const to = sumsAt(place);
        addPressed(to, pressed);
        addSold(to, articles);
      }
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

function placesOf({ unit, device, day, currency }: SteppedReceipt['head']): readonly StepPlace[] {
  const total = totalUnitOf(currency as Currency);
  const month = startOfMonth(day);
  return [
    { unitId: unit, deviceId: noDevice, grain: 'month', period: month },
    { unitId: total, deviceId: noDevice, grain: 'month', period: month },
    { unitId: unit, deviceId: device, grain: 'day', period: day },
    { unitId: total, deviceId: noDevice, grain: 'day', period: day },
  ];
}

function nameOf({ unitId, deviceId, grain, period }: StepPlace): string {
  return `${grain} ${period} ${unitId} ${deviceId}`;
}

function addPressed(sums: Sums, pressed: readonly PressedArticle[]): void {
  let before: number | undefined = 0;
  for (const { key, id } of pressed) {
    const article = articleOf(sums, storable(key));
    if (article && id !== null) article.id = id;
    addPair(sums, before, article?.place, 1);
    before = article?.place;
  }
}

function addSold(sums: Sums, sold: readonly ArticleFact[]): void {
  for (const { key, quantity, amount } of sold) {
    const article = articleOf(sums, storable(key));
    if (!article) continue;
    article.quantity += quantity;
    article.turnover += amount;
  }
}

/** An article of the row; undefined where there is no room for another one. */
function articleOf({ articles }: Sums, key: string): Article | undefined {
  const known = articles.get(key);
  if (known || articles.size === maxKeys) return known;
  const made = { place: articles.size + 1, id: null, quantity: 0, turnover: 0 };
  articles.set(key, made);
  return made;
}

function addPair(sums: Sums, before: number | undefined, article: number | undefined, count: number): void {
  const pair = before === undefined || article === undefined ? undefined : pairOf(before, article);
  const known = pair === undefined ? undefined : sums.pairs.get(pair);
  if (pair === undefined || (known === undefined && sums.pairs.size === maxPairs)) sums.omitted += count;
  else sums.pairs.set(pair, (known ?? 0) + count);
}

function unpacked({ keys, ids, quantities, turnovers, steps, ...row }: PackedSteps): Sums {
  const articleAt = (index: number): Article => ({
    place: index + 1,
    id: ids[index] ?? null,
    quantity: quantities[index] ?? 0,
    turnover: turnovers[index] ?? 0,
  });
  const pairs = new Map<number, number>();
  unpackSteps(steps, ({ before, article, count }) => pairs.set(pairOf(before, article), count));
  return { ...row, articles: new Map(keys.map((key, index) => [key, articleAt(index)])), pairs };
}

function merged(sums: Sums, added: Sums): Sums {
  const places = [...added.articles].map(([key, { id, quantity, turnover }]) => {
    const article = articleOf(sums, key);
    if (!article) return undefined;
    article.id = id ?? article.id;
    article.quantity += quantity;
    article.turnover += turnover;
    return article.place;
  });
  unpackSteps(packSteps(added.pairs), ({ before, article, count }) =>
    addPair(sums, before === 0 ? 0 : places[before - 1], places[article - 1], count),
  );
  sums.omitted += added.omitted;
  return sums;
}

function packed({ unitId, deviceId, grain, period, articles, pairs, omitted }: Sums): PackedSteps {
  const all = [...articles.values()];
  return {
    ...{ unitId, deviceId, grain, period, omitted },
    keys: [...articles.keys()],
    ids: all.map(({ id }) => id),
    quantities: all.map(({ quantity }) => quantity),
    turnovers: all.map(({ turnover }) => turnover),
    steps: packSteps(pairs),
  };
}
