import type { ContentKind } from '@tresen/domain/content/entries';

/** Where content of a kind is written. */
export const authoringPath = (kind: ContentKind): string => `/manage/content/${kind}`;

/** Where an entry is written; `new` for one that is not there yet. */
export const entryPath = (kind: ContentKind, id: string): string => `${authoringPath(kind)}/${id}`;
