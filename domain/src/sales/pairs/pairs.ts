/** Figures that pairs can be ordered by; the highest come first. */
export const pairFigures = ['together', 'confidence', 'otherConfidence', 'lift'] as const;
export type PairFigure = (typeof pairFigures)[number];

/** Two articles on the same receipts, by the register's keys. */
export interface PairCount {
  readonly key: string;
  readonly otherKey: string;
  /** Receipts with both. */
  readonly together: number;
  /** Receipts with the first one, and with the other. */
  readonly receipts: number;
  readonly otherReceipts: number;
  /** Receipts with both as a part of all, 0 to 1. */
  readonly support: number;
  /** How many of the receipts with the first one have the other, too; and the other way round. */
  readonly confidence: number;
  readonly otherConfidence: number;
  /** How many times as often as if nobody chose them together: 1 is chance. */
  readonly lift: number;
}

export interface Pair extends PairCount {
  readonly name: string;
  readonly otherName: string;
}

export interface PairQuestion {
  /** The pairs of one article alone, which stands first in them then. */
  readonly article: string | null;
  readonly order: PairFigure;
}

/** Receipts with two articles that are told: of fewer chance says too much. */
export const fewestTogether = 5;
/** Receipts by what they sold. */
export interface Baskets {
  /** Adds the keys of what a receipt sold, each once; none does not count. */
  readonly add: (keys: readonly string[]) => void;
  /** Receipts that count. */
  readonly count: () => number;
  /** The highest first. */
  readonly pairs: (question: PairQuestion) => readonly PairCount[];
}

/** Pairs with the names of their articles, where they have one. */
export const withNames = (pairs: readonly PairCount[], names: ReadonlyMap<string, string>): readonly Pair[] =>
  pairs.map((pair) => ({
    ...pair,
    name: names.get(pair.key) ?? pair.key,
    otherName: names.get(pair.otherKey) ?? pair.otherKey,
  }));

interface Place {
  readonly key: string;
  readonly index: number;
  receipts: number;
}

export const createBaskets = (): Baskets => {
  const places = new Map<string, Place>();
  const byIndex: Place[] = [];
  const baskets: (readonly number[])[] = [];
  const placeOf = (key: string): Place => {
    const known = places.get(key);
    if (known) return known;
    const made = { key, index: byIndex.length, receipts: 0 };
    places.set(key, made);
    byIndex.push(made);
    return made;
  };
  return {
    add: (keys) => {
      if (keys.length === 0) return;
      const indexes = keys.map((key) => placeOf(key).index);
      for (const index of indexes) byIndexAt(byIndex, index).receipts++;
      baskets.push(indexes.sort((one, other) => one - other));
    },
    count: () => baskets.length,
    pairs: ({ article, order }) => {
      const chosen = article === null ? undefined : places.get(article)?.index;
      if (article !== null && chosen === undefined) return [];
      return [...countPairs(baskets, byIndex, chosen)]
        .filter(([, together]) => together >= fewestTogether)
        .map(([code, together]) => {
          const one = byIndexAt(byIndex, Math.floor(code / byIndex.length));
          const other = byIndexAt(byIndex, code % byIndex.length);
          return pairOf(...inOrder(one, other, chosen), together, baskets.length);
        })
        .sort(
          (one, other) => other[order] - one[order] || other.together - one.together || byKeys(one, other),
        );
    },
  };
};

/** How many receipts have two articles, by both their numbers in one. Rare articles make no pair that is told. */
function countPairs(
  baskets: readonly (readonly number[])[],
  places: readonly Place[],
  chosen: number | undefined,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const basket of baskets) {
    if (chosen !== undefined && !basket.includes(chosen)) continue;
    const often = basket.filter((index) => byIndexAt(places, index).receipts >= fewestTogether);
    often.forEach((one, at) => {
      for (const other of often.slice(at + 1)) {
        if (chosen !== undefined && one !== chosen && other !== chosen) continue;
        const code = one * places.length + other;
        counts.set(code, (counts.get(code) ?? 0) + 1);
      }
    });
  }
  return counts;
}

/** The chosen one first, else what is on more receipts. */
function inOrder(one: Place, other: Place, chosen: number | undefined): readonly [Place, Place] {
  const isFirst =
    chosen === undefined
      ? one.receipts > other.receipts || (one.receipts === other.receipts && one.key < other.key)
      : one.index === chosen;
  return isFirst ? [one, other] : [other, one];
}

function pairOf(one: Place, other: Place, together: number, all: number): PairCount {
  return {
    key: one.key,
    otherKey: other.key,
    together,
    receipts: one.receipts,
    otherReceipts: other.receipts,
    support: together / all,
    confidence: together / one.receipts,
    otherConfidence: together / other.receipts,
    lift: (together * all) / (one.receipts * other.receipts),
  };
}

function byKeys(one: PairCount, other: PairCount): number {
  return compare(one.key, other.key) || compare(one.otherKey, other.otherKey);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function byIndexAt(places: readonly Place[], index: number): Place {
  const place = places[index];
  if (!place) throw new Error('a basket holds known articles');
  return place;
}
