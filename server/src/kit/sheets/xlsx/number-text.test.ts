import { expect, it } from 'vitest';
import { numberKindOf } from './number-format.ts';
import { numberText } from './number-text.ts';

const shown = (value: string, format: number | string, is1904 = false) =>
  numberText(
    value,
    typeof format === 'number' ? numberKindOf(format, undefined) : numberKindOf(164, format),
    is1904,
  );

it.each([
  ['a decimal', '1.5', 0, '1.5'],
  ['a decimal with the noise of binary fractions', '0.30000000000000004', 0, '0.3'],
  ['a price as Excel writes it', '5.9900000000000002', 2, '5.99'],
  ['an EAN', '4000000000013', 0, '4000000000013'],
  ['an EAN with an exponent', '4.000000000013E+12', 0, '4000000000013'],
  ['an EAN in a scientific format', '4000000000013', 11, '4000000000013'],
  ['a small number', '1E-7', 0, '0.0000001'],
  ['a large number', '1.5E+21', 0, '1500000000000000000000'],
  ['a negative number', '-0.25', 0, '-0.25'],
  ['nothing', '-0', 0, '0'],
  ['a percentage', '0.19', 9, '19%'],
  ['a percentage with decimals', '0.107', '0.0 %', '10.7%'],
  ['a negative percentage', '-0.05', 10, '-5%'],
  ['leading zeros', '1067', '00000', '01067'],
  ['a currency', '5.99', '#,##0.00\\ [$€-407]', '5.99'],
  ['a currency with red negatives', '5.99', '#,##0.00 "Dollar";[Red]-#,##0.00', '5.99'],
  ['a unit in quotes', '3', '0 "Tage"', '3'],
  ['a format in German', '5', 'Standard', '5'],
])('a number is a plain decimal: %s', (_, value, format, text) => {
  expect(shown(value, format)).toBe(text);
});

it.each([
  ['a day', '46347', 14, '2026-11-21'],
  ['a day in a German format', '46347', 'dd\\.mm\\.yyyy;@', '2026-11-21'],
  ['a day with a language', '46347', '[$-407]d. mmmm yyyy', '2026-11-21'],
  ['a month', '46347', 'mmm', '2026-11-21'],
  ['the first day', '1', 14, '1900-01-01'],
  ['the day before the one that never was', '59', 14, '1900-02-28'],
  ['the day after it', '61', 14, '1900-03-01'],
  ['a day with time', '46347.572916666664', 22, '2026-11-21T13:45:00'],
  ['a day with time at midnight', '46347', 22, '2026-11-21'],
  ['a time', '0.572916666666667', 20, '13:45:00'],
  ['a time of 12 hours', '0.572916666666667', 'h:mm AM/PM', '13:45:00'],
  ['a duration', '1.0625', '[h]:mm', '25:30:00'],
  ['a day that is none', '-1', 14, '-1'],
  ['a day after all days', '2958466', 14, '2958466'],
])('a day or time is ISO: %s', (_, value, format, text) => {
  expect(shown(value, format)).toBe(text);
});

it('days of an old Macintosh count from 1904', () => {
  expect(shown('0', 14, true)).toBe('1904-01-01');
  expect(shown('44885', 14, true)).toBe('2026-11-21');
});

it.each(['', ' ', 'x', '1,5', 'NaN', 'Infinity', '1e999'])('%j is no number', (value) => {
  expect(shown(value, 0)).toBeUndefined();
});
