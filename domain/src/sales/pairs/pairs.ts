/** An article on a receipt, by the register's key. */
export interface SoldArticle {
  readonly key: string;
  readonly name: string;
}

/** Figures that pairs can be ordered by; the highest come first. */
export const pairFigures = ['together', 'confidence', 'otherConfidence', 'lift'] as const;
export type PairFigure = (typeof pairFigures)[number];

/** Two articles on the same receipts. */
export interface Pair extends SoldArticle {
  readonly otherKey: string;
  readonly otherName: string;
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

export interface PairQuestion {
  /** The pairs of one article alone, which stands first in them then. */
  readonly article: string | null;
  readonly order: PairFigure;
}

/** Receipts with two articles that are told: of fewer chance says too much. */
export const fewestTogether = 5;
/** A receipt with more articles is a delivery or a correction: whatever it holds would be a pair. */
export const mostArticles = 60;

/** Receipts by what they sold. Names are those of what is added first. */
export interface Baskets {
  readonly add: (articles: readonly SoldArticle[]) => void;
  /** Receipts that count. */
  readonly count: () => number;
  readonly pairs: (question: PairQuestion) => readonly Pair[];
}

interface Place extends SoldArticle {
  readonly index: number;
  receipts: number;
}

export const createBaskets = (): Baskets => {
  const places = new Map<string, Place>();
  const byIndex: Place[] = [];
  const baskets: (readonly number[])[] = [];
  const placeOf = ({ key, name }: SoldArticle): Place => {
    const known = places.get(key);
    if (known) return known;
    const made = { key, name, index: byIndex.length, receipts: 0 };
    places.set(key, made);
    byIndex.push(made);
    return made;
  };
  return {
    add: (articles) => {
      if (articles.length === 0 || articles.length > mostArticles) return;
      const indexes = new Set(articles.map((article) => placeOf(article).index));
      for (const index of indexes) byIndexAt(byIndex, index).receipts++;
      baskets.push([...indexes].sort((one, other) => one - other));
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
          (one, other) => other[order] - one[order] || other.together - one.together || byName(one, other),
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

function pairOf(one: Place, other: Place, together: number, all: number): Pair {
  return {
    key: one.key,
    name: one.name,
    otherKey: other.key,
    otherName: other.name,
    together,
    receipts: one.receipts,
    otherReceipts: other.receipts,
    support: together / all,
    confidence: together / one.receipts,
    otherConfidence: together / other.receipts,
    lift: (together * all) / (one.receipts * other.receipts),
  };
}

function byName(one: Pair, other: Pair): number {
  const [a, b] = [`${one.name} ${one.otherName}`, `${other.name} ${other.otherName}`];
  return a < b ? -1 : a > b ? 1 : 0;
}

function byIndexAt(places: readonly Place[], index: number): Place {
  const place = places[index];
  if (!place) throw new Error('a basket holds known articles');
  return place;
}
