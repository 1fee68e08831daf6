import type { EntityName } from '@tresen/domain/kit/entities';
import { type ReferenceAt, referencesOf } from '@tresen/domain/master-data/kinds';
import type { RecordDraft } from './source.ts';

/** A reference of a draft, with the branches that need it. */
export interface NeededReference extends ReferenceAt {
  /** The draft's place. */
  readonly index: number;
  readonly unitIds: readonly string[] | null;
}

/** All references of the drafts. */
export const neededReferences = (entity: EntityName, drafts: readonly RecordDraft[]): NeededReference[] =>
  drafts.flatMap(({ values, unitIds }, index) =>
    referencesOf(entity, values).map((reference) => ({ ...reference, index, unitIds })),
  );
