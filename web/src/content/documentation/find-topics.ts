import { HelpOutlinedIcon } from '../../kit/icons/help-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { loadAllTopics } from './all-topics.ts';
import { de } from './documentation.de.ts';
import { en } from './documentation.en.ts';
import { searchTopics } from './search/search-topics.ts';
import { addressOf } from './topics.ts';

/** Sections of the help, in the language of the app. */
export const topicKind: RecordKind = {
  name: { de: de.title, en: en.title },
  icon: HelpOutlinedIcon,
  find: async (text, { language }) => {
    const found = searchTopics(await loadAllTopics[language](), text);
    return {
      hits: found.slice(0, hitLimit).map(({ topic, section, snippet }) => ({
        id: `${topic.id}#${section.anchor}`,
        title: section.title || topic.title,
        detail: section.title ? topic.title : snippet.map((piece) => piece.text).join(''),
        to: addressOf(topic.id, section.anchor),
      })),
      all: found.length > hitLimit ? `/documentation?q=${encodeURIComponent(text)}` : undefined,
    };
  },
};
