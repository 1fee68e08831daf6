import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './documentation.module.css';
import { documentationTexts } from './documentation-texts.ts';
import type { Topic } from './markdown/parse-topic.ts';
import { TopicText } from './topic-text.tsx';
import type { TopicName } from './topic-titles.ts';
import { addressOf } from './topics.ts';

interface ContentsProps {
  readonly topics: readonly TopicName[];
  readonly current: TopicName | undefined;
}

/** All topics, and the sections of the one that is read: beside the text, or folded above it on a phone. */
export const Contents = (props: ContentsProps) => {
  const t = useTexts(documentationTexts);
  // Known at once: as it is at the first look, so does the page stand before its code runs (standing/stands.js).
  const isNarrow = useMediaQuery('(max-width: 1099px)', { noSsr: true });
  return (
    // Folded again after each choice: the chosen text has to show.
    <details key={props.current?.id} open={!isNarrow} className={styles.contents}>
      <summary>{t.contentsShort}</summary>
      <TopicList {...props} />
    </details>
  );
};

function TopicList({ topics, current }: ContentsProps) {
  const t = useTexts(documentationTexts);
  return (
    <nav aria-label={t.contents}>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link to={addressOf(topic.id)} aria-current={topic === current ? 'page' : undefined}>
              {topic.title}
            </Link>
            {topic === current && <TopicText id={topic.id}>{(read) => <Sections topic={read} />}</TopicText>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ topic }: { readonly topic: Topic }) {
  return (
    <ul className={styles.sections}>
      {topic.sections
        .filter(({ level }) => level === 2)
        .map(({ anchor, title }) => (
          <li key={anchor}>
            <Link to={addressOf(topic.id, anchor)} lang={topic.lang}>
              {title}
            </Link>
          </li>
        ))}
    </ul>
  );
}
