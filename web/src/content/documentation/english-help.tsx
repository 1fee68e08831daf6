import { readTopics } from './markdown/read-topics.ts';
import { Reader } from './reader.tsx';

const pages = import.meta.glob<string>('./pages/*.en.md', { query: '?raw', import: 'default', eager: true });

export const englishTopics = readTopics(pages, 'For developers: register integration');

/** The help in English, with all of its text. */
export const EnglishHelp = () => <Reader topics={englishTopics} />;
