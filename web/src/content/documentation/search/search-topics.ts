import { fold, highlight, type Piece } from '../../../kit/search/index.ts';
import type { Section, Topic } from '../markdown/parse-topic.ts';
import { guideId } from '../topics.ts';
import { indexOfWord } from './index-of-word.ts';
import { stemOf, tellingWords } from './near-words.ts';
import { snippetOf } from './snippet.ts';

/** A section that is found. */
export interface Hit {
  readonly topic: Topic;
  readonly section: Section;
  readonly title: readonly Piece[];
  readonly snippet: readonly Piece[];
  /** It has some of the words only: no section has all of them. */
  readonly isNear: boolean;
}

/** More would not be read: a further word finds better. */
export const hitLimit = 20;

/**
 * Sections with every word of the query in the topic's title, their own or their text, without regard to case and
 * accents: first those that have the words in a title. Where none has all of them, as when somebody asks in a sentence,
 * those with most of what it tells. The guide for developers comes behind the help. At most `hitLimit`.
 */
export const searchTopics = (topics: readonly Topic[], query: string): readonly Hit[] => {
  const words = wordsOf(query);
  const help = topics.filter(({ id }) => id !== guideId);
  const guide = topics.filter(({ id }) => id === guideId);
  const exact = exactHits(help, words);
  // What only comes near leaves room for the guide, where all of the words may stand.
  const found = exact.length > 0 ? exact : nearHits(help, words).slice(0, hitLimit / 2);
  return [...found, ...exactHits(guide, words)].slice(0, hitLimit);
};

interface Scored {
  readonly topic: Topic;
  readonly section: Section;
  /** The words that it has, and how well: best in its title. */
  readonly points: ReadonlyMap<string, number>;
}

function exactHits(topics: readonly Topic[], words: readonly string[]): readonly Hit[] {
  if (words.length === 0) return [];
  const all = scored(topics, words).filter(({ points }) => points.size === new Set(words).size);
  return best(all, ({ points }) => words.reduce((sum, word) => sum + (points.get(word) ?? 0), 0)).map(
    (found) => hitOf(found, words, false),
  );
}

/** Sections with about half of what the words tell: the rarer one is, and the more of a title, the more it does. */
function nearHits(topics: readonly Topic[], words: readonly string[]): readonly Hit[] {
  const stems = [...new Set(tellingWords(words).map(stemOf))];
  const sections = scored(topics, stems);
  const weights = stems.flatMap((stem) => {
    const having = sections.filter(({ points }) => points.has(stem)).length;
    return having === 0 ? [] : [[stem, Math.log(1 + sections.length / having)] as const];
  });
  const least = weights.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  const toldBy = ({ points }: Scored) =>
    weights.reduce((sum, [stem, weight]) => {
      const own = points.get(stem);
      return own === undefined ? sum : sum + weight * (1 + own / bestPoints);
    }, 0);
  const near = sections.filter((one) => one.points.size > 0 && toldBy(one) >= least);
  return best(near, toldBy).map((found) => hitOf(found, stems, true));
}

function best(found: readonly Scored[], rank: (one: Scored) => number): readonly Scored[] {
  return found.toSorted((one, other) => rank(other) - rank(one)).slice(0, hitLimit);
}

function scored(topics: readonly Topic[], words: readonly string[]): readonly Scored[] {
  return topics.flatMap((topic) =>
    topic.sections
      .filter((section) => isOwn(section, words))
      .map((section) => ({ topic, section, points: pointsOf(topic, section, words) })),
  );
}

function hitOf({ topic, section }: Scored, words: readonly string[], isNear: boolean): Hit {
  return {
    topic,
    section,
    title: highlight(section.title || topic.title, words, indexOfWord),
    snippet: snippetOf(section.text, words),
    isNear,
  };
}

/** The folded words of a search, without the marks of a sentence around them. */
function wordsOf(query: string): readonly string[] {
  const words = fold(query).split(/\s+/);
  return words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
}

/** True where some word is the section's own: the topic's title alone stands for its first section only. */
function isOwn(section: Section, words: readonly string[]): boolean {
  const own = fold(`${section.title} ${section.text}`);
  return section.anchor === '' || words.some((word) => has(own, word));
}

function has(text: string, word: string): boolean {
  return indexOfWord(text, word) >= 0;
}

/** In its own title, in that of its topic, and in its text. */
const bestPoints = 15;

function pointsOf(topic: Topic, section: Section, words: readonly string[]): ReadonlyMap<string, number> {
  const [topicTitle, title, text] = [fold(topic.title), fold(section.title), fold(section.text)];
  const points = new Map<string, number>();
  for (const word of words) {
    const isInTopic = has(topicTitle, word);
    const isInTitle = has(title, word) || (section.anchor === '' && isInTopic);
    const sum = (isInTitle ? 10 : 0) + (isInTopic ? 4 : 0) + (has(text, word) ? 1 : 0);
    if (sum > 0) points.set(word, sum);
  }
  return points;
}
