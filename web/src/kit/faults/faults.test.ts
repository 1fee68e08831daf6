import { renderHook } from '@testing-library/react';
import type { Field } from '@tresen/domain/kit/entities';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.ts';
import { useFaultWords } from './index.ts';

afterEach(() => setLanguage('de'));

const wordsOf = (fault: Parameters<ReturnType<typeof useFaultWords>>[0], field?: Field) =>
  renderHook(() => useFaultWords()).result.current(fault, field);

describe('the sentences of faults', () => {
  it.each([
    ['ART-07', 'de', 'PRICE_KEY_TWICE', 'Sie können 2 Preisen nicht den gleichen Key zuweisen!'],
    ['ART-06', 'en', 'PRICE_KEY_TWICE', 'You cannot assign same key to 2 prices!!'],
    ['MDA-14', 'en', 'NAME_NOT_VALID', 'Name not valid, please choose a different one.'],
    ['ORG-19', 'en', 'NOT_AN_EMAIL', 'Invalid email format'],
    ['ORG-19', 'en', 'NOT_A_URL', 'Invalid URL format'],
  ] as const)('%s: are those of the specification (%s, %s)', (_id, language, code, sentence) => {
    setLanguage(language);
    expect(wordsOf({ code })).toBe(sentence);
  });

  it('tell bounds in the unit of the field', () => {
    const fault = { code: 'OUT_OF_RANGE', parameters: { least: 0, max: 10_000 } } as const;
    expect(wordsOf(fault, { kind: 'percent' })).toBe('Bitte geben Sie einen Wert von 0 bis 100 ein.');
    expect(wordsOf(fault, { kind: 'cents' })).toBe('Bitte geben Sie einen Wert von 0,00 bis 100,00 ein.');
    expect(wordsOf(fault, { kind: 'whole' })).toBe('Bitte geben Sie einen Wert von 0 bis 10.000 ein.');
  });

  it('name what still uses a record, and how many more there are', () => {
    const named = ['Espresso', 'Tee'].map((name) => ({ id: name, name }));
    const users = (more: number) =>
      ({ code: 'USED_IN_BRANCHES', parameters: { by: 'article', users: named, more } }) as const;
    expect(wordsOf(users(0))).toContain('noch gebraucht: „Espresso, Tee“.');
    expect(wordsOf(users(1))).toContain('„Espresso, Tee“ und 1 weiterer.');
    expect(wordsOf(users(12))).toContain('„Espresso, Tee“ und 12 weitere.');
  });

  it('ask for a choice where one chooses', () => {
    expect(wordsOf({ code: 'MISSING' }, { kind: 'text' })).toBe('Bitte füllen Sie dieses Feld aus.');
    expect(wordsOf({ code: 'MISSING' }, { kind: 'reference', to: 'vat' })).toBe(
      'Bitte wählen Sie etwas aus.',
    );
  });
});
