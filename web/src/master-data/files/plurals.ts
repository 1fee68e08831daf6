import type { EntityName } from '@tresen/domain/master-data/entities';

/** Kinds of record as addresses of files name them. */
export const pluralOf: Readonly<Record<EntityName, string>> = {
  vat: 'vats',
  category: 'categories',
  printer: 'printers',
  article: 'articles',
};

/** The kind that an address names; articles for anything else. */
export const entityOfPlural = (plural: string): EntityName =>
  (Object.keys(pluralOf) as EntityName[]).find((entity) => pluralOf[entity] === plural) ?? 'article';
