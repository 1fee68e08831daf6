import { useWords } from '../../kit/i18n/index.ts';
import { de } from './change-sets.de.ts';
import { en } from './change-sets.en.ts';

const texts = { de, en };
export type ChangeSetTexts = typeof de;

/** The texts of bulk changes and their history. */
export const useChangeSetTexts = (): ChangeSetTexts => useWords<ChangeSetTexts>(texts);
