import { expect, test } from 'vitest';
import { guessable } from './index.ts';

const leaked = new Set([
  'password',
  'passwort',
  'sommer',
  'letmein',
  '123456',
  '!qaz2wsx',
  'winter',
  'hello',
  'qwerty',
  'zxcvbnm',
  'abcd1234',
]);
const isCommon = (word: string): boolean => leaked.has(word);
const own = ['müller+kasse@bäckerei-müller.de', 'Jörg', 'Müller', 'Bäckerei Müller & Söhne'];
const codeOf = (password: string) => guessable(password, isCommon, own);

test.each([
  'Passwort1!',
  'P@ssw0rd1!',
  'PA$$W0RD!1',
  '!Sommer2026',
  '$ommer26!',
  'Sommer-123456',
  'LetMe1n!!',
  '!QAZ2wsx',
  'He11o-24!',
  'Qwertz123!',
  'Yxcvbnm1!',
  'Abcd1234!',
  '!Abcd1234',
])('%s is one of the commonest, as people dress it up', (password) => {
  expect(codeOf(password)).toBe('PASSWORD_COMMON');
});

test.each(['Baeckerei!1A', 'Müller2026!', 'Muller-1!', 'Bäckerei24!', 'Kasse#2026', 'JÖRG!1a'])(
  '%s is the name of its owner with little beside',
  (password) => {
    expect(codeOf(password)).toBe('PASSWORD_PERSONAL');
  },
);

test.each([
  'Right horse 1!',
  'Sommer im Garten 7!',
  'xK9$mQ2#vL',
  'Sommer8391746!',
  'Kaffee&Kuchen-ab-3',
  'Müllerin am Bach 7!',
])('%s is taken', (password) => {
  expect(codeOf(password)).toBeUndefined();
});
