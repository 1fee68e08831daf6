import { routeAccess } from '@tresen/domain/account/access';
import { walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { englishTopics } from './english-topics.ts';
import { germanTopics } from './german-topics.ts';
import type { Topic } from './markdown/parse-topic.ts';
import { type TopicName, topicNames } from './topic-titles.ts';
import { topicIds, topicLink, topicOfPage } from './topics.ts';

const languages = { German: germanTopics, English: englishTopics };
const cases = Object.entries(languages).flatMap(([language, topics]) =>
  topics.map((topic) => ({ language, topics, topic, name: topic.id })),
);

const linksOf = ({ sections }: Topic): readonly string[] => {
  const links: string[] = [];
  void walkTokens(
    sections.flatMap(({ tokens }) => tokens),
    (token) => {
      if (token.type === 'link') links.push(String(token.href));
    },
  );
  return links;
};

const paths = Object.keys(routeAccess).map((path) => path.replace(/\/:[^/]+\?$/, ''));

/** What a link leads to: nothing is missing when it is empty. */
const faultOf = (href: string, from: Topic, topics: readonly Topic[]): string => {
  if (/^https:\/\//.test(href)) return '';
  if (href.startsWith('/')) return paths.includes(href) ? '' : `${href}: no such page`;
  const [id = '', anchor = ''] = href.split('#');
  const topic = id === '' ? from : topics.find((candidate) => candidate.id === id);
  if (!topic) return `${href}: no such topic`;
  return anchor === '' || topic.sections.some((section) => section.anchor === anchor)
    ? ''
    : `${href}: no such anchor`;
};

describe('SHL-57: the help', () => {
  it.each(Object.entries(languages))(
    'has every topic in %s, in the order of reading',
    (_language, topics) => {
      expect(topics.map(({ id }) => id)).toEqual(topicIds);
    },
  );

  it.each(cases)('$language, $name: every link and anchor leads somewhere', ({ topics, topic }) => {
    expect(
      linksOf(topic)
        .map((href) => faultOf(href, topic, topics))
        .filter(Boolean),
    ).toEqual([]);
  });

  it('calls each topic in the contents as its page does', () => {
    const titlesOf = (topics: readonly TopicName[]) => topics.map(({ title }) => title);
    expect(titlesOf(topicNames.de)).toEqual(titlesOf(germanTopics));
    expect(titlesOf(topicNames.en)).toEqual(titlesOf(englishTopics));
  });

  it('has links at all, so that the rule above looks at some', () => {
    expect(germanTopics.flatMap(linksOf).length).toBeGreaterThan(20);
  });

  it.each(topicIds)('%s has the same headings in both languages, with the same anchors', (id) => {
    const [german, english] = [germanTopics, englishTopics].map((topics) =>
      topics.find((topic) => topic.id === id)?.sections.map(({ level, anchor }) => `${level} ${anchor}`),
    );
    expect(german).toEqual(english);
  });

  it.each(cases)('$language, $name: each anchor stands once, and no level is left out', ({ topic }) => {
    const anchors = topic.sections.map(({ anchor }) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).not.toContain('undefined');
    const levels = topic.sections.map(({ level }) => level);
    for (const [place, level] of levels.entries())
      expect(level - (levels[place - 1] ?? 1)).toBeLessThanOrEqual(1);
  });

  it('says the language of the guide for developers, which is English only', () => {
    expect(germanTopics.filter(({ lang }) => lang === 'en').map(({ id }) => id)).toEqual([
      'register-integration',
    ]);
  });

  it('names only topics that exist for the pages of the menu', () => {
    for (const id of Object.values(topicOfPage)) expect(topicIds).toContain(id);
  });
});

describe('a link of the help', () => {
  it.each([
    ['receipts#tse', '/documentation/receipts#tse'],
    ['receipts', '/documentation/receipts'],
    ['#tse', { hash: 'tse' }],
    ['/setting/users', undefined],
    ['https://b.example', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s leads to %o', (href, target) => expect(topicLink(href)).toEqual(target));
});
