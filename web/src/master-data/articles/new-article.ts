import { useQuery } from '@tanstack/react-query';
import { useKnownBranches } from '../../kit/branches/index.ts';
import { NewArticleDocument, type NewArticleQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { FormValues } from '../../kit/record-form/index.ts';

type Units = readonly string[] | null | undefined;

interface Belonging {
  readonly unitIds: Units;
}

/** What is known when a new article begins: the one that was made last, and what there is to choose from. */
export interface BeforeNew {
  readonly last: NewArticleQuery['articles']['nodes'][number] | undefined;
  /** By key: the standard rate of the country comes first (VAT-03). */
  readonly vats: NewArticleQuery['vats']['nodes'];
  readonly categories: NewArticleQuery['categories']['nodes'];
}

/**
 * What a new article begins with: the branches that the list is narrowed to, else those of the article made last; its
 * category, or the only one there is; and their standard rate. What does not belong to all of these branches is no
 * proposal. No price: 0,00 is one that somebody has to mean.
 */
export const proposedArticle = (
  { last, vats, categories }: BeforeNew,
  chosen: readonly string[],
  branches: readonly string[],
): FormValues => {
  const unitIds = chosen.length > 0 ? chosen.toSorted() : (last?.unitIds ?? null);
  // All branches, also future ones, are those that there are now: the only one has its rates for itself.
  const fits = isIn(unitIds ?? branches);
  const [only] = categories.length === 1 ? categories.filter(fits) : [];
  const category = (last && fits(last) ? last.mainCategory : null) ?? only;
  const vat = vats.find(fits);
  return {
    price: null,
    unitIds,
    ...(category && { mainCategoryId: category.id, mainCategory: category }),
    ...(vat && { vatInHouseId: vat.id, vatInHouse: vat, vatOutOfHouseId: vat.id, vatOutOfHouse: vat }),
  };
};

const onlyMain = [{ field: 'parentId', is: 'empty', values: [] }];

/** What a new article begins with; undefined while it is asked for. Without an answer, nothing is proposed. */
export const useProposedArticle = (chosen: readonly string[], isWanted: boolean): FormValues | undefined => {
  const unitIds = [...chosen];
  const branches = useKnownBranches()?.map(({ id }) => id);
  const { data, isError } = useQuery({
    queryKey: ['records', 'article', 'proposed', unitIds],
    queryFn: async () => {
      const active = { unitIds, status: 'active' };
      const variables = { filter: { unitIds }, active, main: { ...active, conditions: onlyMain } };
      const { articles, vats, categories } = await posApi.request(NewArticleDocument, variables);
      return { last: articles.nodes[0], vats: vats.nodes, categories: categories.nodes };
    },
    enabled: isWanted,
    // Asked anew for each new article, and kept while its form is open.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return { price: null };
  return data && branches && proposedArticle(data, chosen, branches);
};

/** True where a record belongs to all of these branches. */
function isIn(branches: readonly string[]) {
  return ({ unitIds }: Belonging): boolean => !unitIds || branches.every((id) => unitIds.includes(id));
}
