import { RequestError, useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { de } from './file-faults.de.ts';
import { en } from './file-faults.en.ts';
import type { FileWords, Sentences } from './file-words.ts';

/** Why a file cannot be read, in words; undefined for any other error. */
export const fileFaultText = (
  { unreadable, tooLarge }: FileWords,
  { code, parameters }: Pick<RequestError, 'code' | 'parameters'>,
): string | undefined => {
  if (code === 'FILE_UNREADABLE') return sentenceOf(unreadable, parameters.reason, 'unknownKind')(parameters);
  if (code === 'FILE_TOO_LARGE') return sentenceOf(tooLarge, parameters.what, 'memory')(parameters);
  return undefined;
};

const words = { de, en };

/** Turns what sending or reading a file threw into a sentence in the language in use. */
export const useFileErrorWords = (): ((error: unknown) => string) => {
  const texts = useTexts(words);
  const others = useErrorWords();
  return (error) =>
    (error instanceof RequestError ? fileFaultText(texts, error) : undefined) ?? others(error);
};

// A server newer than this page may know more reasons.
function sentenceOf<Key extends string>(sentences: Sentences<Key>, key: unknown, other: Key) {
  return sentences[Object.hasOwn(sentences, String(key)) ? (key as Key) : other];
}
