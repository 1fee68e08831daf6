import type { profileTexts } from './profile-texts.ts';

type Words = Pick<(typeof profileTexts)['de'], 'sameMachine' | 'sameNetwork'>;

const own = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i;

/** Where an address is, as far as it says: no service is asked, so that nobody learns who signs in from where. */
export const placeWords = (address: string, t: Words): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain === '::1' || plain.startsWith('127.')) return t.sameMachine(plain);
  return own.test(plain) ? t.sameNetwork(plain) : plain;
};
