import { addDays, type Day, type DayRange, dayCount } from '../../kit/business-day/index.ts';

/** Parts of the assortment that owners look at for themselves. */
export const assortmentViews = ['all', 'idle', 'never', 'noCost'] as const;
export type AssortmentView = (typeof assortmentViews)[number];

/** Figures that rows can be ordered by. */
export const assortmentFigures = [
  'quantity',
  'turnover',
  'net',
  'cost',
  'margin',
  'marginRate',
  'stock',
  'stockTurns',
  'daysLeft',
] as const;
export type AssortmentFigure = (typeof assortmentFigures)[number];

/** A purchase price, net cents per piece or unit; null where nobody said. */
export type PurchasePrice = number | null;

/** A price that an article was given on a day, with the one before; cents. */
export interface PriceChange {
  readonly day: Day;
  readonly before: number;
  readonly after: number;
}

/** An article that there is, or was. */
export interface StockedArticle {
  readonly id: string;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly createdOn: Day;
  readonly purchasePrice: PurchasePrice;
  /** When it was changed, newest first, with what it was before: it counts from that business day on. */
  readonly priceChanges: readonly { readonly day: Day; readonly before: PurchasePrice }[];
  /** Thousandths, of the chosen branches; null where nobody counts it. */
  readonly stock: number | null;
  /** Of the days' ends of the range; null where nobody counted it all the time. */
  readonly meanStock: number | null;
  /** What it was sold for, in the range; the oldest first. */
  readonly prices: readonly PriceChange[];
}

/** What was sold under a register's key within days of the same purchase prices. */
export interface SoldUnderKey {
  readonly key: string;
  readonly name: string;
  /** The first of the days. */
  readonly from: Day;
  /** Thousandths. */
  readonly quantity: number;
  readonly turnover: number;
  readonly net: number;
}

export interface Assortment {
  readonly articles: readonly StockedArticle[];
  readonly sold: readonly SoldUnderKey[];
  /** The last month in which a key sold something before the range. */
  readonly earlier: ReadonlyMap<string, Day>;
  /** The article that a key stands for. */
  readonly idOf: (key: string) => string | undefined;
  readonly range: DayRange;
}

/** An article with what it sold and earned; money in cents. */
export interface AssortmentRow {
  /** Null for goods that no article is known of. */
  readonly id: string | null;
  readonly key: string;
  readonly name: string;
  readonly isDeleted: boolean;
  /** Thousandths. */
  readonly quantity: number;
  readonly turnover: number;
  readonly net: number;
  /** At the purchase prices of the days; null where one of them is missing. */
  readonly cost: number | null;
  readonly margin: number | null;
  /** Margin as a part of the net turnover. */
  readonly marginRate: number | null;
  readonly stock: number | null;
  /** How many times the mean stock was sold. */
  readonly stockTurns: number | null;
  /** How many days the stock lasts at the pace of the range. */
  readonly daysLeft: number | null;
  /** The month of the last sale where the range has none. */
  readonly lastSold: Day | null;
  readonly prices: readonly PriceChange[];
  readonly views: readonly AssortmentView[];
}

export interface AssortmentSums {
  readonly turnover: number;
  readonly net: number;
  /** Of what has a purchase price, like cost and margin. */
  readonly netWithCost: number;
  readonly cost: number;
  readonly margin: number;
  readonly counts: Readonly<Record<AssortmentView, number>>;
}

/** How far back a last sale is looked for. */
export const monthsLookedBack = 24;

/** What each article sold, cost and earned in some days, and which lie idle. */
export const assortmentRows = (assortment: Assortment): readonly AssortmentRow[] => {
  const { articles, sold, earlier, idOf, range } = assortment;
  const stocked = new Map(articles.map((article) => [article.id, article]));
  const lines = new Map<string, Line>();
  const lineOf = (key: string, name: string): Line => {
    const article = stocked.get(idOf(key) ?? '');
    const place = article ? article.id : `key ${key}`;
    const line = lines.get(place) ?? { ...emptyLine, key, name, article };
    lines.set(place, line);
    return line;
  };
  for (const part of sold) addSold(lineOf(part.key, part.name), part);
  for (const [key, month] of earlier) {
    const article = stocked.get(idOf(key) ?? '');
    const line = article && (lines.get(article.id) ?? lineOf(key, article.name));
    if (line && (line.lastSold === null || month > line.lastSold)) line.lastSold = month;
  }
  for (const article of articles)
    if (!article.isDeleted && !lines.has(article.id))
      lines.set(article.id, { ...emptyLine, key: '', name: article.name, article });
  return [...lines.values()].filter(isShown).map((line) => rowOf(line, range));
};

