import { useTexts } from '../i18n/index.ts';
import { de } from './errors.de.ts';
import { en } from './errors.en.ts';
import { RequestError } from './request-error.ts';

const words = { de, en };

/** Turns what a request threw into a sentence in the language in use. */
export const useErrorWords = (): ((error: unknown) => string) => {
  const texts = useTexts(words);
  return (error) =>
    error instanceof RequestError ? texts[error.code](error.parameters) : texts.INTERNAL({});
};
