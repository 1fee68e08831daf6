import { readTopics } from './markdown/read-topics.ts';
import { Reader } from './reader.tsx';

const pages = import.meta.glob<string>('./pages/*.de.md', { query: '?raw', import: 'default', eager: true });

export const germanTopics = readTopics(pages, 'Für Entwickler: Kassen anbinden');

/** The help in German, with all of its text. */
export const GermanHelp = () => <Reader topics={germanTopics} />;
