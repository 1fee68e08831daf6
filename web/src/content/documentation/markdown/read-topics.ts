import guide from '../../../../../docs/register-integration.md?raw';
import { type TopicId, topicIds } from '../topics.ts';
import { parseTopic, type Topic } from './parse-topic.ts';

const guideId: TopicId = 'register-integration';

/**
 * The topics of one language in the order of reading. The guide for developers is the one of the repository.
 * @param pages Markdown by path; the path ends in `<topic>.<language>.md`
 * @throws Error where a page is missing
 */
export const readTopics = (pages: Readonly<Record<string, string>>, guideTitle: string): readonly Topic[] => {
  const sourceOf = new Map(
    Object.entries(pages).map(([path, text]) => [/([^/]+)\.\w+\.md$/.exec(path)?.[1], text]),
  );
  return topicIds.map((id) => {
    if (id === guideId) return { ...parseTopic(id, guide), title: guideTitle, lang: 'en' };
    const source = sourceOf.get(id);
    if (source === undefined) throw new Error(`the help has no page ${id}`);
    return parseTopic(id, source);
  });
};
