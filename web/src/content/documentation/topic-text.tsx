import { type ReactNode, Suspense } from 'react';
import { Late, type LateCode, lateCode } from '../../kit/feature/index.ts';
import { type Language, useLanguage } from '../../kit/i18n/index.ts';
import { parseTopic, type Topic } from './markdown/parse-topic.ts';
import { topicNames } from './topic-titles.ts';
import { guideId, type TopicId } from './topics.ts';

// Each by itself; `alone` tells these files from those that the search has in one (`german-topics.ts`).
const pages = import.meta.glob<string>('./pages/*.md', { query: '?raw&alone', import: 'default' });

interface TextProps {
  readonly children: (topic: Topic) => ReactNode;
}

interface TopicTextProps extends TextProps {
  readonly id: TopicId;
  /** Shows until the text is here. */
  readonly fallback?: ReactNode;
}

const known = new Map<string, LateCode<TextProps>>();

/** A topic with its text, in the language of the app; the text is loaded when somebody reads it. */
export const TopicText = ({ id, fallback = null, children }: TopicTextProps) => {
  const language = useLanguage();
  return (
    <Suspense key={`${id} ${language}`} fallback={fallback}>
      <Late code={textOf(id, language)} props={{ children }} />
    </Suspense>
  );
};

/** Loads the text of a topic, so that it shows at once. */
export const preloadTopic = (id: TopicId, language: Language): Promise<void> =>
  textOf(id, language).preload();

function textOf(id: TopicId, language: Language): LateCode<TextProps> {
  const key = `${id}.${language}`;
  const code =
    known.get(key) ??
    lateCode<TextProps>(async () => {
      const topic = await load(id, language);
      return { default: ({ children }) => children(topic) };
    });
  known.set(key, code);
  return code;
}

async function load(id: TopicId, language: Language): Promise<Topic> {
  const name = topicNames[language].find((candidate) => candidate.id === id);
  const page = pages[`./pages/${id}.${language}.md`];
  if (name?.id === guideId) return { ...name, sections: (await import('./guide.ts')).guideSections };
  if (!page) throw new Error(`the help has no page ${id}`);
  return parseTopic(id, await page());
}
