import { randomUUID } from 'node:crypto';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';
import { readWhole } from '../../kit/sheets/testing.ts';

// Files of reports as an owner downloads them: they hold what the API says, in the reader's language.
const now = '2026-11-25T12:00:00Z';

let app: TestServer;
let owner: string;
let unitId: string;
let deviceId: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  unitId = await createUnit(app, owner, { name: 'Café Übersee', country: 'DE', cutOffMinutes: 240 });
  const till = await linkRegister(app, owner, { unitId, databaseId: randomUUID() });
  ({ deviceId } = till);
  const sold = (number: number, positions: Receipt['positions'], end: string) =>
    sale({
      id: newId(),
      databaseId: till.databaseId,
      number,
      positions: positions.map((entry, line) => ({ ...entry, line: String(line + 1) })),
      start: end,
      end,
      employee: { key: '7', name: 'Änne' },
    });
  const batch = [
    sold(
      1,
      [
        position({ text: 'Kaffee', unitPrice: 320, quantity: 2000, article: { key: 'K' } }),
        position({ text: '=1+1', unitPrice: 250, rate: 700, article: { key: 'B' } }),
        position({ kind: 'Pfand', text: 'Pfand', unitPrice: 100 }),
      ],
      '2026-11-24T09:00:00.000Z',
    ),
    sold(
      2,
      [position({ text: 'Kaffee', unitPrice: 320, article: { key: 'K' } })],
      '2026-11-25T09:00:00.000Z',
    ),
  ];
  expect(outcomesOf(await pushBatch(app, till, batch))).toEqual(['stored', 'stored']);
});
afterAll(() => app.stop());

