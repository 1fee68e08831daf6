import Button from '@mui/material/Button';
import { type ComponentProps, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Late, lateCode } from '../../kit/feature/index.ts';
import { currentLanguage, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { loadAllTopics } from './all-topics.ts';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';
import styles from './documentation.module.css';
import { documentationTexts } from './documentation-texts.ts';
import { Results, Searching } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { preloadTopic } from './topic-text.tsx';
import { topicAt, topicNames } from './topic-titles.ts';
import { addressOf, topicIds } from './topics.ts';
import { useTypedQuery } from './use-typed-query.ts';

type HitsProps = Omit<ComponentProps<typeof Results>, 'topics'>;

const hits = { de: hitsIn('de'), en: hitsIn('en') };

/** The reader, once the text is here that the address names. */
export const loadReader = async () => {
  const [language, { pathname }] = [currentLanguage(), window.location];
  const topic = topicAt(pathname, language);
  if (topic) await preloadTopic(topic.id, language).catch(() => undefined);
  return { default: Reader };
};

/** Contents, search, and what the address names, in the language of the app. Without a topic it begins at the beginning. */
const Reader = () => {
  const t = useTexts(documentationTexts);
  const language = useLanguage();
  const topics = topicNames[language];
  const [query, setQuery] = useTypedQuery();
  const topic = topicAt(useLocation().pathname, language);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isSearching = query.trim() !== '';
  useEffect(() => {
    document.title = `${isSearching ? t.results : (topic?.title ?? t.title)} · Tresen`;
  }, [isSearching, topic, t]);
  const search: HitsProps = {
    query,
    list,
    onReturn: () => field.current?.focus(),
    onClear: () => setQuery(''),
  };
  return (
    <div className={styles.page}>
      <div className={styles.search}>
        <SearchBox
          field={field}
          query={query}
          onQuery={setQuery}
          onEnter={() => void hits[language].preload().catch(() => undefined)}
          onLeave={() => list.current?.querySelector('a')?.focus()}
        />
      </div>
      <Contents topics={topics} current={topic} />
      {isSearching && (
        <Suspense key={language} fallback={<Searching />}>
          <Late code={hits[language]} props={search} />
        </Suspense>
      )}
      {!isSearching && (topic ? <Article topics={topics} topic={topic} /> : <UnknownTopic />)}
    </div>
  );
};

/** Hits in the texts of all topics, which come when somebody is about to search. */
function hitsIn(language: keyof typeof loadAllTopics) {
  return lateCode<HitsProps>(async () => {
    const topics = await loadAllTopics[language]();
    return { default: (props) => <Results {...props} topics={topics} /> };
  });
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
