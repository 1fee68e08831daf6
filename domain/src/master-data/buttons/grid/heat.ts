import type { ButtonGrid, ButtonMapping } from './mapping.ts';

/** What was sold of an article in a span. */
export interface ArticleHeat {
  /** The record's id; null where no record is known for what registers sold. */
  readonly articleId: string | null;
  /** The registers' own key; the first of them where several stand for one record. */
  readonly articleKey: string;
  readonly name: string;
  /** True where it can no longer be sold. */
  readonly isDeleted: boolean;
  /** Pieces or units; negative where more came back than went. */
  readonly quantity: number;
  /** Cents. */
  readonly turnover: number;
  /** Lines of receipts. */
  readonly presses: number;
}

/** A button with what its article sold: nothing where it sells no article. */
export interface ButtonHeat {
  readonly mapping: ButtonMapping;
  /** Null on buttons that sell no article: receipts do not tell who pressed them. */
  readonly sold: ArticleHeat | null;
  /** Presses beside those of the button that was pressed most, 0 to 1. */
  readonly share: number;
}

/** A grid in the light of what was sold. */
export interface GridHeat {
  /** In the order of the grid. An article on several buttons has the same heat on each. */
  readonly buttons: readonly ButtonHeat[];
  /** Articles that sold, are there still, and have no button, most presses first. */
  readonly withoutButton: readonly ArticleHeat[];
  /** Buttons of articles that nobody pressed. */
  readonly unpressed: readonly ButtonMapping[];
}

/** Lays what was sold over a grid. */
export function heatOf(
  { mappings }: Pick<ButtonGrid, 'mappings'>,
  articles: readonly ArticleHeat[],
): GridHeat {
  const sold = new Map(
    articles.flatMap((article) => (article.articleId ? [[article.articleId, article]] : [])),
  );
  const soldBy = ({ target }: ButtonMapping): ArticleHeat | null =>
    target.kind === 'article' ? (sold.get(target.id) ?? nothing(target.id)) : null;
  const buttons = mappings.map((mapping) => ({ mapping, sold: soldBy(mapping) }));
  const max = Math.max(0, ...buttons.map((button) => button.sold?.presses ?? 0));
  const mapped = new Set(buttons.map((button) => button.sold?.articleId));
  return {
    buttons: buttons.map((button) => ({
      ...button,
      share: max > 0 ? (button.sold?.presses ?? 0) / max : 0,
    })),
    withoutButton: articles
      .filter(
        ({ articleId, isDeleted, presses }) =>
          presses > 0 && !isDeleted && !(articleId && mapped.has(articleId)),
      )
      .toSorted((one, other) => other.presses - one.presses || other.turnover - one.turnover),
    unpressed: buttons.flatMap((button) => (button.sold?.presses === 0 ? [button.mapping] : [])),
  };
}

/** How much warmer than nothing a cell is: five steps, so that a legend can name each. */
export function heatLevel(share: number): 0 | 1 | 2 | 3 | 4 {
  if (share <= 0) return 0;
  if (share < 0.1) return 1;
  if (share < 0.3) return 2;
  return share < 0.6 ? 3 : 4;
}

function nothing(articleId: string): ArticleHeat {
  return { articleId, articleKey: '', name: '', isDeleted: false, quantity: 0, turnover: 0, presses: 0 };
}
