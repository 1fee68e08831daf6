import type { ReceiptFigures } from './receipt.ts';

/** An article as somebody chose it at the register. */
export interface PressedArticle {
  /** The register's own article key: roll-ups go by it (contract 14). */
  readonly key: string;
  /** The cloud's id; null where the register does not know it. */
  readonly id: string | null;
}

type Pressed = Pick<ReceiptFigures, 'type'> & {
  readonly positions: readonly (Pick<ReceiptFigures['positions'][number], 'kind' | 'quantity'> & {
    readonly article?: { readonly key: string; readonly id?: string | null | undefined } | null | undefined;
  })[];
};

/**
 * The articles that somebody pressed for a receipt, line by line in their order. What was taken back was pressed before;
 * the line that takes it back, or gives money for returned goods, is no press of the article's button.
 */
export const pressedArticles = ({ type, positions }: Pressed): readonly PressedArticle[] =>
  type === 'Beleg'
    ? positions.flatMap(({ kind, quantity, article }) =>
        kind === 'Umsatz' && article && quantity > 0 ? [{ key: article.key, id: article.id ?? null }] : [],
      )
    : [];
