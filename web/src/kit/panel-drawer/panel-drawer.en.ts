import type { Translation } from '../i18n/index.ts';
import type { de } from './panel-drawer.de.ts';

export const en: Translation<typeof de> = { close: 'Close' };
