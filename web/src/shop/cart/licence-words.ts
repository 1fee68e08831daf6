import type { CheckNotice } from '@tresen/domain/shop/cart';
import { type Language, useLanguage } from '../../kit/i18n/index.ts';
import { de, foundLicence as foundDe } from './licence-words.de.ts';
import { en, foundLicence as foundEn } from './licence-words.en.ts';

const catalogues: Readonly<Record<Language, typeof en>> = { de, en };
const foundIn: Readonly<Record<Language, typeof foundEn>> = { de: foundDe, en: foundEn };

/** What a check found, in words; a code that this version does not know is the general one (ERR-39 to ERR-44). */
export const licenceSentence = (
  language: Language,
  { code, found }: { readonly code: string; readonly found?: string },
): string => {
  const words = catalogues[language];
  const sentence = words[code as keyof typeof en] ?? words.LICENCE_SERVICE_FAILED;
  return found === undefined ? capital(sentence) : foundIn[language](found, sentence);
};

type Worded = Exclude<CheckNotice, { readonly html: string }>;

/** The same in the language in use. */
export const useLicenceSentence = (): ((notice: Worded) => string) => {
  const language = useLanguage();
  return (notice) => licenceSentence(language, notice);
};

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
