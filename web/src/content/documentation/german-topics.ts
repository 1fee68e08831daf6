import { readTopics } from './markdown/read-topics.ts';
import { topicNames } from './topic-titles.ts';

const pages = import.meta.glob<string>('./pages/*.de.md', { query: '?raw', import: 'default', eager: true });

/** The help in German with all of its text, in which the search looks. */
export const germanTopics = readTopics(topicNames.de, pages);
