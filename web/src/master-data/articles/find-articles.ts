import { articleWords } from '@tresen/domain/master-data/articles';
import { FindArticlesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { Inventory2OutlinedIcon } from '../../kit/icons/inventory2-outlined.tsx';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Articles by name, PLU and EAN. */
export const foundArticles: RecordKind = {
  name: { de: articleWords.de.many, en: articleWords.en.many },
  icon: Inventory2OutlinedIcon,
  find: async (text, { signal }) => {
    const { articles } = await posApi.request(FindArticlesDocument, findVariables(text), signal);
    const { list, pathOf } = recordPaths.article;
    return foundRecords(
      articles,
      ({ id, name, plu, ean, mainCategory }) => ({
        id,
        title: name,
        detail: [mainCategory?.name, plu && `PLU ${plu}`, ean && `EAN ${ean}`].filter(Boolean).join(' · '),
        to: pathOf(id),
      }),
      list,
      text,
    );
  },
};
