import type { Fault } from '@tresen/domain/kit/entities';
import { category } from '@tresen/domain/master-data/categories';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type Along,
  type CarriedChange,
  defineSource,
  idsAlong,
  maxAlong,
  namedUsers,
  type RecordDraft,
} from '../../kit/records/index.ts';
import { type CategoryLevel, findLevels, findMisplacedUsers } from './categories.store.ts';

type Levels = ReadonlyMap<string, CategoryLevel>;

/** Where each draft stands, beside what is stored: the drafts are stored together. */
class Places {
  readonly #levels: Levels;
  readonly #parents: ReadonlyMap<string, string | null>;

  constructor(levels: Levels, drafts: readonly RecordDraft[]) {
    this.#levels = levels;
    this.#parents = new Map(drafts.map((draft) => [draft.id, parentOf(draft)]));
  }

  isBelow(id: string): boolean {
    const parentId = this.#parents.get(id);
    return (parentId === undefined ? this.#levels.get(id)?.parentId : parentId) != null;
  }

  hasChildren(id: string): boolean {
    const staying = this.#levels.get(id)?.childIds.some((child) => !this.#parents.has(child));
    return staying === true || [...this.#parents.values()].includes(id);
  }
}

// answers categories, category, categoryNeighbours, categoryDeletions, saveCategory, deleteCategories,
// restoreCategories: kit/records
/** Categories of articles, main ones and those below them. */
export const categorySource = defineSource({
  entity: category,
  table: 'categories',
  type: 'Category',
  plural: 'categories',
  carry,
  check: async (tx, drafts, along) => {
    const levels = await levelsOf(tx, drafts);
    const places = new Places(levels, drafts);
    const moved = movedOf(drafts, levels);
    const misplaced = new Map(
      (await findMisplacedUsers(tx, moved, idsAlong(along, 'article'))).map((users) => [users.id, users]),
    );
    return new Map(
      drafts.flatMap((draft, index) => {
        const users = misplaced.get(draft.id);
        const fault =
          faultOf(draft, places) ??
          (users &&
            ({
              path: 'parentId',
              code: 'USED_BY_ARTICLES',
              parameters: namedUsers('article', users),
            } as const));
        return fault ? [[index, [fault]] as const] : [];
      }),
    );
  },
});

function parentOf({ values }: RecordDraft): string | null {
  return values.parentId as string | null;
}

/** Articles of a category go along with it: below its new main category, or into itself where it becomes one. */
async function carry(tx: Tx, drafts: readonly RecordDraft[], along: Along): Promise<CarriedChange[]> {
  const moved = movedOf(drafts, await levelsOf(tx, drafts));
  const misplaced = await findMisplacedUsers(tx, moved, idsAlong(along, 'article'), maxAlong + 1);
  return misplaced.flatMap(({ id, users }) => {
    const parentId = moved.find((one) => one.id === id)?.parentId ?? null;
    const values =
      parentId === null
        ? { mainCategoryId: id, subcategoryId: null }
        : { mainCategoryId: parentId, subcategoryId: id };
    return users.map((user) => ({ entity: 'article', id: user.id, values }));
  });
}

function levelsOf(tx: Tx, drafts: readonly RecordDraft[]): Promise<Levels> {
  return findLevels(
    tx,
    drafts.flatMap((draft) => [draft.id, parentOf(draft) ?? draft.id]),
  );
}

/** Stored categories that get another place. */
function movedOf(drafts: readonly RecordDraft[], levels: Levels) {
  return drafts
    .map((draft) => ({ id: draft.id, parentId: parentOf(draft) }))
    .filter(({ id, parentId }) => levels.has(id) && levels.get(id)?.parentId !== parentId);
}

/** There are two levels: what stands below another has nothing below itself. */
function faultOf(draft: RecordDraft, places: Places): Fault | undefined {
  const parentId = parentOf(draft);
  if (parentId === null) return undefined;
  if (parentId === draft.id) return { path: 'parentId', code: 'PART_OF_ITSELF' };
  if (places.isBelow(parentId)) return { path: 'parentId', code: 'ONLY_MAIN_CATEGORY' };
  return places.hasChildren(draft.id) ? { path: 'parentId', code: 'ONLY_SUBCATEGORY' } : undefined;
}