export const assortmentSums = (rows: readonly AssortmentRow[]): AssortmentSums => {
  const sums = { turnover: 0, net: 0, netWithCost: 0, cost: 0 };
  const counts: Record<AssortmentView, number> = { all: 0, idle: 0, never: 0, noCost: 0 };
  for (const { turnover, net, cost, views } of rows) {
    sums.turnover += turnover;
    sums.net += net;
    if (cost !== null) {
      sums.netWithCost += net;
      sums.cost += cost;
    }
    for (const view of views) counts[view]++;
  }
  return { ...sums, margin: sums.netWithCost - sums.cost, counts };
};

/** The rows of a view; those without the figure come last, whichever way. */
export const orderedRows = (
  rows: readonly AssortmentRow[],
  view: AssortmentView,
  figure: AssortmentFigure,
  isAscending: boolean,
): readonly AssortmentRow[] => {
  const sign = isAscending ? 1 : -1;
  return rows
    .filter(({ views }) => views.includes(view))
    .sort((one, other) => {
      const [a, b] = [one[figure], other[figure]];
      if (a === null || b === null) return a === b ? compare(one.name, other.name) : a === null ? 1 : -1;
      return sign * (a - b) || compare(one.name, other.name);
    });
};

/** Days at which purchase prices change within a range: between them each article has one. */
export const priceSpans = (articles: readonly StockedArticle[], range: DayRange): readonly DayRange[] => {
  const days = new Set(articles.flatMap(({ priceChanges }) => priceChanges.map(({ day }) => day)));
  const starts = [range.from, ...[...days].filter((day) => day > range.from && day <= range.to).sort()];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next ? addDays(next, -1) : range.to };
  });
};

/** The purchase price of an article on a day. */
export const purchasePriceOn = ({ purchasePrice, priceChanges }: StockedArticle, day: Day): PurchasePrice => {
  const later = priceChanges.filter((change) => change.day > day);
  const first = later.at(-1);
  return first ? first.before : purchasePrice;
};

interface Line {
  key: string;
  name: string;
  article: StockedArticle | undefined;
  quantity: number;
  turnover: number;
  net: number;
  /** Thousandths of cents; null once a price is missing. */
  cost: number | null;
  lastSold: Day | null;
}

const emptyLine = { quantity: 0, turnover: 0, net: 0, cost: 0, lastSold: null } as const;

function addSold(line: Line, { quantity, turnover, net, from }: SoldUnderKey): void {
  line.quantity += quantity;
  line.turnover += turnover;
  line.net += net;
  const price = line.article ? purchasePriceOn(line.article, from) : null;
  line.cost = price === null || line.cost === null ? null : line.cost + quantity * price;
}

function isShown({ article, quantity, turnover }: Line): boolean {
  return (article !== undefined && !article.isDeleted) || quantity !== 0 || turnover !== 0;
}

function rowOf(line: Line, range: DayRange): AssortmentRow {
  const { article, key, name, quantity, turnover, net, lastSold } = line;
  const isSold = quantity !== 0 || turnover !== 0;
  const cost = !isSold || line.cost === null ? null : Math.round(line.cost / 1000);
  const margin = cost === null ? null : net - cost;
  const stock = article?.stock ?? null;
  const row = {
    id: article?.id ?? null,
    key,
    name: article?.name ?? name,
    isDeleted: article?.isDeleted ?? false,
    quantity,
    turnover,
    net,
    cost,
    margin,
    marginRate: margin === null || net <= 0 ? null : margin / net,
    stock,
    stockTurns: stockTurns(article, quantity),
    daysLeft:
      stock !== null && stock > 0 && quantity > 0 ? Math.floor((stock * dayCount(range)) / quantity) : null,
    lastSold: isSold ? null : lastSold,
    prices: article?.prices ?? [],
  };
  return { ...row, views: viewsOf(row, article, range) };
}

function stockTurns(article: StockedArticle | undefined, quantity: number): number | null {
  const mean = article?.meanStock ?? null;
  return mean === null || mean <= 0 || quantity < 0 ? null : quantity / mean;
}

function viewsOf(
  { quantity, cost, lastSold }: Pick<AssortmentRow, 'quantity' | 'cost' | 'lastSold'>,
  article: StockedArticle | undefined,
  range: DayRange,
): readonly AssortmentView[] {
  const views: AssortmentView[] = ['all'];
  // What came into the assortment within the days had no chance yet.
  const hadChance = article && !article.isDeleted && article.createdOn < range.from;
  if (hadChance && quantity <= 0 && lastSold === null) views.push('never');
  else if (hadChance && quantity * 7 < dayCount(range) * 1000) views.push('idle');
  if (quantity > 0 && cost === null) views.push('noCost');
  return views;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
