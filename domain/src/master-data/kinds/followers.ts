import type { Entity, EntityName } from '../../kit/entities/index.ts';
import { kinds } from './kinds.ts';

/** A kind whose records are in the branches of records of another, and the field that names those. */
interface FollowingKind {
  readonly kind: Entity;
  readonly field: string;
}

/** The kinds whose records follow those of this one (`Entity.follows`). */
export const followersOf = (entity: EntityName): readonly FollowingKind[] => followers.get(entity) ?? [];

/** By the kind that they follow. */
const followers: ReadonlyMap<EntityName, readonly FollowingKind[]> = Map.groupBy(
  Object.values(kinds).flatMap((kind) => (kind.follows === undefined ? [] : [{ kind, field: kind.follows }])),
  ({ kind, field }) => {
    const reference = kind.fields[field];
    if (reference?.kind !== 'reference') throw new Error(`${kind.name} follows nothing`);
    return reference.to;
  },
);
