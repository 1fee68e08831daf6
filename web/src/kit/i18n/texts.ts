import { useInDirection } from './direction.ts';
import type { Language } from './language.ts';
import { useLanguage } from './use-language.ts';

/** Texts of one feature: plain words, lists of them, or functions where a sentence has parts or a plural. */
type Catalogue = Readonly<Record<string, string | readonly string[] | ((...parts: never[]) => string)>>;

/** What another language owes the German catalogue: the same keys with the same parts. */
export type Translation<C extends Catalogue> = {
  readonly [Key in keyof C]: C[Key] extends string
    ? string
    : C[Key] extends readonly string[]
      ? readonly string[]
      : C[Key];
};

/** A feature's catalogues: German is the source of the keys, English has to satisfy its type. */
export const defineTexts = <C extends Catalogue>(
  de: C,
  en: Translation<C>,
): Readonly<Record<Language, Translation<C>>> => ({ de: de as Translation<C>, en });

/** The texts of a feature in the language in use. */
export const useTexts = <T extends object>(texts: Readonly<Record<Language, T>>): T =>
  useInDirection(texts[useLanguage()]);

/** Words of the domain in the language in use: `useWords(printerWords).fields.name`. */
export const useWords = <Words extends object>(words: Readonly<Record<Language, Words>>): Words =>
  useInDirection(words[useLanguage()]);
