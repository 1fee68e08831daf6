import type { SavedView } from './saved-views.queries.ts';

/** Parameter that names the view from which the list was opened. */
export const viewParam = 'view';
/** Its value where somebody has chosen to see everything: the default view then stays away. */
export const everything = 'all';

/** The address that shows a view of a list. */
export const addressOf = ({ id, query }: Pick<SavedView, 'id' | 'query'>): string => {
  const params = new URLSearchParams(query);
  params.set(viewParam, id);
  return `?${params}`;
};

/** What a list shows now, as a view would keep it. */
export interface Shown {
  /** Filter and order as the address holds them. */
  readonly query: string;
  /** JSON: [] for columns as the list comes. */
  readonly columns: string;
}

/** True when what is shown is no longer what the view keeps. */
export const isChanged = (view: Shown, shown: Shown): boolean =>
  view.query !== shown.query || view.columns !== shown.columns;
