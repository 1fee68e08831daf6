import { type EntityName, entityNames, entityPlurals } from '@tresen/domain/kit/entities';

/** The kind that an address of files names; articles for anything else. */
export const entityOfPlural = (plural: string): EntityName =>
  entityNames.find((entity) => entityPlurals[entity] === plural) ?? 'article';
