import { type AssignFailure, assignFailures } from '@tresen/domain/fleet/licences';
import { useTexts } from '../../kit/i18n/index.ts';
import { licenceTexts } from './licences-texts.ts';

type Words = ReturnType<typeof useTexts<(typeof licenceTexts)['de']>>;

/** Why keys were not assigned, in words (LIC-11, ERR-38). */
export const useRefusalWords = () => {
  const t = useTexts(licenceTexts);
  return (code: string | null, keys: readonly string[]): string => {
    const known = assignFailures.find((failure) => failure === code) ?? 'LICENCE_KEYS_NOT_FOUND';
    return wordsOf(t, known, keys.join(', '));
  };
};

function wordsOf(t: Words, failure: AssignFailure, keys: string): string {
  switch (failure) {
    case 'LICENCE_KEYS_REPEATED':
      return t.repeated(keys);
    case 'LICENCE_KEYS_NOT_FOUND':
      return t.unknownKeys(keys);
    case 'LICENCE_KEYS_WITHOUT_CUSTOMER':
      return t.unownedKeys(keys);
    case 'LICENCE_TOO_MANY_TRIES':
      return t.tooManyTries;
  }
}
