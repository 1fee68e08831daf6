import { describe, expect, it } from 'vitest';
import { percentText, readScaled, scaledText } from './scaled.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('numbers that are whole in their smallest unit', () => {
  it.each([
    ['12,5', 'cents', 1250],
    ['12.50', 'cents', 1250],
    ['1.234,50', 'cents', 123_450],
    ['-0,05', 'cents', -5],
    ['-0', 'cents', 0],
    ['0,3', 'cents', 30],
    ['1234567,89', 'cents', 123_456_789],
    ['19', 'percent', 1900],
    ['7,7', 'percent', 770],
    ['1,5', 'thousandths', 1500],
    ['0,001', 'thousandths', 1],
    ['42', 'whole', 42],
    ['42,0', 'whole', 42],
    ['', 'cents', null],
  ] as const)('SHL-85: %s as %s is %s', (typed, kind, value) => expect(readScaled(typed, kind)).toBe(value));

  it.each([
    ['1,234', 'cents'],
    ['1.234', 'whole'],
    ['0,0001', 'thousandths'],
    ['zwei', 'cents'],
  ] as const)('%s is no number of %s: nothing is rounded in silence', (typed, kind) =>
    expect(readScaled(typed, kind)).toBeUndefined(),
  );

  it.each([
    [123_450, 'cents', 'de', '1.234,50'],
    [123_450, 'cents', 'en', '1,234.50'],
    [1900, 'percent', 'de', '19'],
    [770, 'percent', 'de', '7,7'],
    [1500, 'thousandths', 'de', '1,5'],
    [4200, 'whole', 'de', '4.200'],
  ] as const)('%i of %s reads %s as %s', (value, kind, language, text) =>
    expect(plain(scaledText(value, kind, language))).toBe(text),
  );

  it('percents stand as each language writes them', () => {
    expect(percentText(770, 'de')).toBe('7,7 %');
    expect(percentText(770, 'en')).toBe('7.7%');
  });

  it('has no groups for typing on: a lone point would be a decimal point', () =>
    expect(scaledText(123_450, 'cents', 'de', { isGrouped: false })).toBe('1234,50'));
});
