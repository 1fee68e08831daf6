import { entityPlurals, type SyncedName, syncedNames } from '@tresen/domain/master-data/entities';

/** The kind that an address of files names; articles for anything else. */
export const entityOfPlural = (plural: string): SyncedName =>
  syncedNames.find((entity) => entityPlurals[entity] === plural) ?? 'article';
