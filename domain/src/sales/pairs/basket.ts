import { type Receipt, settledPositions } from '../receipts/index.ts';
import { articleKeyOf } from '../reports/index.ts';
import type { SoldArticle } from './pairs.ts';

/** The articles that a receipt sold, each once: what was cancelled or came back on it is none of them. */
export const basketOf = (receipt: Receipt): readonly SoldArticle[] => {
  const sold = new Map<string, { readonly name: string; quantity: number }>();
  for (const position of settledPositions(receipt)) {
    const key = articleKeyOf(position);
    if (key === '') continue;
    const article = sold.get(key) ?? { name: position.text, quantity: 0 };
    article.quantity += position.quantity;
    sold.set(key, article);
  }
  return [...sold].flatMap(([key, { name, quantity }]) => (quantity > 0 ? [{ key, name }] : []));
};
