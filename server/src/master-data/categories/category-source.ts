import { category } from '@tresen/domain/master-data/categories';
import type { Fault } from '@tresen/domain/master-data/entities';
import { defineSource, namedUsers, type RecordDraft, type Users } from '../../kit/records/index.ts';
import { type CategoryLevel, findLevels, findMisplacedUsers } from './categories.store.ts';

const parentOf = ({ values }: RecordDraft): string | null => values.parentId as string | null;

/** There are two levels: what stands below another has nothing below itself. */
const faultOf = (draft: RecordDraft, levels: ReadonlyMap<string, CategoryLevel>): Fault | undefined => {
  const parentId = parentOf(draft);
  if (parentId === null) return undefined;
  if (parentId === draft.id) return { path: 'parentId', code: 'PART_OF_ITSELF' };
  if (levels.get(parentId)?.parentId) return { path: 'parentId', code: 'ONLY_MAIN_CATEGORY' };
  return levels.get(draft.id)?.hasChildren ? { path: 'parentId', code: 'ONLY_SUBCATEGORY' } : undefined;
};

const misplacedFault = (users: Users): Fault => ({
  path: 'parentId',
  code: 'USED_BY_ARTICLES',
  parameters: namedUsers(users),
});

/** Categories of articles, main ones and those below them. */
export const categorySource = defineSource({
  entity: category,
  table: 'categories',
  type: 'Category',
  plural: 'categories',
  check: async (tx, drafts) => {
    const ids = drafts.flatMap((draft) => [draft.id, parentOf(draft) ?? draft.id]);
    const levels = await findLevels(tx, ids);
    const moved = drafts
      .map((draft) => ({ id: draft.id, parentId: parentOf(draft) }))
      .filter(({ id, parentId }) => levels.has(id) && levels.get(id)?.parentId !== parentId);
    const misplaced = new Map((await findMisplacedUsers(tx, moved)).map((users) => [users.id, users]));
    return new Map(
      drafts.flatMap((draft, index) => {
        const users = misplaced.get(draft.id);
        const fault = faultOf(draft, levels) ?? (users && misplacedFault(users));
        return fault ? [[index, [fault]] as const] : [];
      }),
    );
  },
});
