import type { Entity, EntityName } from '../../kit/entities/index.ts';
import { kinds } from './kinds.ts';

/** A kind whose records are in the branches of records of another, and the field that names those. */
interface FollowingKind {
  readonly kind: Entity;
  readonly field: string;
}

/** The kinds whose records follow those of this one (`Entity.follows`). */
export const followersOf = (entity: EntityName): readonly FollowingKind[] =>
  Object.values(kinds).flatMap((kind) => {
    const field = kind.follows;
    const reference = field === undefined ? undefined : kind.fields[field];
    return field !== undefined && reference?.kind === 'reference' && reference.to === entity
      ? [{ kind, field }]
      : [];
  });
