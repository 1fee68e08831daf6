import Button from '@mui/material/Button';
import { type ComponentProps, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { EmptyState, Skeleton } from '../../kit/states/index.ts';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';
import styles from './documentation.module.css';
import { documentationTexts } from './documentation-texts.ts';
import type { GuideArticle, GuideResults } from './guide.tsx';
import type { Topic } from './markdown/parse-topic.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { addressOf, guideId, topicIds } from './topics.ts';
import { useAnchor } from './use-anchor.ts';
import { useTypedQuery } from './use-typed-query.ts';

interface ChosenProps {
  readonly topics: readonly Topic[];
  readonly topic: Topic | undefined;
}

const guide = {
  article: lateCode<ComponentProps<typeof GuideArticle>>(() =>
    import('./guide.tsx').then(({ GuideArticle }) => ({ default: GuideArticle })),
  ),
  results: lateCode<ComponentProps<typeof GuideResults>>(() =>
    import('./guide.tsx').then(({ GuideResults }) => ({ default: GuideResults })),
  ),
};

/** The help: contents, search, and what the address names. Without a topic it begins at the beginning. */
export const Reader = ({ topics }: { readonly topics: readonly Topic[] }) => {
  const t = useTexts(documentationTexts);
  // In lower case, as all paths are matched (decisions SHL-86).
  const topicId = useLocation().pathname.split('/')[2]?.toLowerCase() ?? '';
  const [query, setQuery] = useTypedQuery();
  const topic = topicId === '' ? topics[0] : topics.find(({ id }) => id === topicId);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isSearching = query.trim() !== '';
  useAnchor(!isSearching && topic?.id !== guideId);
  useEffect(() => {
    document.title = `${isSearching ? t.results : (topic?.title ?? t.title)} · Tresen`;
  }, [isSearching, topic, t]);
  const clear = () => setQuery('');
  const toField = () => field.current?.focus();
  const search = { topics, query, list, onReturn: toField, onClear: clear };
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <SearchBox
          field={field}
          query={query}
          onQuery={setQuery}
          onLeave={() => list.current?.querySelector('a')?.focus()}
        />
      </div>
      <Contents topics={topics} current={topic} />
      {isSearching && (
        <Suspense fallback={<Results {...search} />}>
          <Late code={guide.results} props={search} />
        </Suspense>
      )}
      {!isSearching && <Chosen topics={topics} topic={topic} />}
    </div>
  );
};

function Chosen({ topics, topic }: ChosenProps) {
  if (!topic) return <UnknownTopic />;
  if (topic.id !== guideId) return <Article topics={topics} topic={topic} />;
  return (
    <Suspense fallback={<Coming title={topic.title} />}>
      <Late code={guide.article} props={{ topics }} />
    </Suspense>
  );
}

function UnknownTopic() {
  const t = useTexts(documentationTexts);
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
      <Button variant="outlined" component={Link} to={addressOf(topicIds[0])}>
        {t.toFirst}
      </Button>
    </EmptyState>
  );
}

/** What is known of a topic while its text is on its way. */
function Coming({ title }: Pick<Topic, 'title'>) {
  return (
    <div className={styles.article} aria-busy="true">
      <h1 className={styles.title}>{title}</h1>
      <Skeleton height={400} />
    </div>
  );
}