const fetchPaper = (kind: string, question: object, language = 'de', token = owner) => {
  const query = new URLSearchParams({ language, question: JSON.stringify(question) });
  return fetch(`${app.url}/api/reports/sales.${kind}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
};
/** The rows of a sheet, the first one unless it is named. */
const linesOf = async (xlsx: Buffer, sheet?: string): Promise<readonly string[]> =>
  (await readWhole(xlsx, { headerRow: null, ...(sheet && { sheet }) })).rows.map(({ cells }) =>
    cells.join(';'),
  );
const november = { from: '2026-11-01', to: '2026-11-30', comparison: 'NONE' };
const filter = () => ({ ...november, unitIds: [unitId] });
const articles = { rows: 'article', figures: ['quantity', 'turnover', 'averageReceipt'] };

describe('a report as a file', () => {
  it('has a name that every file system takes', async () => {
    const answer = await fetchPaper('csv', {
      filter: filter(),
      rows: 'unit',
      columns: 'month',
      figures: ['turnover'],
    });
    expect(answer.status).toBe(200);
    const [, name] = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(name ?? '')).toMatch(/^Filiale × Monat Umsatz brutto [^\\/:*?"<>|]+\.csv$/);
  });

  it('as an index has 100 where it begins, and says so in its name and in each of its rows', async () => {
    const index = { rows: 'unit', columns: 'month', figures: ['turnover'], isIndexed: true };
    const answer = await fetchPaper('csv', { filter: filter(), ...index });
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('(Index)');
    const [head, ...rows] = (await answer.text()).trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?Filiale;Nov\. 2026;Summe;Angaben$/);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/;100;12,10;.*Index: Der erste Wert jeder Zeile ist 100\.$/);
  });

  it('without public holidays says which days are missing, as CSV in each row and as XLSX in a second sheet', async () => {
    // Good Friday and Easter Monday of the year are holidays everywhere in Germany.
    const april = { filter: { ...filter(), from: '2026-04-01', to: '2026-04-30' } };
    const question = { ...april, rows: 'unit', figures: ['turnover'], withoutHolidays: true };
    const missing = 'Ohne Feiertage: 03.04.2026, 06.04.2026';
    const csv = await (await fetchPaper('csv', question)).text();
    const [, ...rows] = csv.trim().split('\r\n');
    for (const row of rows) expect(row).toContain(missing);
    expect(rows.length).toBeGreaterThan(0);
    const xlsx = Buffer.from(await (await fetchPaper('xlsx', question)).arrayBuffer());
    expect((await linesOf(xlsx, 'Angaben')).slice(0, 4)).toEqual([
      'Filiale (ohne Feiertage)',
      '01.04.2026 bis 30.04.2026',
      'Café Übersee',
      missing,
    ]);
    expect((await linesOf(xlsx))[0]).toBe('Filiale;Umsatz brutto;Anteil');
  });

  it.each(['csv', 'xlsx'])('as %s says which register, employee and hours it is of', async (kind) => {
    const narrowed = { ...filter(), deviceIds: [deviceId], employees: [`${unitId}:7`] };
    const hours = { fromHour: 5, toHour: 10 };
    const answer = await fetchPaper(kind, { filter: narrowed, ...articles, ...hours }, 'en');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const said = kind === 'csv' ? bytes.toString() : (await linesOf(bytes, 'Details')).join('\n');
    for (const part of [/Register: \S/, /Employee: Änne/, /5:00–11:00/]) expect(said).toMatch(part);
  });

  it('beside another branch names it', async () => {
    const other = await createUnit(app, owner, { name: 'Kiosk', country: 'DE' });
    const compared = { ...filter(), comparison: 'UNIT', comparisonUnitId: other };
    const csv = await (await fetchPaper('csv', { filter: compared, ...articles })).text();
    expect(csv).toContain('Vergleich: Kiosk');
  });

  it('of many branches names their number in a cell, and each of them in a sheet', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `Stand ${index}`);
    const units: string[] = [];
    for (const name of names) units.push(await createUnit(app, owner, { name, country: 'DE' }));
    const many = { filter: { ...november, unitIds: units }, ...articles };
    expect(await (await fetchPaper('csv', many)).text()).toContain('· 9 Filialen');
    const xlsx = Buffer.from(await (await fetchPaper('xlsx', many)).arrayBuffer());
    expect(await linesOf(xlsx, 'Angaben')).toContain(names.join(', '));
  });

  it('is CSV in the reader’s language, without formulas', async () => {
    const about = 'Artikel · 01.11.2026 bis 30.11.2026 · Café Übersee';
    const german = await (await fetchPaper('csv', { filter: filter(), ...articles })).text();
    expect(german.split('\r\n').slice(0, 4)).toEqual([
      'Artikel;Menge;Umsatz brutto;Ø je Beleg;Anteil;Angaben',
      `Kaffee;3;9,60;4,80;79,34;${about}`,
      `'=1+1;1;2,50;2,50;20,66;${about}`,
      `Summe;4;12,10;6,05;;${about}`,
    ]);
    const english = await (await fetchPaper('csv', { filter: filter(), ...articles }, 'en')).text();
    expect(english).toContain('Kaffee,3,9.60,4.80,79.34');
    expect(english).toContain('Total,4,12.10');
  });

  it('by days can be sorted by them and calculated with: days, amounts and percent are such (REP-01)', async () => {
    const days = { filter: filter(), rows: 'day', figures: ['turnover', 'receipts'] };
    const csv = await (await fetchPaper('csv', days)).text();
    expect(csv).toContain('\r\n2026-11-24;8,90;1;73,55;');
    const xlsx = Buffer.from(await (await fetchPaper('xlsx', days)).arrayBuffer());
    const lines = await linesOf(xlsx);
    expect(lines).toHaveLength(32);
    expect(lines).toEqual(
      expect.arrayContaining([
        '2026-11-23;0;0;0%',
        '2026-11-24;8.9;1;73.55%',
        '2026-11-25;3.2;1;26.45%',
        'Summe;12.1;2',
      ]),
    );
  });

  it('is named after what it holds, and is nobody else’s to keep', async () => {
    const answer = await fetchPaper('pdf', { filter: filter(), ...articles });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'Artikel 01.11.2026 bis 30.11.2026.pdf',
    );
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('of the summary holds all of its blocks', async () => {
    const csv = await (await fetchPaper('csv', { filter: filter() })).text();
    for (const line of [
      'Abschnitt;Zeile;Spalte;Wert;Einheit;Angaben',
      'Umsatz;Umsatz brutto;Summe;12,10;EUR;',
      'Umsatz;Belege;Summe;2;;',
      'Umsatzsteuer;19\u00a0%;Netto;8,91',
      'Umsatzsteuer;7\u00a0%;Steuer;0,16',
      'Einnahmen;Pfand;Summe;1,00',
      'Einnahmen;Einnahmen gesamt;Summe;13,10',
      'Zahlungsarten;Bar;Summe;13,10;EUR;',
    ])
      expect(csv).toContain(line);
    const xlsx = await fetchPaper('xlsx', { filter: filter() });
    expect(
      Buffer.from(await xlsx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('fits the summary on one page of paper', async () => {
    const pdf = Buffer.from(await (await fetchPaper('pdf', { filter: filter() })).arrayBuffer());
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });

  it.each([
    ['docx', articles, 404],
    ['csv', { rows: 'nothing', figures: ['turnover'] }, 422],
    ['csv', { rows: 'article', columns: 'vat', figures: ['turnover'] }, 422],
    ['csv', { ...articles, filter: { from: '2026-11-31' } }, 422],
    ['csv', { ...articles, fromHour: 99 }, 422],
  ])('refuses %s of %o', async (kind, question, status) => {
    expect((await fetchPaper(kind, question)).status).toBe(status);
  });

  it('holds nothing of another tenant’s branches', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const csv = await (await fetchPaper('csv', { filter: filter(), ...articles }, 'de', stranger)).text();
    expect(csv).not.toContain('Kaffee');
    expect((await fetch(`${app.url}/api/reports/sales.csv`)).status).toBe(401);
  });
});
