import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { NewspaperIcon } from '../../kit/icons/newspaper.tsx';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { type NewsCardItem, newsQuery } from './news.queries.ts';
import { NewsCard } from './news-card.tsx';
import styles from './news-list.module.css';
import { newsTexts } from './news-texts.ts';

interface OlderProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

/** The items that the address asks for, newest first, as far back as somebody wants to go. */
export const NewsList = () => {
  const { params } = useAddress();
  const query = useInfiniteQuery(newsQuery(params, useLanguage()));
  const { data, refetch } = query;
  const error = query.isFetchNextPageError ? null : query.error;
  return (
    <Loaded query={{ data, error, refetch }} skeleton={<CardsSkeleton />}>
      {({ items }) =>
        items.length === 0 ? (
          <NoNews />
        ) : (
          <>
            <Cards items={items} isStale={query.isPlaceholderData} />
            <Older {...query} />
          </>
        )
      }
    </Loaded>
  );
};

function CardsSkeleton() {
  return (
    <div className={styles.cards}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Skeleton key={name} height={340} />
      ))}
    </div>
  );
}

function NoNews() {
  const t = useTexts(newsTexts);
  const { params, change } = useAddress();
  if (!params.has('search') && !params.has('tag'))
    return <EmptyState icon={<NewspaperIcon />} title={t.emptyTitle} text={t.emptyText} />;
  return (
    <EmptyState icon={<NewspaperIcon />} title={t.noMatchTitle} text={t.noMatchText}>
      <Button variant="outlined" onClick={() => change({ search: null, tag: null })}>
        {t.reset}
      </Button>
    </EmptyState>
  );
}

function Cards({ items, isStale }: { readonly items: readonly NewsCardItem[]; readonly isStale: boolean }) {
  return (
    <ul className={styles.cards} aria-busy={isStale}>
      {items.map((item) => (
        <li key={item.id}>
          <NewsCard item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The way further back; after a failure the same button tries again. */
function Older(query: OlderProps) {
  const t = useTexts(newsTexts);
  const words = useErrorWords();
  if (!query.hasNextPage) return null;
  const label = query.isFetchNextPageError ? t.retry : t.loadMore;
  return (
    <div className={styles.foot}>
      {query.isFetchNextPageError && <span role="alert">{words(query.error)}</span>}
      <Button
        variant="outlined"
        disabled={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {query.isFetchingNextPage ? t.loadingMore : label}
      </Button>
    </div>
  );
}
