import { type Language, useWords } from '../i18n/index.ts';

/** The words of any kind of record (`EntityWords`), for code that looks them up by name. */
export interface PlainWords {
  readonly one: string;
  readonly many: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Readonly<Record<string | number, string>>>>;
  readonly rows: Readonly<Record<string, PlainFieldWords>>;
}
type PlainFieldWords = Omit<PlainWords, 'one' | 'many'>;

/** Where the words of the field at a path stand: of `prices.1.key` in those of the rows. */
export const wordsAt = (
  words: PlainFieldWords,
  path: string,
): { readonly name: string; readonly of: PlainFieldWords | undefined } => {
  const [name = '', , inRow] = path.split('.');
  return inRow === undefined ? { name, of: words } : { name: inRow, of: words.rows[name] };
};

interface InLanguages {
  readonly words: Readonly<Record<Language, PlainWords>>;
}

/** The words of a kind of record in the language in use. */
export const useKindWords = ({ words }: InLanguages): PlainWords => useWords(words);
