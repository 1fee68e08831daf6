import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { Markdown, MarkdownLinks, markdownText } from '../../kit/markdown/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import styles from './documentation.module.css';
import { documentationTexts } from './documentation-texts.ts';
import type { Section, Topic } from './markdown/parse-topic.ts';
import { TopicText } from './topic-text.tsx';
import type { TopicName } from './topic-titles.ts';
import { addressOf, topicLink } from './topics.ts';
import { useAnchor } from './use-anchor.ts';

interface ArticleProps {
  readonly topics: readonly TopicName[];
  readonly topic: TopicName;
}

/** One topic, to be read or printed; its title stands while its text is on its way. */
export const Article = ({ topics, topic }: ArticleProps) => {
  const t = useTexts(documentationTexts);
  return (
    <div className={styles.article}>
      <article dir="ltr" className={markdownText}>
        <h1 className={styles.title}>{topic.title}</h1>
        {topic.lang && t.onlyEnglish !== '' && <p className={styles.found}>{t.onlyEnglish}</p>}
        <TopicText id={topic.id} fallback={<Coming />}>
          {(read) => <Text topic={read} />}
        </TopicText>
      </article>
      <Neighbours topics={topics} topic={topic} />
    </div>
  );
};

function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton height={400} />
    </div>
  );
}

function Text({ topic: { lang, sections } }: { readonly topic: Topic }) {
  useAnchor();
  return (
    <div lang={lang}>
      <MarkdownLinks value={topicLink}>
        {sections.map((section) => (
          <section key={section.anchor}>
            {section.anchor !== '' && <Heading section={section} />}
            <Markdown tokens={section.tokens} />
          </section>
        ))}
      </MarkdownLinks>
    </div>
  );
}

function Heading({ section: { level, anchor, title } }: { readonly section: Section }) {
  const t = useTexts(documentationTexts);
  const Name = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <Name id={anchor} tabIndex={-1}>
        {title}
      </Name>
      <Link to={{ hash: anchor }} className={styles.anchor} aria-label={t.linkTo(title)}>
        #
      </Link>
    </div>
  );
}

function Neighbours({ topics, topic }: ArticleProps) {
  const t = useTexts(documentationTexts);
  const place = topics.indexOf(topic);
  const [previous, next] = [topics[place - 1], topics[place + 1]];
  return (
    <nav className={styles.neighbours} aria-label={t.around}>
      {previous && (
        <Link to={addressOf(previous.id)} rel="prev">
          <span>{t.previous}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={addressOf(next.id)} rel="next" className={styles.next}>
          <span>{t.next}</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
