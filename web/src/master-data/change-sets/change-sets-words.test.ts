import { expect, it } from 'vitest';
import { de } from './change-sets.de.ts';
import { en } from './change-sets.en.ts';

it.each([
  [de.willChange, '1 wird geändert', '3 werden geändert'],
  [de.willDelete, '1 wird gelöscht', '3 werden gelöscht'],
  [de.stayUnchanged, '1 bleibt unverändert', '3 bleiben unverändert'],
  [de.cannot, '1 kann nicht geändert werden', '3 können nicht geändert werden'],
  [de.cannotDelete, '1 kann nicht gelöscht werden', '3 können nicht gelöscht werden'],
  [en.stayUnchanged, '1 stays the same', '3 stay the same'],
])('subject and number agree: %s', (words, one, three) => {
  expect([words('1', true), words('3', false)]).toEqual([one, three]);
});
