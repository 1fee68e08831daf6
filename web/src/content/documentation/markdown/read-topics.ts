import { guideSections } from '../guide.ts';
import type { TopicName } from '../topic-titles.ts';
import { guideId } from '../topics.ts';
import { parseTopic, type Topic } from './parse-topic.ts';

/**
 * The topics of one language with their texts, in the order of the names.
 * @param pages Markdown by path; the path ends in `<topic>.<language>.md`
 * @throws Error where a page is missing
 */
export const readTopics = (
  names: readonly TopicName[],
  pages: Readonly<Record<string, string>>,
): readonly Topic[] => {
  const sourceOf = new Map(
    Object.entries(pages).map(([path, text]) => [/([^/]+)\.\w+\.md$/.exec(path)?.[1], text]),
  );
  return names.map((name) => {
    if (name.id === guideId) return { ...name, sections: guideSections };
    const source = sourceOf.get(name.id);
    if (source === undefined) throw new Error(`the help has no page ${name.id}`);
    return parseTopic(name.id, source);
  });
};
