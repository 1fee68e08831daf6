import { describe, expect, it } from 'vitest';
import { cellText, type ReportCell } from '../closing-reports/index.ts';
import {
  type LabelFormats,
  labelOf,
  type Measure,
  measures,
  type ReportData,
  type ReportDimension,
  rankChangeOf,
  rankText,
  reportFigures,
  reportFiguresOf,
  reportSheet,
  salesReportWords,
  salesSummary,
} from './index.ts';

const formats: LabelFormats = {
  money: (cents) => `${(cents / 100).toFixed(2)} €`,
  number: String,
  share: (ratio) => `${Math.round(ratio * 1_000) / 10} %`,
  dateTime: (iso) => iso,
  day: (day) => day.split('-').reverse().join('.'),
  monthOfYear: (day) => day.slice(0, 7),
  weekdayName: (day) => `Tag ${day.slice(8)}`,
};
const style = { language: 'de', words: salesReportWords.de, formats } as const;
const figures = (given: Partial<Record<Measure, number>>) =>
  reportFiguresOf(measures.map((measure) => given[measure] ?? 0));
const written = (cells: readonly (ReportCell | null)[]) =>
  cells.map((cell) => cellText(cell, formats, 'UTC'));

const data = (given: Partial<ReportData> = {}): ReportData => ({
  currency: 'EUR',
  from: '2026-11-01',
  to: '2026-11-30',
  comparisonFrom: null,
  comparisonTo: null,
  leftOut: [],
  comparisonLeftOut: [],
  total: figures({ turnover: 1_000, quantity: 3_000, receipts: 2 }),
  comparisonTotal: null,
  columns: [],
  totalCount: 1,
  rows: [
    {
      key: 'K',
      name: 'Kaffee',
      figures: figures({ turnover: 750, quantity: 3_000 }),
      comparison: figures({ turnover: 500 }),
      rank: 1,
      comparisonRank: 4,
      cells: [figures({ turnover: 750 }), null],
    },
  ],
  ...given,
});

describe('a label', () => {
  it.each<[ReportDimension, string, string, string]>([
    ['article', 'K', 'Kaffee', 'Kaffee'],
    ['article', 'K', '', 'K'],
    ['article', '', '', 'Ohne Artikel (Rabatte auf Belege u. a.)'],
    ['article', '…', '', 'Übrige'],
    ['category', '', '', 'Ohne Warengruppe'],
    ['employee', 'u:', '', 'Ohne Mitarbeiter'],
    ['vat', '1:1900', '', '19 %'],
    ['vat', '5:0', '', '0 % · nicht steuerbar'],
    ['payment', 'Kreditkarte:Visa', 'Visa', 'Kreditkarte · Visa'],
    ['payment', 'Bar:Bar', 'Bar', 'Bar'],
    ['payment', 'Bar:', '', 'Bar'],
    ['payment', 'Unbar:Rechnung: Müller', 'Rechnung: Müller', 'Unbar · Rechnung: Müller'],
    ['takings', 'Pfand', '', 'Pfand'],
    [
      'takings',
      'MehrzweckgutscheinKauf:Weihnachten',
      'Weihnachten',
      'Mehrzweckgutschein verkauft · Weihnachten',
    ],
    ['hour', '23', '', '23–24 Uhr'],
    ['place', 'out', '', 'Außer Haus'],
    ['target', 'table:u:Tisch 5', 'Tisch 5', 'Tisch 5'],
    ['target', 'delivery', '', 'Lieferung'],
    ['target', 'bar', '', 'Bar'],
    ['target', '', '', 'Ohne Tisch'],
    ['week', '2026-11-23', '', 'Woche ab 23.11.2026'],
    ['quarter', '2026-10-01', '', '4. Quartal 2026'],
    ['year', '2026-01-01', '', '2026'],
    ['weekday', '0', '', 'Tag 01'],
    ['weekday', '6', '', 'Tag 07'],
  ])('of %s %j %j is %s', (dimension, key, name, label) => {
    expect(labelOf(dimension, { key, name }, style)).toBe(label);
  });
});

