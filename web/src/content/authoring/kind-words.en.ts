import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './kind-words.de.ts';

export const en: Translation<typeof de> = {
  topic: ['Topics', 'New topic'],
  article: ['Knowledge base articles', 'New article'],
  download: ['Downloads', 'New download'],
  question: ['FAQs', 'New question'],
  application: ['Applications', 'New application'],
  release: ['Release notes', 'New release note'],
  course: ['Academy courses', 'New course'],
  step: ['Course steps', 'New step'],
};
