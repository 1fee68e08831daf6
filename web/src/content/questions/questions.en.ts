import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './questions.de.ts';

export const en: Translation<typeof de> = {
  title: 'FAQs',
  intro: 'Short answers to what people often ask',
  filter: 'Search questions',
  search: 'Search for a question',
  emptyTitle: 'No questions yet',
  emptyText: 'As soon as something is answered here, you will find it in the search, too.',
  copyLink: 'Copy link',
  linkCopied: 'The link to this question has been copied.',
};
