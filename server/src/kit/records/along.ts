import type { EntityName } from '@tresen/domain/kit/entities';
import type { Along, RecordDraft } from './source.ts';

export const draftsAlong = (along: Along, entity: EntityName): readonly RecordDraft[] =>
  along.get(entity) ?? [];

export const idsAlong = (along: Along, entity: EntityName): readonly string[] =>
  draftsAlong(along, entity).map(({ id }) => id);
