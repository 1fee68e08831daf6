import type { ButtonMapping } from './mapping.ts';

/** How often an article was sold right after another on the same receipt, from receipts that were pushed. */
export interface ArticleStep {
  /** Null at the beginning of a receipt. */
  readonly before: string | null;
  readonly article: string;
  readonly count: number;
}

/** What of a button counts here: those of articles and of categories. */
export type TapButton = Pick<ButtonMapping, 'target' | 'layer'>;

/** The categories of an article, by the article's name in steps; a button of any of them opens a list that holds it. */
export type CategoriesOf = (article: string) => readonly string[];

/** What it takes to sell what was sold, with one layout. */
export interface TapCount {
  /** Of all steps. */
  readonly taps: number;
  /** Steps to articles that no button sells, nor one of their categories. */
  readonly searched: number;
}

/** Taps of an article without a button: open the search, type three letters, choose. */
export const tapsOfSearch = 5;

/** Taps of an article in the list of its category: the category's button, the article. */
export const tapsOfCategory = 2;

/**
 * How many taps a span's receipts would have taken with a layout: one on the article's button or two by the button of its
 * category, whichever is nearer, one more for another layer than the one before, and a search where there is neither. A
 * receipt begins on the first layer.
 */
export function countTaps(
  { mappings }: { readonly mappings: readonly TapButton[] },
  steps: readonly ArticleStep[],
  categoriesOf: CategoriesOf = none,
): TapCount {
  const waysTo = createWays(mappings, categoriesOf);
  let [taps, searched] = [0, 0];
  for (const { before, article, count } of steps) {
    const ways = waysTo(article);
    // After a search the register shows the layer that it showed before; the first is as good a guess as any.
    const from = before === null ? firstLayerOnly : (waysTo(before)[0]?.layers ?? firstLayerOnly);
    const costs = ways.map(
      ({ layers, cost }) => cost + (from.some((layer) => layers.includes(layer)) ? 0 : 1),
    );
    if (costs.length === 0) searched += count;
    taps += (costs.length === 0 ? tapsOfSearch : Math.min(...costs)) * count;
  }
  return { taps, searched };
}

const none: CategoriesOf = () => [];
const firstLayerOnly: readonly number[] = [0];

/** One way to an article: the layers that have the button, and its taps there. */
interface Way {
  readonly layers: readonly number[];
  readonly cost: number;
}

/** The ways to an article, that by its own button first; each article is looked up once. */
function createWays(
  mappings: readonly TapButton[],
  categoriesOf: CategoriesOf,
): (article: string) => readonly Way[] {
  const articles = layersBy(mappings, 'article');
  const categories = layersBy(mappings, 'category');
  const known = new Map<string, readonly Way[]>();
  const find = (article: string): readonly Way[] => {
    const own = articles.get(article);
    const ofCategories = categories.size === 0 ? [] : categoriesOf(article);
    const layers = ofCategories.flatMap((category) => categories.get(category) ?? []);
    return [
      ...(own ? [{ layers: own, cost: 1 }] : []),
      ...(layers.length > 0 ? [{ layers, cost: tapsOfCategory }] : []),
    ];
  };
  return (article) => {
    const ways = known.get(article) ?? find(article);
    known.set(article, ways);
    return ways;
  };
}

function layersBy(
  mappings: readonly TapButton[],
  kind: 'article' | 'category',
): ReadonlyMap<string, readonly number[]> {
  const layers = new Map<string, number[]>();
  for (const { target, layer } of mappings) {
    if (target.kind !== kind) continue;
    const known = layers.get(target.id);
    if (known) known.push(layer);
    else layers.set(target.id, [layer]);
  }
  return layers;
}
