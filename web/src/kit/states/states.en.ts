import type { Translation } from '../i18n/index.ts';
import type { de } from './states.de.ts';

export const en: Translation<typeof de> = {
  retry: 'Try again',
  failedTitle: 'We couldn’t load this',
  codeMissing: 'You may be offline, or there is a newer version: then reload the page.',
  goneTitle: 'Not found',
  goneText: 'It may have been deleted, or the link is incomplete.',
  refreshFailed: 'We couldn’t refresh this view.',
  goneMeanwhile: 'This no longer exists. You see what it was last; changes cannot be saved.',
  deniedTitle: 'No access',
  deniedText: 'Your role does not have access to this area. Please ask the owner.',
  loading: 'Loading',
  cancel: 'Cancel',
};
