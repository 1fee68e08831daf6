import { cellText } from '@tresen/domain/sales/closing-reports';
import { describe, expect, it } from 'vitest';
import { formatsOf } from './format.ts';

const de = formatsOf('de');
const en = formatsOf('en');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('written forms (experience.md 8)', () => {
  it.each([
    [123450, '1.234,50 €', '€1,234.50'],
    [0, '0,00 €', '€0.00'],
    [-1999, '-19,99 €', '-€19.99'],
  ])('CON-16: writes %i cents as euros with two decimals', (cents, german, english) => {
    expect(plain(de.money(cents, 'EUR'))).toBe(german);
    expect(plain(en.money(cents, 'EUR'))).toBe(english);
  });

  it.each([
    ['1.599', '1,599 €', '€1.599'],
    ['0.8', '0,80 €', '€0.80'],
    ['-0.01468', '-0,01468 €', '-€0.01468'],
  ])('writes the price %s with all its places, two at least', (price, german, english) => {
    expect(plain(de.exactMoney(price, 'EUR'))).toBe(german);
    expect(plain(en.exactMoney(price, 'EUR'))).toBe(english);
  });

  it('writes estimates without cents', () => {
    expect(plain(de.roughMoney(123_450, 'EUR'))).toBe('1.235 €');
    expect(plain(en.roughMoney(123_449, 'EUR'))).toBe('€1,234');
  });

  it.each([
    [0.25, '25 %', '25%'],
    [-0.125, '-12,5 %', '-12.5%'],
    [-0, '0 %', '0%'],
    [-0.0004, '0 %', '0%'],
  ])('writes the share %d without the sign of nothing', (ratio, german, english) => {
    expect([plain(de.share(ratio)), plain(en.share(ratio))]).toEqual([german, english]);
  });

  it('writes a change with its sign, and one too small to be told without', () => {
    const written = (change: number) => plain(cellText({ kind: 'change', change }, de, 'UTC'));
    expect([0.25, 0.0004, 0, -0.0004, -0.25].map(written)).toEqual(['+25 %', '0 %', '0 %', '0 %', '-25 %']);
  });

  it('writes francs as francs', () => {
    expect(plain(de.money(500, 'CHF'))).toBe('5,00 CHF');
  });

  it('writes an instant in the zone of the branch, not of the reader', () => {
    expect(de.dateTime('2026-11-21T08:15:00.000Z', 'Europe/Berlin')).toBe('21.11.2026, 09:15');
    expect(de.dateTime('2026-07-21T08:15:00.000Z', 'Europe/Berlin')).toBe('21.07.2026, 10:15');
  });

  it.each([
    ['11:59:20', 'jetzt', 'now'],
    ['12:00:10', 'jetzt', 'now'], // the device's clock is behind
    ['11:48:00', 'vor 12 Minuten', '12 minutes ago'],
    ['10:00:01', 'vor 1 Stunde', '1 hour ago'],
    ['00:00:00', 'vor 12 Stunden', '12 hours ago'],
  ])('writes how long ago %s is', (time, german, english) => {
    const [iso, now] = [`2026-11-21T${time}Z`, Date.parse('2026-11-21T12:00:00Z')];
    expect([de.ago(iso, now), en.ago(iso, now)]).toEqual([german, english]);
  });

  it('writes a business day as it is, whatever zone the reader is in', () => {
    expect(de.day('2026-01-01')).toBe('01.01.2026');
    expect(de.weekday('2026-11-21')).toBe('Samstag, 21. November');
    expect([de.longDay('2026-11-01'), en.longDay('2026-11-01')]).toEqual([
      '1. November 2026',
      '1 November 2026',
    ]);
  });

  it('gives a change its sign, and none to nothing', () => {
    expect(plain(de.change(0.125))).toBe('+12,5 %');
    expect(plain(de.change(-0.5))).toBe('-50 %');
    expect(plain(de.change(0))).toBe('0 %');
  });
});
