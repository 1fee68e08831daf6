import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

/** What the small buttons of a box with choices are called, which MUI would say in English. */
export const useChoiceWords = (label: string) => {
  const t = useTexts(texts);
  return { clearText: t.clear(label), openText: t.showChoices, closeText: t.hideChoices };
};
