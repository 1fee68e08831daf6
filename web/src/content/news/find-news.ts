import { FindNewsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { NewspaperIcon } from '../../kit/icons/newspaper.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { newsTexts } from './news-texts.ts';
import { publishDay } from './publish-day.ts';

/** News, found by the words in them (SHL-22). */
export const newsKind: RecordKind = {
  name: { de: newsTexts.de.title, en: newsTexts.en.title },
  icon: NewspaperIcon,
  find: async (text, { language, signal }) => {
    const variables = { language, search: text, first: hitLimit };
    const { news } = await generalApi.request(FindNewsDocument, variables, signal);
    const hits = news.nodes.map(({ id, tittle, publishDate }) => ({
      id,
      title: tittle,
      detail: publishDay(publishDate),
      to: `/apps/news/${id}`,
    }));
    const all = `/apps/news?${new URLSearchParams({ search: text })}`;
    return { hits, ...(news.pageInfo.hasNextPage && { all }) };
  },
};
