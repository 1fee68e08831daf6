import type { AlertData, AlertKind } from './alert-kinds.ts';

/** What one kind says: while it lasts, and once it is over. */
interface KindWords<Kind extends AlertKind> {
  readonly open: (data: AlertData<Kind>) => string;
  readonly over: (data: AlertData<Kind>) => string;
}

/** The words of one language for every kind of alert. A new kind without words does not compile. */
export type AlertWords = { readonly [Kind in AlertKind]: KindWords<Kind> };
