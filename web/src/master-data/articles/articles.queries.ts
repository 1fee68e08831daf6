import { useQuery } from '@tanstack/react-query';
import { ArticleNeedsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { usePageStands } from '../../kit/idle/index.ts';

const mainCategories = { conditions: [{ field: 'parentId', is: 'empty', values: [] }] };

/** Whether there is already what every article needs: a VAT rate and a main category (MDA-17). */
export const useArticleNeeds = () => {
  // A hint above the rows, which come first.
  const isStanding = usePageStands();
  return useQuery({
    enabled: isStanding,
    queryKey: ['records', 'article', 'needs'],
    queryFn: async () => {
      const { vats, categories } = await posApi.request(ArticleNeedsDocument, { main: mainCategories });
      return { hasVat: vats.nodes.length > 0, hasCategory: categories.nodes.length > 0 };
    },
    meta: { topics: ['masterData'] },
  });
};
