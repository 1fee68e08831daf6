import type { ReportCell } from '@tresen/domain/sales/closing-reports';
import { expect, it } from 'vitest';
import type { ReportPaper } from '../reports/index.ts';
import { reportAddress } from './report-address.ts';
import { reportMail } from './report-mail-content.ts';

const text = (value: string): ReportCell => ({ kind: 'text', text: value });
const count = (value: number): ReportCell => ({ kind: 'count', count: value });
const money = (cents: number): ReportCell => ({ kind: 'money', cents, currency: 'EUR' });

const paper: ReportPaper = {
  title: 'Filiale × Tag: Umsatz brutto (Index)',
  lines: ['16.11.2026 bis 20.11.2026', 'Alle Filialen', '0–11 Uhr', 'Vergleich: 09.11.2026 bis 13.11.2026'],
  notes: ['Index: Der erste Wert jeder Zeile ist 100.'],
  shortLines: [],
  isCrossed: true,
  tables: [
    {
      kind: 'table',
      name: 'Filiale',
      columns: ['Filiale', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Summe'].map((name, at) => ({
        name,
        isAmount: at > 0,
      })),
      rows: [
        {
          cells: [text('Am Markt'), count(100), count(142), null, count(191), count(149), money(123_450)],
        },
      ],
    },
  ],
  language: 'de',
  author: 'Gasthaus',
  createdAt: new Date('2026-11-21T06:00:00Z'),
};

const textOf = (given: Partial<ReportPaper>): string =>
  reportMail({
    name: 'Woche',
    authorName: 'Olga Lindner',
    paper: { ...paper, ...given },
    zone: 'Europe/Berlin',
    hasFile: false,
    link: undefined,
    unsubscribeLink: 'https://tresen.example/u',
  }).text;

it('a mailed report says what it is of in one sentence, and how its figures are meant in others', () => {
  expect(textOf({})).toContain(
    '16.11.2026 bis 20.11.2026, Alle Filialen, 0–11 Uhr, Vergleich: 09.11.2026 bis 13.11.2026.\n\nIndex: Der erste Wert jeder Zeile ist 100.\n',
  );
});

it('of rows by columns shows the sum of each row with its newest columns, and names the figure', () => {
  expect(textOf({})).toMatch(
    /UMSATZ BRUTTO \(INDEX\)\nAm Markt: 1\.234,50\s€ \(Di: 142 · Do: 191 · Fr: 149\)/,
  );
});

it('of figures beside each other shows the first one, and the next ones below', () => {
  expect(textOf({ isCrossed: false })).toContain('Am Markt: 100 (Di: 142 · Do: 191 · Fr: 149)');
});

it('of days on which nothing was sold says so in a sentence; not where the days before sold something', () => {
  const [table] = paper.tables;
  const of = (...cells: (ReportCell | null)[]) => ({
    isCrossed: false,
    tables: table ? [{ ...table, rows: [{ cells: [text('Summe'), ...cells] }] }] : [],
  });
  const nothing = textOf(of(money(0), count(0), null));
  expect(nothing).toContain('In dieser Zeit wurde nichts verkauft.');
  expect(nothing).not.toContain('0,00');
  expect(textOf(of(money(0), money(4_200)))).toContain('0,00');
});

it('the link of a mailed report opens all of it: shape, order, hours, holidays, index and comparison', () => {
  const question = {
    rows: 'unit' as const,
    columns: 'day' as const,
    figures: ['turnover' as const, 'net' as const],
    order: 'net' as const,
    isAscending: true,
    isIndexed: true,
    withoutHolidays: true,
    fromHour: 0,
    toHour: 10,
  };
  const days = { from: '2026-11-16', to: '2026-11-22' };
  const link = reportAddress({ question, unitIds: ['a', 'b'], rhythm: 'week' }, days);
  expect(link).toMatch(/^\/dashboards\/reports\/own\?/);
  expect(Object.fromEntries(new URL(link, 'https://tresen.example').searchParams)).toEqual({
    ...days,
    compare: 'PREVIOUS_PERIOD',
    units: 'a,b',
    rows: 'unit',
    columns: 'day',
    figures: 'turnover,net',
    sort: 'net',
    index: '1',
    holidays: 'without',
    fromHour: '0',
    toHour: '10',
  });
  expect(reportAddress({ question: null, unitIds: null, rhythm: 'day' }, days)).toBe(
    '/dashboards/reports?from=2026-11-16&to=2026-11-22&compare=NONE',
  );
});
