import { type SyncedName, syncedNames } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';

const namedByArticles = new Set(
  Object.values(kinds.article.fields).flatMap((field) => (field.kind === 'reference' ? [field.to] : [])),
);

/** What a register sells, and what that names: articles with their rates, categories and printers. */
export const goodsNames: readonly SyncedName[] = syncedNames.filter(
  (name) => name === 'article' || namedByArticles.has(name),
);
