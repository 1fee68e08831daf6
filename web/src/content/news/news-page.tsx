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
  const total = count === 1 ? t.one : t.total(f.number(count));
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{count === 0 ? t.intro : total}</span>} />
      {data && (data.tags.length > 0 || data.totalCount > 0 || params.has('search')) && (
        <NewsFilters tags={data.tags} />
      )}
      <NewsList />
    </>
  );
};
