import { guideId, topicIds } from '../topics.ts';
import { parseTopic, type Topic } from './parse-topic.ts';

/**
 * The topics of one language in the order of reading. The guide for developers has no text here (`guide.tsx`).
 * @param pages Markdown by path; the path ends in `<topic>.<language>.md`
 * @throws Error where a page is missing
 */
export const readTopics = (pages: Readonly<Record<string, string>>, guideTitle: string): readonly Topic[] => {
  const sourceOf = new Map(
    Object.entries(pages).map(([path, text]) => [/([^/]+)\.\w+\.md$/.exec(path)?.[1], text]),
  );
  return topicIds.map((id) => {
    if (id === guideId) return { id, title: guideTitle, lang: 'en', sections: [] };
    const source = sourceOf.get(id);
    if (source === undefined) throw new Error(`the help has no page ${id}`);
    return parseTopic(id, source);
  });
};
