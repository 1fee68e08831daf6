import { queryOptions } from '@tanstack/react-query';
import {
  ButtonCategoryTreeDocument,
  type ButtonCategoryTreeQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { treeVariables } from './button-category-first.ts';

type Template = NonNullable<ButtonCategoryTreeQuery['buttonTemplate']>;
export type TreeCategory = ButtonCategoryTreeQuery['buttonCategories']['nodes'][number];

/** A category at its place in the tree. */
export interface PlacedCategory {
  readonly category: TreeCategory;
  /** 0 for those at the top. */
  readonly depth: number;
}

/** A template with all categories of one of its apps; null when it is gone. */
export const buttonCategoryTreeQuery = (templateId: string, app: string) =>
  queryOptions({
    queryKey: ['records', 'buttonCategory', 'tree', templateId, app],
    queryFn: () => fetchTree(templateId, app),
    meta: { topics: ['masterData'] },
  });

/** The categories in the order of the tree, each before those below it. What stands below none that is there is at the top. */
export const placedCategories = (categories: readonly TreeCategory[]): readonly PlacedCategory[] => {
  const ids = new Set(categories.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): readonly PlacedCategory[] =>
    categories
      .filter((category) => (ids.has(category.parentId ?? '') ? category.parentId : null) === parentId)
      .flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)]);
  return below(null, 0);
};

async function fetchTree(templateId: string, app: string) {
  const categories: TreeCategory[] = [];
  let template: Template | null = null;
  for (let after: string | null | undefined; ; ) {
    const page: ButtonCategoryTreeQuery = await posApi.request(ButtonCategoryTreeDocument, {
      ...treeVariables(templateId, app),
      ...(after && { after }),
    });
    template = page.buttonTemplate ?? null;
    categories.push(...page.buttonCategories.nodes);
    after = page.buttonCategories.pageInfo.endCursor;
    if (!page.buttonCategories.pageInfo.hasNextPage) return { template, categories };
  }
}
