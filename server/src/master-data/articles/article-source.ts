import type { Fault } from '@tresen/domain/kit/entities';
import { type ArticleValues, article } from '@tresen/domain/master-data/articles';
import type { Tx } from '../../kit/db/pools.ts';
import {
  type Along,
  type CarriedChange,
  defineSource,
  draftsAlong,
  idsAlong,
  maxAlong,
  namedUsers,
  type RecordDraft,
  type Users,
} from '../../kit/records/index.ts';
import { findPictures } from '../pictures/index.ts';
import {
  type ArticlePart,
  countMatchingArticles,
  findParents,
  findParts,
  findSubArticles,
  matchingArticles,
} from './articles.store.ts';

// answers articles, article, articleNeighbours, articleDeletions, saveArticle, deleteArticles, restoreArticles:
// kit/records
/** What is sold. Its rules beside the fields' own: categories of the right level, and no article within itself. */
export const articleSource = defineSource({
  entity: article,
  table: 'articles',
  type: 'Article',
  plural: 'articles',
  index: { find: matchingArticles, count: countMatchingArticles },
  carry,
  check: async (tx, drafts, along) => {
    const [parents, parts, above, pictures] = await Promise.all([
      parentsOf(tx, drafts, along),
      partsOf(tx, drafts),
      findSubArticles(
        tx,
        becomingSub(drafts).map(({ id }) => id),
        idsAlong(along, 'article'),
      ),
      findPictures(
        tx,
        drafts.flatMap((draft) => valuesOf(draft).picture ?? []),
      ),
    ]);
    return new Map(
      drafts.flatMap((draft, index) => {
        const faults = [
          ...categoryFaults(valuesOf(draft), parents),
          ...pictureFaults(valuesOf(draft), pictures),
          ...relationFaults(draft, parts),
          ...above.filter(({ id }) => id === draft.id).map(subArticlesFault),
        ];
        return faults.length > 0 ? [[index, faults] as const] : [];
      }),
    );
  },
});

/** Sub-articles of what becomes a sub-article itself become those of its main article. */
async function carry(tx: Tx, drafts: readonly RecordDraft[], along: Along): Promise<CarriedChange[]> {
  const mains = new Map(becomingSub(drafts).map((draft) => [draft.id, valuesOf(draft).mainArticleId]));
  const above = await findSubArticles(tx, [...mains.keys()], idsAlong(along, 'article'), maxAlong + 1);
  return above.flatMap(({ id: main, users }) =>
    users.map(({ id }) => ({ entity: 'article', id, values: { mainArticleId: mains.get(main) ?? null } })),
  );
}

/** What is above each category, as it will be. */
async function parentsOf(tx: Tx, drafts: readonly RecordDraft[], along: Along) {
  const ids = drafts.flatMap((draft) => {
    const { mainCategoryId, subcategoryId } = valuesOf(draft);
    return subcategoryId ? [mainCategoryId, subcategoryId] : [mainCategoryId];
  });
  const drafted = draftsAlong(along, 'category').map(
    ({ id, values }) => [id, values.parentId as string | null] as const,
  );
  return new Map([...(await findParents(tx, ids)), ...drafted]);
}

/** All that articles are made of, at whatever depth; the drafts as they will be, since they are stored together. */
async function partsOf(tx: Tx, drafts: readonly RecordDraft[]): Promise<ReadonlyMap<string, ArticlePart>> {
  const parts = new Map(drafts.map((draft) => [draft.id, partOf(draft)]));
  let ids = drafts.flatMap((draft) => {
    const values = valuesOf(draft);
    return [...memberIds(values), ...(values.mainArticleId ? [values.mainArticleId] : [])];
  });
  ids = ids.filter((id) => !parts.has(id));
  while (ids.length > 0) {
    const found = await findParts(tx, ids);
    for (const part of found) parts.set(part.id, part);
    ids = found.flatMap((part) => part.memberIds).filter((id) => !parts.has(id));
  }
  return parts;
}

function partOf(draft: RecordDraft): ArticlePart {
  const values = valuesOf(draft);
  return { id: draft.id, type: values.type, memberIds: memberIds(values) };
}

function memberIds({ members }: ArticleValues): readonly string[] {
  return members.map(({ articleId }) => articleId);
}

function becomingSub(drafts: readonly RecordDraft[]): readonly RecordDraft[] {
  return drafts.filter((draft) => valuesOf(draft).type === 'SubArticle');
}

/** A picture is one that the tenant has sent. */
function pictureFaults({ picture }: ArticleValues, pictures: ReadonlySet<string>): readonly Fault[] {
  return picture === null || pictures.has(picture) ? [] : [{ path: 'picture', code: 'UNKNOWN_PICTURE' }];
}

function categoryFaults(
  { mainCategoryId, subcategoryId }: ArticleValues,
  parents: ReadonlyMap<string, string | null>,
): Fault[] {
  // One that is not there is told by the check of references.
  const main = parents.get(mainCategoryId);
  const faults: Fault[] = main ? [{ path: 'mainCategoryId', code: 'ONLY_MAIN_CATEGORY' }] : [];
  const above = subcategoryId === null ? undefined : parents.get(subcategoryId);
  if (above === null) faults.push({ path: 'subcategoryId', code: 'ONLY_SUBCATEGORY' });
  else if (above !== undefined && above !== mainCategoryId)
    faults.push({ path: 'subcategoryId', code: 'NOT_OF_MAIN_CATEGORY' });
  return faults;
}

function valuesOf(draft: RecordDraft): ArticleValues {
  return draft.values as ArticleValues;
}

function relationFaults(draft: RecordDraft, parts: ReadonlyMap<string, ArticlePart>): Fault[] {
  const values = valuesOf(draft);
  const faults = memberIds(values).flatMap((memberId, index): Fault[] =>
    contains(draft.id, [memberId], parts)
      ? [{ path: `members.${index}.articleId`, code: 'PART_OF_ITSELF' }]
      : [],
  );
  const main = values.mainArticleId;
  if (main === draft.id) faults.push({ path: 'mainArticleId', code: 'PART_OF_ITSELF' });
  else if (main && parts.get(main)?.type === 'SubArticle')
    faults.push({ path: 'mainArticleId', code: 'ONLY_MAIN_ARTICLE' });
  return faults;
}

function contains(
  id: string,
  within: readonly string[],
  parts: ReadonlyMap<string, ArticlePart>,
  seen = new Set<string>(),
): boolean {
  return within.some((memberId) => {
    if (memberId === id) return true;
    if (seen.has(memberId)) return false;
    seen.add(memberId);
    return contains(id, parts.get(memberId)?.memberIds ?? [], parts, seen);
  });
}

function subArticlesFault(users: Users): Fault {
  return {
    path: 'type',
    code: 'HAS_SUBARTICLES',
    parameters: namedUsers('article', users),
  };
}
