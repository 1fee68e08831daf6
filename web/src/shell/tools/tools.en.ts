import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './tools.de.ts';

export const en: Translation<typeof de> = {
  settings: 'Settings',
  language: 'Language',
  fontSize: 'Font size',
  percent: (value: number) => `${value}%`,
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Exit full screen',
  fullscreenUnsupported: 'This browser does not support full screen.',
  fullscreenRefused: 'The browser blocked full screen.',
};
