import type { Language } from '../../kit/i18n/index.ts';
import type { Topic } from './markdown/parse-topic.ts';

/** Loads the topics with all of their texts, for who searches in them. */
export const loadAllTopics: Readonly<Record<Language, () => Promise<readonly Topic[]>>> = {
  de: () => import('./german-topics.ts').then(({ germanTopics }) => germanTopics),
  en: () => import('./english-topics.ts').then(({ englishTopics }) => englishTopics),
};
