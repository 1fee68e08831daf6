import type { ComponentProps } from 'react';
import guide from '../../../../docs/register-integration.md?raw';
import { Article } from './article.tsx';
import { parseTopic, type Topic } from './markdown/parse-topic.ts';
import { Results } from './results.tsx';
import { guideId } from './topics.ts';
import { useAnchor } from './use-anchor.ts';

const { sections } = parseTopic(guideId, guide);

/** The topics with the text of the guide for developers, which is as long as all others together. */
export const withGuide = (topics: readonly Topic[]): readonly Topic[] => topics.map(filled);

/** The guide for developers. */
export const GuideArticle = ({ topics }: Pick<ComponentProps<typeof Article>, 'topics'>) => {
  useAnchor(true);
  const all = withGuide(topics);
  const topic = all.find(({ id }) => id === guideId);
  return topic && <Article topics={all} topic={topic} />;
};

/** Hits of a search in everything, the guide too. */
export const GuideResults = (props: ComponentProps<typeof Results>) => (
  <Results {...props} topics={withGuide(props.topics)} />
);

function filled(topic: Topic): Topic {
  return topic.id === guideId ? { ...topic, sections } : topic;
}
