import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terms.de.ts';

export const en: Translation<typeof de> = {
  edit: 'Terms',
  title: 'Terms of the shop',
  intro:
    'Who orders agrees to the version in force. A new one applies at once, to all orders from then on; earlier ones keep theirs.',
  now: (version, day) => `Version ${version} of ${day} is in force.`,
  none: 'There are none yet. Until then nobody can order.',
  de: 'German',
  en: 'English',
  hint: 'Markdown: ## heading, an empty line for a paragraph, - for a list.',
  REQUIRED: 'Please fill in: who orders has to be able to read it.',
  cancel: 'Cancel',
  publish: 'Publish',
  published: (version) => `Version ${version} applies from now on.`,
};
