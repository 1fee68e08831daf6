import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './terms.de.ts';

export const en: Translation<typeof de> = {
  edit: 'Terms',
  title: 'Shop terms',
  intro:
    'Customers agree to the current version when they order. A new version applies immediately to all new orders. Existing orders keep the version they agreed to.',
  now: (version, day) => `Current version: ${version} of ${day}.`,
  none: 'There are no terms yet. No one can order until you publish some.',
  de: 'German',
  en: 'English',
  hint: 'Markdown: ## heading, an empty line for a paragraph, - for a list.',
  REQUIRED: 'Please fill in this field. Customers must be able to read the terms.',
  cancel: 'Cancel',
  publish: 'Publish',
  published: (version) => `Version ${version} published. It applies from now on.`,
};
