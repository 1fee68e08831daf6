import Button from '@mui/material/Button';
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { Pieces } from '../../kit/search/index.ts';
import { EmptyState, Skeleton } from '../../kit/states/index.ts';
import styles from './documentation.module.css';
import { documentationTexts } from './documentation-texts.ts';
import type { Topic } from './markdown/parse-topic.ts';
import { type Hit, hitLimit, searchTopics } from './search/search-topics.ts';
import { addressOf } from './topics.ts';

interface ResultsProps {
  readonly topics: readonly Topic[];
  readonly query: string;
  readonly list: RefObject<HTMLOListElement | null>;
  /** Back to the search box. */
  readonly onReturn: () => void;
  readonly onClear: () => void;
}

/** The hits of a search, as links that the arrow keys walk through. */
export const Results = ({ topics, query, list, onReturn, onClear }: ResultsProps) => {
  const t = useTexts(documentationTexts);
  const hits = useMemo(() => searchTopics(topics, query), [topics, query]);
  const follow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return moveFocus(event, onReturn);
    onClear();
    onReturn();
  };
  return (
    <section className={styles.article}>
      <h1 className={styles.title}>{t.results}</h1>
      <p role="status" className={styles.found}>
        {hits[0]?.isNear && `${t.near} `}
        {hits.length > 0 && t.found(String(hits.length), hits.length === hitLimit)}
      </p>
      {hits.length === 0 ? (
        <EmptyState title={t.noneTitle} text={t.noneText(query)}>
          <Button variant="outlined" onClick={onClear}>
            {t.clear}
          </Button>
        </EmptyState>
      ) : (
        <ol ref={list} aria-label={t.hits} className={styles.hits} onKeyDown={follow}>
          {hits.map((hit) => (
            <li key={`${hit.topic.id}#${hit.section.anchor}`}>
              <HitLink hit={hit} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

/** Stands where hits will, while the texts are on their way. */
export const Searching = () => {
  const t = useTexts(documentationTexts);
  return (
    <section className={styles.article} aria-busy="true">
      <h1 className={styles.title}>{t.results}</h1>
      <Skeleton height={400} />
    </section>
  );
};

/** Arrow keys move between the links; above the first one is the search box. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onReturn: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const links: readonly HTMLElement[] = [...event.currentTarget.querySelectorAll('a')];
  const next = links.indexOf(event.target as HTMLElement) + step;
  if (next < 0) onReturn();
  else links[next]?.focus();
}

function HitLink({ hit: { topic, section, title, snippet } }: { readonly hit: Hit }) {
  return (
    <Link to={addressOf(topic.id, section.anchor)} className={styles.hit}>
      <strong lang={section.title === '' ? undefined : topic.lang}>
        <Pieces pieces={title} />
      </strong>
      {section.title !== '' && <span className={styles.hitTopic}>{topic.title}</span>}
      <span className={styles.snippet} lang={topic.lang}>
        <Pieces pieces={snippet} />
      </span>
    </Link>
  );
}
