import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './entries.module.css';
import { contentTextsQuery } from './entries.queries.ts';
import { entriesTexts } from './entries-texts.ts';

/** The topics, of which one can be chosen; it stands in the address. */
export const TopicChoice = () => {
  const t = useTexts(entriesTexts);
  const { params, change } = useAddress();
  const { data: topics = [] } = useQuery(contentTextsQuery({ kind: 'topic', language: useLanguage() }));
  if (topics.length === 0) return null;
  const choices = [{ slug: null, title: t.allTopics }, ...topics];
  return (
    <fieldset className={styles.topics}>
      <legend className="heard">{t.topics}</legend>
      {choices.map(({ slug, title }) => (
        <button
          key={slug ?? ''}
          type="button"
          aria-pressed={slug === params.get('topic')}
          onClick={() => change({ topic: slug })}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
};
