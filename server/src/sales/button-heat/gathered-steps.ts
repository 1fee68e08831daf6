import { type StepRows, unpackSteps } from '../receipts/index.ts';

/** An article of the registers in the steps of all rows. */
export interface SteppedArticle {
  readonly key: string;
  /** As a receipt told it last; null where none did. */
  readonly id: string | null;
  readonly presses: number;
}

export interface GatheredSteps {
  readonly articles: readonly SteppedArticle[];
  /** Receipts with an article. */
  readonly receipts: number;
  /** Presses that rows had no room for. */
  readonly omitted: number;
  /** Looks at each pair once: places among the articles, -1 at the beginning of a receipt. */
  readonly eachPair: (look: (before: number, article: number, count: number) => void) => void;
}

type Row = StepRows['rows'][number];

// Receipts begin at place 0 of a pair; four thousand keys of a row times some hundred rows stay far below.
const base = 2 ** 22;

/** Steps of several branches and months as those of one. */
export const gatherSteps = (rows: readonly Row[]): GatheredSteps => {
  const articles: { key: string; id: string | null; presses: number }[] = [];
  const places = new Map<string, number>();
  const pairs = new Map<number, number>();
  let [receipts, omitted] = [0, 0];
  const placeOf = (key: string, id: string | null): number => {
    const known = places.get(key);
    if (known === undefined) {
      places.set(key, articles.length);
      return articles.push({ key, id, presses: 0 }) - 1;
    }
    const article = articles[known];
    if (article && id) article.id = id;
    return known;
  };
  for (const row of rows) {
    const own = row.keys.map((key, index) => placeOf(key, row.ids[index] ?? null));
    omitted += row.omitted;
    unpackSteps(row.steps, (step) => {
      const [before, place] = [
        step.before === 0 ? -1 : (own[step.before - 1] ?? -1),
        own[step.article - 1] ?? 0,
      ];
      const article = articles[place];
      if (article) article.presses += step.count;
      if (before < 0) receipts += step.count;
      const pair = place * base + before + 1;
      pairs.set(pair, (pairs.get(pair) ?? 0) + step.count);
    });
  }
  return {
    articles,
    receipts,
    omitted,
    eachPair: (look) => {
      for (const [pair, count] of pairs) look((pair % base) - 1, Math.floor(pair / base), count);
    },
  };
};
