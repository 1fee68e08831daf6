import HelpOutlined from '@mui/icons-material/HelpOutlined';
import type { Language } from '../../kit/i18n/index.ts';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { de } from './documentation.de.ts';
import { en } from './documentation.en.ts';
import type { Topic } from './markdown/parse-topic.ts';
import { searchTopics } from './search/search-topics.ts';
import { addressOf } from './topics.ts';

const topicsOf: Readonly<Record<Language, () => Promise<readonly Topic[]>>> = {
  de: () => import('./german-help.tsx').then(({ germanTopics }) => germanTopics),
  en: () => import('./english-help.tsx').then(({ englishTopics }) => englishTopics),
};

/** Sections of the help, in the language of the app. */
export const topicKind: RecordKind = {
  name: { de: de.title, en: en.title },
  icon: HelpOutlined,
  find: async (text, { language }) => {
    const [topics, { withGuide }] = await Promise.all([topicsOf[language](), import('./guide.tsx')]);
    const found = searchTopics(withGuide(topics), text);
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
