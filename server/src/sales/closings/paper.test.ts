import { buffer, text } from 'node:stream/consumers';
import { inFull } from '@tresen/domain/kit/testing';
import { fullClosing } from '@tresen/domain/sales/closing-reports/testing';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../kit/pdf/testing.ts';
import { closingCsv } from './paper-csv.ts';
import { type ClosingPaper, closingPdf } from './paper-pdf.ts';

const paper = (changed: Partial<ClosingPaper> = {}): ClosingPaper => ({
  closing: fullClosing(),
  unitName: 'Café Sonne Mitte',
  zone: 'Europe/Berlin',
  language: 'de',
  ...changed,
});

/** Spaces of numbers are narrow or do not break; a reader does not care. */
const plainSpaces = (line: string): string => line.replaceAll(/[\u00a0\u202f]/g, ' ');

const linesOf = async (changed: Partial<ClosingPaper> = {}) =>
  (await readPdf(await closingPdf(paper(changed)))).pages.flatMap((page) => plainSpaces(page).split('\n'));

describe('a closing on paper (RCP-08, RCP-09)', () => {
  test('holds the figures of the closing to the cent', async () => {
    const lines = await linesOf();
    expect(lines).toEqual(
      expect.arrayContaining([
        'Tagesabschluss Z 17',
        'Kasse 1 · Café Sonne Mitte',
        'Umsatz brutto\t1.234,56 €',
        '19 %\t1\t630,00 €\t119,70 €\t749,70 €',
        'Girokarte · girocard\t32\t410,53 €',
        'Eis & Süßes\t96,5\t484,86 €\t39,3 %',
        'Soll\t974,03 €',
        'Gezählt\t970,83 €',
        'Differenz (Fehlbetrag)\t-3,20 €',
        '50,00 €\tSchein\t8\t400,00 €',
        'Abgeschlossen\t20.11.2026, 22:45',
      ]),
    );
  });

  test('has the cash count on a page of its own, with two lines to sign on', async () => {
    const { pages } = await readPdf(await closingPdf(paper()));
    const last = plainSpaces(pages.at(-1) ?? '');
    expect(last).toMatch(/^Zählprotokoll · Tagesabschluss Z 17\n/);
    expect(last).toContain('Summe\t970,83 €');
    expect(last).toContain(
      'Gezählt von: Anna Größe · Datum, Unterschrift\tZweite Person: José Muñoz · Datum, Unterschrift',
    );
    expect(pages.slice(0, -1).join('')).not.toContain('Zählprotokoll');
  });

  test('leaves room for names that are not known', async () => {
    const counts = (fullClosing().counts ?? []).map((each) => ({
      ...each,
      countedBy: null,
      secondPerson: null,
    }));
    expect(await linesOf({ closing: fullClosing({ counts }) })).toContain(
      'Gezählt von · Datum, Unterschrift\tZweite Person · Datum, Unterschrift',
    );
  });

  test('has none where nobody counted', async () => {
    expect((await linesOf({ closing: fullClosing({ counts: null }) })).join('\n')).not.toContain(
      'Unterschrift',
    );
  });

  test('speaks the language of who prints it', async () => {
    const pdf = await readPdf(await closingPdf(paper({ language: 'en' })));
    expect(pdf).toMatchObject({ title: 'Daily closing Z 17', language: 'en-GB' });
    const lines = pdf.pages.join('\n').split('\n');
    expect(lines).toContain('Gross turnover\t€1,234.56');
    expect(lines).toContain('Difference (short)\t-€3.20');
  });

  test('goes on over pages with 200 categories, each once, with the head of the table', async () => {
    const categories = Array.from({ length: 200 }, (_, index) => ({
      key: `k${index}`,
      name: `Warengruppe mit Nummer ${index}`,
      quantity: 1_000,
      gross: 100 + index,
    }));
    const { pages } = await readPdf(await closingPdf(paper({ closing: fullClosing({ categories }) })));
    const named = pages.flatMap((page) => page.match(/Warengruppe mit Nummer \d+\t1\t/g) ?? []);
    expect(new Set(named).size).toBe(200);
    expect(named).toHaveLength(200);
    for (const page of pages.filter((each) => each.includes('Warengruppe mit Nummer')))
      expect(page).toContain('Warengruppe\tMenge\tBrutto\tAnteil');
  });
});

test(
  'the largest closing that the contract admits still becomes a PDF, which says what it leaves out',
  inFull,
  async () => {
    const articles = Array.from({ length: 50_000 }, (_, index) => ({
      key: `a${index}`,
      name: `Artikel ${index}`,
      quantity: 1_000,
      gross: index,
    }));
    const lines = await linesOf({ closing: fullClosing({ articles }) });
    expect(lines.filter((line) => line.startsWith('Artikel '))).toHaveLength(1_000);
    expect(lines).toContain('Nur die ersten 1.000 Zeilen. Alle stehen in der CSV-Datei.');
  },
);

describe('a closing as CSV (RCP-09)', () => {
  const rows = async (changed: Partial<ClosingPaper> = {}) =>
    plainSpaces((await text(closingCsv(paper(changed)))).replace(/^\uFEFF/, '')).split('\r\n');

  test('has one row per figure of every block, with decimal commas and semicolons', async () => {
    const lines = await rows();
    expect(lines[0]).toBe('Abschnitt;Zeile;Kennzahl;Wert;Einheit;Text');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Angaben;;Kasse;;;Kasse 1',
        'Umsatz;;Umsatz brutto;1234,56;EUR;',
        'Umsatzsteuer;19 % · 1;Steuer;119,70;EUR;',
        'Warengruppen;Eis & Süßes;Menge;96,5;Stück;',
        'Warengruppen;Eis & Süßes;Anteil;39,27;%;',
        'Kassenbestand;Differenz (Fehlbetrag);Betrag;-3,20;EUR;',
        'Zählprotokoll;"0,01 € · Münze";Anzahl;3;Stück;',
      ]),
    );
  });

  test('begins with a byte order mark, for spreadsheets', async () => {
    expect([...(await buffer(closingCsv(paper()))).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('has points and commas in English, and cents below one euro keep their sign', async () => {
    const closing = fullClosing({ cash: { ...fullClosing().cash, counted: 97_398, difference: -5 } });
    expect(await rows({ language: 'en', closing })).toContain('Cash,Difference (short),Amount,-0.05,EUR,');
  });
});
