import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './tools.de.ts';

export const en: Translation<typeof de> = {
  settings: 'Settings',
  language: 'Language',
  fontSize: 'Font size',
  percent: (value: number) => `${value}%`,
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  fullscreenUnsupported: 'This browser has no full screen.',
  fullscreenRefused: 'The browser did not allow full screen.',
};
