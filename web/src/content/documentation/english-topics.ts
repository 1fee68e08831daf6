import { readTopics } from './markdown/read-topics.ts';
import { topicNames } from './topic-titles.ts';

const pages = import.meta.glob<string>('./pages/*.en.md', { query: '?raw', import: 'default', eager: true });

/** The help in English with all of its text, in which the search looks. */
export const englishTopics = readTopics(topicNames.en, pages);
