import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { chartXlsx } from './chart-xlsx.ts';

const figure = (name: string, unit: 'cents' | 'number' | 'ratio') => ({ name, unit, format: String });
const chart = {
  title: 'Umsatz je Filiale: [März]',
  words: {
    rows: 'Filiale',
    value: figure('Umsatz', 'cents'),
    compared: ['Vorjahr'],
    facts: [figure('Anteil', 'ratio')],
    formatAxis: String,
  },
  rows: [
    { key: 'a', label: '=1+1 <Nord> & "Süd"\u0007', value: 123_456, compared: [5], facts: [0.5] },
    { key: 'b', label: 'Ost', value: -7 },
  ],
};

const writtenParts = async () => {
  const files = unzipSync(new Uint8Array(await (await chartXlsx(chart)).arrayBuffer()));
  const part = (name: string) =>
    new DOMParser().parseFromString(strFromU8(files[name] ?? new Uint8Array()), 'application/xml');
  const shared = [...part('xl/sharedStrings.xml').querySelectorAll('si')].map((text) => text.textContent);
  const styles = part('xl/styles.xml');
  const codes = new Map(
    [...styles.querySelectorAll('numFmt')].map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode'),
    ]),
  );
  const formats = [...styles.querySelectorAll('cellXfs > xf')].map((style) => style.getAttribute('numFmtId'));
  const rows = [...part('xl/worksheets/sheet1.xml').querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => {
      const value = cell.querySelector('v')?.textContent ?? cell.textContent;
      if (cell.getAttribute('t') === 's') return shared[Number(value)];
      if (cell.getAttribute('t') === 'inlineStr') return cell.textContent;
      const format = formats[Number(cell.getAttribute('s'))] ?? '0';
      return [Number(value), codes.get(format) ?? format];
    }),
  );
  return { rows, sheet: part('xl/workbook.xml').querySelector('sheet')?.getAttribute('name') };
};

describe('a chart as a workbook', () => {
  it('has names as texts, money with two decimals, shares as percent, and empty cells where there is nothing', async () => {
    const { rows } = await writtenParts();
    expect(rows.map((row) => row.filter((cell) => cell !== ''))).toEqual([
      ['Filiale', 'Umsatz', 'Vorjahr', 'Anteil'],
      ['=1+1 <Nord> & "Süd"', [1234.56, '#,##0.00'], [0.05, '#,##0.00'], [0.5, '0.0%']],
      ['Ost', [-0.07, '#,##0.00']],
    ]);
  });

  it('names its sheet as Excel takes it', async () =>
    expect((await writtenParts()).sheet).toBe('Umsatz je Filiale   März '));
});
