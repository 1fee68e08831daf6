import { describe, expect, it } from 'vitest';
import { chartCsv } from './chart-csv.ts';
import { fileName } from './chart-file.ts';
import type { ChartWords } from './chart-row.ts';

const figure = (name: string, unit: 'cents' | 'number' | 'ratio') => ({ name, unit, format: String });
const words: ChartWords = {
  rows: 'Artikel',
  value: figure('Umsatz', 'cents'),
  compared: ['Vorjahr'],
  facts: [figure('Verkauft', 'number'), figure('Anteil', 'ratio')],
  formatAxis: String,
};
const rows = [
  { key: 'a', label: 'Kaffee; groß', value: 123_450, compared: [-5], facts: [1.5, 0.421] },
  { key: 'b', label: '=1+1', name: '=SUM(A1)', value: 0, facts: [2] },
];

describe('a chart as CSV', () => {
  it('has a byte order mark, semicolons and decimal commas in German', () =>
    expect(chartCsv({ rows, words }, 'de')).toBe(
      '\uFEFFArtikel;Umsatz;Vorjahr;Verkauft;Anteil\r\n' +
        '"Kaffee; groß";1234,50;-0,05;1,5;42,1%\r\n' +
        "'=SUM(A1);0,00;;2;\r\n",
    ));

  it('has points in English', () =>
    expect(chartCsv({ rows: rows.slice(0, 1), words }, 'en')).toContain(';1234.50;-0.05;1.5;42.1%'));
});

describe('the file of a chart', () => {
  const chart = { title: 'Umsatz je Stunde', subtitle: 'Umsatz in EUR · heute, 21.11.2026', isSample: false };

  it('is named after the chart and its days', () =>
    expect(fileName(chart, 'Beispiel', 'csv')).toBe('umsatz-je-stunde-heute-21-11-2026.csv'));

  it('DSH-21 says that its figures are samples', () =>
    expect(fileName({ ...chart, title: 'Größe', isSample: true }, 'Beispiel', 'png')).toBe(
      'beispiel-groesse-heute-21-11-2026.png',
    ));
});
