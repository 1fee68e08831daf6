import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';
import styles from './documentation.module.css';
import { documentationTexts } from './documentation-texts.ts';
import type { Topic } from './markdown/parse-topic.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { addressOf, topicIds } from './topics.ts';
import { useAnchor } from './use-anchor.ts';
import { useTypedQuery } from './use-typed-query.ts';

const UnknownTopic = () => {
  const t = useTexts(documentationTexts);
  return (
    <EmptyState isPage title={t.notFoundTitle} text={t.notFoundText}>
      <Button variant="outlined" component={Link} to={addressOf(topicIds[0])}>
        {t.toFirst}
      </Button>
    </EmptyState>
  );
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
  useAnchor(!isSearching);
  useEffect(() => {
    document.title = `${isSearching ? t.results : (topic?.title ?? t.title)} · Tresen`;
  }, [isSearching, topic, t]);
  const clear = () => setQuery('');
  const toField = () => field.current?.focus();
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
        <Results topics={topics} query={query} list={list} onReturn={toField} onClear={clear} />
      )}
      {!isSearching && (topic ? <Article topics={topics} topic={topic} /> : <UnknownTopic />)}
    </div>
  );
};
