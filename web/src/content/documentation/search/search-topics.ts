import { fold, highlight, type Piece } from '../../../kit/search/index.ts';
import type { Section, Topic } from '../markdown/parse-topic.ts';
import { indexOfWord } from './index-of-word.ts';
import { snippetOf } from './snippet.ts';

/** A section that has every word of the search. */
export interface Hit {
  readonly topic: Topic;
  readonly section: Section;
  readonly title: readonly Piece[];
  readonly snippet: readonly Piece[];
}

/** More would not be read: a further word finds better. */
export const hitLimit = 20;

/**
 * Sections with every word of the query in the topic's title, their own or their text, without regard to case and
 * accents: first those that have the words in a title. At most `hitLimit`.
 */
export const searchTopics = (topics: readonly Topic[], query: string): readonly Hit[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return topics
    .flatMap((topic) =>
      topic.sections
        .filter((section) => isOwn(section, words))
        .map((section) => ({ topic, section, score: scoreOf(topic, section, words) })),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, hitLimit)
    .map(({ topic, section }) => ({
      topic,
      section,
      title: highlight(section.title || topic.title, words, indexOfWord),
      snippet: snippetOf(section.text, words),
    }));
};

/** The folded words of a search. */
function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** True where some word is the section's own: the topic's title alone stands for its first section only. */
function isOwn(section: Section, words: readonly string[]): boolean {
  const own = fold(`${section.title} ${section.text}`);
  return section.anchor === '' || words.some((word) => has(own, word));
}

function has(text: string, word: string): boolean {
  return indexOfWord(text, word) >= 0;
}

function scoreOf(topic: Topic, section: Section, words: readonly string[]): number {
  const topicTitle = fold(topic.title);
  const title = fold(section.title);
  const text = fold(section.text);
  let score = 0;
  for (const word of words) {
    const inTitle = has(title, word) || (section.anchor === '' && has(topicTitle, word));
    if (!inTitle && !has(topicTitle, word) && !has(text, word)) return 0;
    score += (inTitle ? 10 : 0) + (has(topicTitle, word) ? 4 : 0) + (has(text, word) ? 1 : 0);
  }
  return score;
}