describe('a report as a table', () => {
  const view = { rows: 'article', columns: null, figures: ['quantity', 'turnover'] } as const;

  it('has figures, share and sum', () => {
    const { columns, rows } = reportSheet(data(), view, style);
    expect(columns.map(({ name }) => name)).toEqual(['Artikel', 'Menge', 'Umsatz brutto', 'Anteil']);
    expect(rows.map(({ cells }) => written(cells))).toEqual([
      ['Kaffee', '3', '7.50 €', '75 %'],
      ['Summe', '3', '10.00 €', ''],
    ]);
  });

  it('says how much more or less it is, with its sign', () => {
    const { columns, rows } = reportSheet(
      data({ comparisonTotal: figures({ turnover: 1_250 }) }),
      view,
      style,
    );
    expect(columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Vergleich', 'Veränderung', 'Rang']),
    );
    expect(rows.map(({ cells }) => written(cells).slice(-3))).toEqual([
      ['5.00 €', '+50 %', '3 Plätze höher'],
      ['12.50 €', '-20 %', ''],
    ]);
  });

  it('with columns shows one figure, and nothing where nothing was sold', () => {
    const columns = [
      { key: '2026-10-01', name: '', figures: figures({ turnover: 1_000 }) },
      { key: '2026-11-01', name: '', figures: figures({}) },
    ];
    const crossed = { rows: 'article', columns: 'month', figures: ['turnover'] } as const;
    const sheet = reportSheet(data({ columns }), crossed, style);
    expect(sheet.rows.map(({ cells }) => written(cells))).toEqual([
      ['Kaffee', '7.50 €', '', '7.50 €'],
      ['Summe', '10.00 €', '0.00 €', '10.00 €'],
    ]);
  });

  it('as an index has 100 where a row begins, and its sums as they are', () => {
    const columns = [
      { key: '2026-10-01', name: '', figures: figures({ turnover: 1_000 }) },
      { key: '2026-11-01', name: '', figures: figures({ turnover: 1_200 }) },
    ];
    const indexed = { rows: 'article', columns: 'month', figures: ['turnover'], isIndexed: true } as const;
    expect(reportSheet(data({ columns }), indexed, style).rows.map(({ cells }) => written(cells))).toEqual([
      ['Kaffee', '100', '', '7.50 €'],
      ['Summe', '100', '120', '10.00 €'],
    ]);
    // Hours follow each other on no line of time.
    const byHour = reportSheet(data({ columns }), { ...indexed, columns: 'hour' }, style);
    expect(written(byHour.rows[1]?.cells ?? [])).toEqual(['Summe', '10.00 €', '12.00 €', '10.00 €']);
  });
});

describe('a change of rank', () => {
  it.each([
    [2, 5, '3 Plätze höher'],
    [2, 1, '1 Platz tiefer'],
    [2, 2, 'gleich'],
    [2, null, 'neu'],
    [null, 2, 'nicht mehr dabei'],
    [null, null, ''],
  ])('to %s from %s is: %s', (rank, before, text) => {
    expect(rankText(rankChangeOf(rank, before), salesReportWords.de)).toBe(text);
  });
});

describe('the summary', () => {
  const closings = {
    closings: 0,
    counted: 0,
    expectedCash: 0,
    countedCash: 0,
    difference: 0,
    shortages: 0,
  };

  it('leaves out what has nothing to tell', () => {
    const none = data({ rows: [], total: figures({}) });
    const ids = salesSummary({ whole: none, vat: none, payments: none, closings }, style).map(({ id }) => id);
    expect(ids).toEqual(['turnover', 'takings']);
  });

  it('leads from what was sold before reductions to the turnover', () => {
    const whole = data({ total: figures({ turnover: 800, discounts: 150, refunded: 50 }) });
    const [turnover] = salesSummary({ whole, vat: whole, payments: whole, closings }, style);
    expect(turnover?.rows.slice(0, 4).map(({ cells }) => written(cells))).toEqual([
      ['Umsatz vor Nachlässen', '10.00 €'],
      ['Rabatte', '1.50 €'],
      ['Rücknahmen', '0.50 €'],
      ['Umsatz brutto', '8.00 €'],
    ]);
  });
});

it('every figure has its words and its meaning, in both languages', () => {
  for (const { figures: names, meanings } of Object.values(salesReportWords))
    for (const figure of reportFigures) {
      expect(names[figure]).toBeTruthy();
      expect(meanings[figure]).toMatch(/\.$/);
    }
});
