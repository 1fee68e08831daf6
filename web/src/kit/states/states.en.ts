import type { Translation } from '../i18n/index.ts';
import type { de } from './states.de.ts';

export const en: Translation<typeof de> = {
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  refreshFailed: 'The view could not be refreshed.',
  deniedTitle: 'No access',
  deniedText: 'Your role does not include this area. Please ask the owner.',
  loading: 'Loading',
  cancel: 'Cancel',
};
