import { type StepRows, unpackSteps } from '../receipts/index.ts';

/** An article of the registers in the steps of all rows. */
export interface SteppedArticle {
  readonly key: string;
  /** As a receipt told it last; null where none did. */
  readonly id: string | null;
  readonly presses: number;
  /** Thousandths. */
  readonly quantity: number;
  /** Cents. */
  readonly turnover: number;
}

export interface GatheredSteps {
  readonly articles: readonly SteppedArticle[];
  /** Receipts with an article. */
  readonly receipts: number;
  /** Presses that rows had no room for. */
  readonly omitted: number;
  /** Looks at each pair once: places among the articles, -1 at the beginning of a receipt. */
  readonly eachPair: (look: PairLook) => void;
}

type PairLook = (before: number, article: number, count: number) => void;
type Row = StepRows['rows'][number];
type Article = { -readonly [name in keyof SteppedArticle]: SteppedArticle[name] };

/** A row with the places of its keys among all articles; that of the beginning of a receipt stands first. */
interface PlacedRow {
  readonly row: Row;
  readonly places: readonly number[];
}

/** Steps of several rows as those of one. */
export const gatherSteps = (rows: readonly Row[]): GatheredSteps => {
  const { articles, placed } = placeRows(rows);
  let receipts = 0;
  for (const { row, places } of placed)
    unpackSteps(row.steps, ({ before, article, count }) => {
      const pressed = articles[places[article] ?? 0];
      if (pressed) pressed.presses += row.sign * count;
      if (before === 0) receipts += row.sign * count;
    });
  return {
    articles,
    receipts,
    omitted: Math.max(
      0,
      rows.reduce((sum, row) => sum + row.sign * row.omitted, 0),
    ),
    eachPair: (look) => eachPair(placed, articles.length, look),
  };
};

function placeRows(rows: readonly Row[]) {
  const articles: Article[] = [];
  const places = new Map<string, number>();
  const articleOf = (key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, articles.length);
    return articles.push({ key, id: null, presses: 0, quantity: 0, turnover: 0 }) - 1;
  };
  const placeOf = ({ sign, ids, quantities, turnovers }: Row, key: string, index: number): number => {
    const place = articleOf(key);
    const article = articles[place];
    if (article) {
      article.id = ids[index] ?? article.id;
      article.quantity += sign * (quantities[index] ?? 0);
      article.turnover += sign * (turnovers[index] ?? 0);
    }
    return place;
  };
  const placed = rows.map((row) => ({
    row,
    places: [-1, ...row.keys.map((key, index) => placeOf(row, key, index))],
  }));
  return { articles, placed };
}

/** So many articles have a place for each pair of them: eight megabytes, and ten times as fast as to look pairs up. */
const fewArticles = 1_000;

function eachPair(placed: readonly PlacedRow[], articles: number, look: PairLook): void {
  const width = articles + 1;
  const pairs = articles <= fewArticles ? new Float64Array(width * articles) : new Map<number, number>();
  for (const { row, places } of placed)
    unpackSteps(row.steps, ({ before, article, count }) => {
      const pair = (places[article] ?? 0) * width + (places[before] ?? -1) + 1;
      if (pairs instanceof Map) pairs.set(pair, (pairs.get(pair) ?? 0) + row.sign * count);
      else pairs[pair] = (pairs[pair] ?? 0) + row.sign * count;
    });
  for (const [pair, count] of pairs.entries())
    if (count > 0) look((pair % width) - 1, Math.floor(pair / width), count);
}
