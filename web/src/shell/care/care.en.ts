import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './care.de.ts';

export const en: Translation<typeof de> = {
  away: 'Offline',
  awaySince: (time) => `Offline: data from ${time}`,
  awayHint: 'You can make changes once you’re back online. We’ll keep trying to reconnect.',
  demoFilling: 'Loading demo data',
  demoFilled: (share) => `Loading demo data: ${share}. Older sales will appear gradually.`,
  newVersion: 'A new version is available.',
  loadNow: 'Update now',
  installTitle: 'Add Tresen to your home screen',
  installText: 'Open Tresen with one tap, in its own window, even when you’re offline.',
  installApple: 'Tap “Share”, then “Add to Home Screen”.',
  install: 'Install',
  notNow: 'Don’t show again',
};
