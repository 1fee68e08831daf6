import { expect, it } from 'vitest';
import { chartSummary } from './chart-summary.ts';
import { de } from './charts.de.ts';

const words = {
  rows: 'Monat',
  value: { name: '2026', unit: 'cents', format: (cents: number) => `${cents / 100} €` },
  formatAxis: String,
} as const;

it('a chart in words has the whole, what it is compared with, the most and the least', () => {
  const rows = [
    { key: '1', label: 'Jan', name: 'Januar', value: 1000, compared: [900] },
    { key: '2', label: 'Feb', name: 'Februar', value: 3000, compared: [100] },
    { key: '3', label: 'Mär', name: 'März', value: 0, compared: [0] },
  ];
  expect(chartSummary(rows, { ...words, compared: ['2025'] }, de)).toBe(
    'Insgesamt 40 €. 2025: 10 €. Am meisten: Februar mit 30 €. Am wenigsten: Januar mit 10 €.',
  );
});

it('a single row is not its own least', () =>
  expect(chartSummary([{ key: '1', label: 'Jan', value: 1000 }], words, de)).toBe(
    'Insgesamt 10 €. Am meisten: Jan mit 10 €.',
  ));
