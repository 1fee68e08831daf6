import { describe, expect, it } from 'vitest';
import { parseReceiptSearch } from './index.ts';

describe('the search box of receipts (RCP-01)', () => {
  it('reads the first 500 characters of a text, however long it is', () => {
    const { words, number } = parseReceiptSearch(`4711 ${'x '.repeat(100_000)}12,50`, '2026-11-21');
    expect(number).toBe(4711);
    expect(words.length).toBeLessThan(500);
  });

  it.each([
    ['12,50', { gross: 1250 }],
    ['12.50 €', { gross: 1250 }],
    ['12,50€', { gross: 1250 }],
    ['CHF 1.20', { gross: 120 }],
    ['-3,20', { gross: -320 }],
    ['1.825,74\u00a0€', { gross: 182_574 }],
    ['1.825,74', { gross: 182_574 }],
    ['1825,74', { gross: 182_574 }],
    ['-1.192,20', { gross: -119_220 }],
    ['\u22121.192,20 €', { gross: -119_220 }],
    ['€1,825.74', { gross: 182_574 }],
    ['-€1,192.20', { gross: -119_220 }],
    ['CHF\u00a0-1’234.50', { gross: -123_450 }],
    ['1.234.567,89', { gross: 123_456_789 }],
    ['1.825 €', { gross: 182_500 }],
    ['25 €', { gross: 2500 }],
    ['0,00', { gross: 0 }],
    ['1.825,74 € 14:30 Uhr', { gross: 182_574, minutes: 870 }],
    ['4711 12,50 €', { number: 4711, gross: 1250 }],
    // What only looks like an amount.
    ['31.3.11', { day: '2011-03-31' }],
    ['31.2.11', { words: '31.2.11' }],
    ['1.82,574', { words: '1.82,574' }],
    ['1.2.3.4', { words: '1.2.3.4' }],
    ['1.825', { words: '1.825' }],
    ['12,50,00', { words: '12,50,00' }],
    ['1.825.74', { words: '1.825.74' }],
    ['-', { words: '-' }],
    ['€', { words: '€' }],
    ['12,50 14:30', { gross: 1250, minutes: 870 }],
    ['14:30 Uhr 12,50 EUR', { gross: 1250, minutes: 870 }],
    ['12,50 20.11. 9:05', { gross: 1250, day: '2026-11-20', minutes: 545 }],
    ['24.12. 12,50', { gross: 1250, day: '2025-12-24' }],
    ['21.11.', { day: '2026-11-21' }],
    ['1.2.2024', { day: '2024-02-01' }],
    ['2024-02-29', { day: '2024-02-29' }],
    ['4711', { number: 4711 }],
    ['#4711', { number: 4711 }],
    ['Beleg Nr. 0815', { number: 815 }],
    ['Receipt no: 7', { number: 7 }],
    ['Beleg', { words: 'Beleg' }],
    ['Sommerfest Tisch', { words: 'Sommerfest Tisch' }],
    ['Sommerfest 12,50', { gross: 1250, words: 'Sommerfest' }],
    ['31.2.2024', { words: '31.2.2024' }],
    ['25:00', { words: '25:00' }],
    ['12,5', { words: '12,5' }],
    ['12,50 13,50', { gross: 1250, words: '13,50' }],
    ['  ', {}],
  ])('%j asks for %j', (text, expected) => {
    expect(parseReceiptSearch(text, '2026-11-21')).toEqual({ words: '', ...expected });
  });
});
