import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import {
  contentListQuery,
  entriesTexts,
  grouped,
  type ListedContent,
  NothingFound,
} from '../entries/index.ts';
import styles from './knowledge-base.module.css';
import { readingPath } from './knowledge-base-path.ts';
import { knowledgeBaseTexts } from './knowledge-base-texts.ts';

/** What the address asks for: by topics, or of a search the best first. */
export const ArticleList = ({ isDownloads }: { readonly isDownloads: boolean }) => {
  const t = useTexts(knowledgeBaseTexts);
  const { params } = useAddress();
  const search = params.get('search');
  const query = useInfiniteQuery(
    contentListQuery({
      kind: isDownloads ? 'download' : 'article',
      language: useLanguage(),
      parent: params.get('topic'),
      search,
    }),
  );
  const { data, refetch } = query;
  return (
    <Loaded
      query={{ data, error: query.isFetchNextPageError ? null : query.error, refetch }}
      skeleton={<Skeleton height={560} />}
    >
      {(entries) => (
        <>
          {entries.length === 0 && <NothingFound title={t.emptyTitle} text={t.emptyText} />}
          <div aria-busy={query.isPlaceholderData} className={styles.groups}>
            {search ? (
              <Cards entries={entries} isDownloads={isDownloads} />
            ) : (
              grouped(entries).map((group) => (
                <section key={group.slug} aria-label={group.title}>
                  <h2 className={styles.topic}>{group.title}</h2>
                  <Cards entries={group.entries} isDownloads={isDownloads} />
                </section>
              ))
            )}
          </div>
          <More {...query} />
        </>
      )}
    </Loaded>
  );
};

interface CardsProps {
  readonly entries: readonly ListedContent[];
  readonly isDownloads: boolean;
}

function Cards({ entries, isDownloads }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {entries.map(({ id, slug, title, summary, language }) => (
        <li key={id} className={styles.card} lang={language}>
          <Link to={readingPath(isDownloads, slug)}>{title}</Link>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  );
}

interface MoreProps {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

/** The way on; after a failure the same button tries again. */
function More({ hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage }: MoreProps) {
  const t = useTexts(entriesTexts);
  const words = useErrorWords();
  if (!hasNextPage) return null;
  const label = isFetchNextPageError ? t.retry : t.loadMore;
  return (
    <div className={styles.foot}>
      {isFetchNextPageError && <span role="alert">{words(error)}</span>}
      <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? t.loadingMore : label}
      </Button>
    </div>
  );
}
