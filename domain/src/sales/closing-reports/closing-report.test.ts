import { describe, expect, test } from 'vitest';
import { closingSchema } from '../closings/index.ts';
import {
  cellText,
  closingReport,
  closingTitle,
  differenceWord,
  type ReportPart,
  reportWords,
} from './index.ts';
import { fullClosing } from './testing/index.ts';

const words = reportWords.de;
const zone = 'Europe/Berlin';
const plainFormats = {
  money: (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`,
  number: String,
  share: (ratio: number) => `${Math.round(ratio * 1000) / 10} %`,
  dateTime: (iso: string) => iso,
  day: (iso: string) => iso,
};

const linesOf = (part: ReportPart): string[] =>
  part.kind === 'facts'
    ? part.facts.map(({ name, cell }) => `${name}: ${cellText(cell, plainFormats, zone)}`)
    : part.rows.map(({ cells }) => cells.map((cell) => cellText(cell, plainFormats, zone)).join(' | '));

const report = (changed: Parameters<typeof fullClosing>[0] = {}, language: 'de' | 'en' = 'de') =>
  closingReport({
    closing: fullClosing(changed),
    unitName: 'Café Sonne Mitte',
    words: reportWords[language],
  });

const section = (id: string, changed: Parameters<typeof fullClosing>[0] = {}): string[] =>
  report(changed)
    .filter((each) => each.id === id)
    .flatMap(({ parts }) => parts.flatMap(linesOf));

describe('the report of a closing (RCP-09)', () => {
  test('is made of what the contract of closings lets a register send', () => {
    expect(closingSchema.safeParse(fullClosing()).error).toBeUndefined();
  });

  test('is named by its type and Z number', () => {
    expect(closingTitle({ closing: fullClosing({ type: 'yearly' }), words })).toBe('Jahresabschluss Z 17');
  });

  test('says what somebody should see to', () => {
    const attention = (changed: Parameters<typeof fullClosing>[0]) =>
      section('head', changed).filter((line) => line.startsWith('Hinweis'));
    const { cash, counts } = fullClosing();
    expect(attention({})).toEqual([]);
    expect(attention({ counts: counts?.map((each) => ({ ...each, comment: null })) ?? null })).toEqual([
      'Hinweis: Zur Kassendifferenz steht keine Bemerkung.',
    ]);
    expect(attention({ cash: { ...cash, counted: null, difference: null } })).toEqual([
      'Hinweis: Das Bargeld wurde nicht gezählt.',
    ]);
  });

  test('says which register closed what, by whom and from which receipt to which', () => {
    const head = section('head');
    expect(head).toEqual(
      expect.arrayContaining([
        'Z-Nummer: 17',
        'Filiale: Café Sonne Mitte',
        'Kasse: Kasse 1',
        'Abgeschlossen von: Anna Größe',
        'Erster Beleg: Beleg 1201',
        'Letzter Beleg: Beleg 1289',
        'Anschrift: Marktplatz 1, 10115 Berlin',
      ]),
    );
    expect(head.join('\n')).not.toContain('Nullstellungszähler');
  });

  test('a month names its daily closings as a range, single ones where some are left out', () => {
    expect(section('head', { dailyZNumbers: [3, 4, 5, 6] })).toContain('Enthaltene Tagesabschlüsse: 3 bis 6');
    expect(section('head', { dailyZNumbers: [3, 5, 6] })).toContain('Enthaltene Tagesabschlüsse: 3, 5, 6');
  });

  test('sums VAT, payments and categories below their rows', () => {
    expect(section('vat')).toEqual([
      '19 % | 1 | 630.00 EUR | 119.70 EUR | 749.70 EUR',
      '7 % | 2 | 460.50 EUR | 24.36 EUR | 484.86 EUR',
      'Summe |  | 1090.50 EUR | 144.06 EUR | 1234.56 EUR',
    ]);
    expect(section('payments')).toEqual([
      'Bar | 52 | 824.03 EUR',
      'Girokarte · girocard | 32 | 410.53 EUR',
      'Summe | 84 | 1234.56 EUR',
    ]);
    expect(section('categories')[1]).toBe('Eis & Süßes | 96.5 | 484.86 EUR | 39.3 %');
  });

  test('shows foreign money in its own currency beside what it was worth', () => {
    const payments = [
      { kind: 'Bar' as const, name: '', currency: 'CHF', count: 1, amount: 950, foreignAmount: 1_000 },
    ];
    const cashByCurrency = [
      { currency: 'EUR', amount: 500 },
      { currency: 'CHF', amount: 1_000 },
    ];
    expect(section('payments', { payments, cashByCurrency })).toEqual([
      'Bar | 1 | 10.00 CHF | 9.50 EUR',
      'Summe | 1 |  | 9.50 EUR',
      'EUR | 5.00 EUR',
      'CHF | 10.00 CHF',
    ]);
  });

  test('tells expected, counted and the difference in words', () => {
    expect(section('cash')).toEqual([
      'Anfangsbestand | 150.00 EUR',
      'Bareinnahmen | 824.03 EUR',
      'Soll | 974.03 EUR',
      'Gezählt | 970.83 EUR',
      'Differenz (Fehlbetrag) | -3.20 EUR',
      'Abgeschöpft | 820.83 EUR',
      'Verbleibender Bestand | 150.00 EUR',
    ]);
    expect([-1, 0, 1].map((cents) => differenceWord(cents, words))).toEqual([
      'Fehlbetrag',
      'keine Differenz',
      'Überschuss',
    ]);
  });

  test('says so when nobody counted the drawer', () => {
    const cash = { ...fullClosing().cash, counted: null, difference: null };
    const lines = section('cash', { cash, counts: null });
    expect(lines).toContain('Gezählt | nicht gezählt');
    expect(lines.join('\n')).not.toContain('Differenz');
    expect(section('count', { cash, counts: null })).toEqual([]);
  });

  test('holds the cash count with each note and coin (fiscal 7.2: 970.83)', () => {
    const lines = section('count');
    expect(lines).toContain('50.00 EUR | Schein | 8 | 400.00 EUR');
    expect(lines).toContain('0.01 EUR | Münze | 3 | 0.03 EUR');
    expect(lines.at(-1)).toBe('Summe |  |  | 970.83 EUR');
    expect(lines).toContain('Zweite Person: José Muñoz');
  });

  test('leaves out blocks that have nothing to tell', () => {
    const none = { count: 0, amount: 0 };
    const ids = report({
      tips: [],
      deposits: { charged: none, returned: none },
      training: none,
      aborted: null,
      drawerOpenings: null,
    }).map(({ id }) => id);
    for (const id of ['tips', 'deposits', 'training', 'hours', 'articles']) expect(ids).not.toContain(id);
    expect(ids).toContain('turnover');
  });

  test('tells what the TSE did, when it could not, and that the closing is unsigned', () => {
    const lines = section('tse');
    expect(lines[0]).toContain('5001 bis 5089 | 10003 bis 10181');
    expect(lines[1]).toContain('Zeitüberschreitung der TSE');
    expect(lines[2]).toBe('Signatur: Dieser Abschluss hat keine TSE-Signatur.');
  });

  test('has the same blocks in English', () => {
    const english = report({}, 'en');
    expect(english.map(({ id }) => id)).toEqual(report().map(({ id }) => id));
    expect(english[0]?.title).toBe('Details');
  });
});
