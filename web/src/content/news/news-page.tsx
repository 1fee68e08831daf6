import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { newsQuery } from './news.queries.ts';
import { NewsFilters } from './news-filters.tsx';
import { NewsList } from './news-list.tsx';
import { newsTexts } from './news-texts.ts';

/** /apps/news: what the vendor tells, newest first (CNT-01). */
export const NewsPage = () => {
  const t = useTexts(newsTexts);
  const f = useFormats();
  const { params } = useAddress();
  const { data } = useInfiniteQuery(newsQuery(params, useLanguage()));
  const count = data?.totalCount ?? 0;
  const isFiltered = params.has('search') || params.has('tag');
  const total = count === 1 ? t.one : t.total(f.number(count));
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={<span role="status">{data && (count > 0 || isFiltered) ? total : t.intro}</span>}
      />
      {data && (count > 0 || isFiltered) && <NewsFilters tags={data.tags} />}
      <NewsList />
    </>
  );
};
