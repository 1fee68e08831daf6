import { category } from '@tresen/domain/master-data/categories';
import type { Fault } from '@tresen/domain/master-data/entities';
import { defineSource, type RecordDraft } from '../../kit/records/index.ts';
import { type CategoryLevel, findLevels } from './categories.store.ts';

const parentOf = ({ values }: RecordDraft): string | null => values.parentId as string | null;

/** There are two levels: what stands below another has nothing below itself. */
const faultOf = (draft: RecordDraft, levels: ReadonlyMap<string, CategoryLevel>): Fault | undefined => {
  const parentId = parentOf(draft);
  if (parentId === null) return undefined;
  if (parentId === draft.id) return { path: 'parentId', code: 'PART_OF_ITSELF' };
  if (levels.get(parentId)?.parentId) return { path: 'parentId', code: 'ONLY_MAIN_CATEGORY' };
  return levels.get(draft.id)?.hasChildren ? { path: 'parentId', code: 'ONLY_SUBCATEGORY' } : undefined;
};

/** Categories of articles, main ones and those below them. */
export const categorySource = defineSource({
  entity: category,
  table: 'categories',
  type: 'Category',
  plural: 'categories',
  check: async (tx, drafts) => {
    const ids = drafts.flatMap((draft) => [draft.id, parentOf(draft) ?? draft.id]);
    const levels = await findLevels(tx, ids);
    return new Map(
      drafts.flatMap((draft, index) => {
        const fault = faultOf(draft, levels);
        return fault ? [[index, [fault]] as const] : [];
      }),
    );
  },
});
