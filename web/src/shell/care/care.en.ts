import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './care.de.ts';

export const en: Translation<typeof de> = {
  away: 'Offline',
  awaySince: (time) => `Offline: as of ${time}`,
  awayHint: 'Changes are possible again once the connection is back. We keep trying.',
  demoFilling: 'The demo is being filled',
  demoFilled: (share) => `The demo is being filled: ${share}. Older sales arrive little by little.`,
  newVersion: 'A new version is here.',
  loadNow: 'Load now',
  installTitle: 'Put Tresen on the home screen',
  installText: 'Tresen then opens with one tap, in a window of its own, and without a connection, too.',
  installApple: 'Tap “Share”, then “Add to Home Screen”.',
  install: 'Install',
  notNow: 'Do not show again',
};
