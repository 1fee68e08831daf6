import type { ButtonMapping } from './mapping.ts';

/** How often an article was sold right after another on the same receipt, from receipts that were pushed. */
export interface ArticleStep {
  /** Null at the beginning of a receipt. */
  readonly before: string | null;
  readonly article: string;
  readonly count: number;
}

/** What of a button counts here. */
export type ArticleButton = Pick<ButtonMapping, 'target' | 'layer'>;

/** What it takes to sell what was sold, with one layout. */
export interface TapCount {
  /** Of all steps. */
  readonly taps: number;
  /** Steps to articles that no button sells. */
  readonly searched: number;
}

/** Taps of an article without a button: open the search, type three letters, choose. */
export const tapsOfSearch = 5;

/**
 * How many taps a span's receipts would have taken with a layout: one on the article's button, one more for another
 * layer than the one before, and a search where there is no button. A receipt begins on the first layer.
 */
export function countTaps(
  { mappings }: { readonly mappings: readonly ArticleButton[] },
  steps: readonly ArticleStep[],
): TapCount {
  const layers = layersOfArticles(mappings);
  let [taps, searched] = [0, 0];
  for (const { before, article, count } of steps) {
    const there = layers.get(article);
    if (!there) {
      taps += tapsOfSearch * count;
      searched += count;
      continue;
    }
    // After a search the register shows the layer that it showed before; the first is as good a guess as any.
    const from = (before === null ? undefined : layers.get(before)) ?? firstLayerOnly;
    taps += (from.some((layer) => there.includes(layer)) ? 1 : 2) * count;
  }
  return { taps, searched };
}

const firstLayerOnly: readonly number[] = [0];

function layersOfArticles(mappings: readonly ArticleButton[]): ReadonlyMap<string, readonly number[]> {
  const layers = new Map<string, number[]>();
  for (const { target, layer } of mappings) {
    if (target.kind !== 'article') continue;
    const known = layers.get(target.id);
    if (known) known.push(layer);
    else layers.set(target.id, [layer]);
  }
  return layers;
}
