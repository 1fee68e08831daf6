import { describe, expect, it } from 'vitest';
import { chartXlsx } from './chart-xlsx.ts';
import { zip } from './zip.ts';

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
    { key: 'a', label: '=1+1 <Nord> & "Süd"', value: 123_456, compared: [5], facts: [0.5] },
    { key: 'b', label: 'Ost', value: -7 },
  ],
};

describe('a chart as a workbook', () => {
  it('has names as texts, money with two decimals, shares as percent, and empty cells where there is nothing', async () => {
    const text = await chartXlsx(chart).text();
    expect(text).toContain('=1+1 &lt;Nord&gt; &amp; &quot;Süd&quot;</t></is></c><c s="2"><v>1234.56</v></c>');
    expect(text).toContain('<c s="2"><v>0.05</v></c><c s="3"><v>0.5</v></c></row>');
    expect(text).toContain('<c s="2"><v>-0.07</v></c><c/><c/></row>');
  });

  it('names its sheet as Excel takes it', async () =>
    expect(await chartXlsx(chart).text()).toContain('<sheet name="Umsatz je Filiale   März "'));
});

it('a package has each part with its checksum, and its directory where the end says', async () => {
  const bytes = new DataView(await zip([{ name: 'a.txt', text: '123456789' }], 'x').arrayBuffer());
  // The check value of CRC-32.
  expect(bytes.getUint32(14, true)).toBe(0xcbf43926);
  const end = bytes.byteLength - 22;
  expect([bytes.getUint32(end, true), bytes.getUint16(end + 10, true)]).toEqual([0x06054b50, 1]);
  expect(bytes.getUint32(bytes.getUint32(end + 16, true), true)).toBe(0x02014b50);
});
