import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { failureCode } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { newsItemQuery } from './news.queries.ts';
import { NewsArticle } from './news-article.tsx';
import styles from './news-item-page.module.css';
import { newsTexts } from './news-texts.ts';

/** /apps/news/:newsId: one item to read (CNT-02). */
export const NewsItemPage = () => {
  const t = useTexts(newsTexts);
  const { newsId = '' } = useParams();
  const query = useQuery(newsItemQuery(newsId, useLanguage()));
  if (query.error && failureCode(query.error) === 'NOT_FOUND')
    return (
      <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
        <BackToList />
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <BackToList />
      <Loaded query={query} skeleton={<ArticleSkeleton />}>
        {(reading) => <NewsArticle reading={reading} />}
      </Loaded>
    </div>
  );
};

function BackToList() {
  const t = useTexts(newsTexts);
  const { state } = useLocation();
  return (
    <Button
      component={Link}
      to={`/apps/news${state?.list ?? ''}`}
      className={styles.back ?? ''}
      startIcon={<ArrowBackIcon className={styles.arrow ?? ''} />}
    >
      {t.back}
    </Button>
  );
}

function ArticleSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={360} />
      <Skeleton height={40} />
      <Skeleton height={240} />
    </div>
  );
}
