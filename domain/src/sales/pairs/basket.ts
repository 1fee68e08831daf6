import type { PositionFigures, Receipt } from '../receipts/index.ts';
import { articleKeyOf } from '../reports/index.ts';

/** A receipt with more articles is a delivery or a correction: whatever it holds would be a pair. */
export const mostArticles = 60;

/**
 * The keys of the articles that a receipt sold, each once: what was cancelled or came back on it is none of them.
 * Nothing where they are more than `mostArticles`.
 */
export const basketOf = (receipt: { readonly positions: readonly PositionFigures[] }): readonly string[] => {
  const sold = new Map<string, number>();
  for (const position of receipt.positions) {
    const key = articleKeyOf(position);
    if (key !== '') sold.set(key, (sold.get(key) ?? 0) + position.quantity);
  }
  const keys = [...sold].flatMap(([key, quantity]) => (quantity > 0 ? [key] : []));
  return keys.length > mostArticles ? [] : keys;
};

/** What a receipt calls its articles: where it names one twice, as it does first. */
export const articleNamesOf = ({ positions }: Pick<Receipt, 'positions'>): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const position of positions) {
    const key = articleKeyOf(position);
    if (!names.has(key)) names.set(key, position.text);
  }
  return names;
};
