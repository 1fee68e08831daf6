import type { Translation } from '../i18n/index.ts';
import type { de } from './states.de.ts';

export const en: Translation<typeof de> = {
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  goneTitle: 'This does not exist (any more)',
  goneText: 'It may have been deleted, or the link is not complete.',
  refreshFailed: 'The view could not be refreshed.',
  deniedTitle: 'No access',
  deniedText: 'Your role does not include this area. Please ask the owner.',
  loading: 'Loading',
  cancel: 'Cancel',
};
