import { defineTexts } from '../../kit/i18n/index.ts';
import { de } from './quick-panel.de.ts';
import { en } from './quick-panel.en.ts';

export const quickPanelTexts = defineTexts(de, en);
