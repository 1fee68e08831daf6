import type { EntityName } from '@tresen/domain/master-data/entities';
import type { RecordDraft } from './source.ts';

/**
 * The drafts of one transaction by kind. What is stored along with a draft counts as it will be, and answers for itself:
 * its own references and rules are checked.
 */
export type Along = ReadonlyMap<EntityName, readonly RecordDraft[]>;

export const draftsAlong = (along: Along, entity: EntityName): readonly RecordDraft[] =>
  along.get(entity) ?? [];

export const idsAlong = (along: Along, entity: EntityName): readonly string[] =>
  draftsAlong(along, entity).map(({ id }) => id);
