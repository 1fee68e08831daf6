import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type PdfBlock, type PdfHead, type PdfRow, writePdf } from './index.ts';
import { readPdf } from './testing.ts';

const head: PdfHead = {
  title: 'Tagesabschluss Z 17',
  language: 'de',
  createdAt: new Date('2026-11-20T22:00:00Z'),
  author: 'Café Sonne',
  footer: 'Café Sonne · Kasse 1',
};

const table = (rows: readonly PdfRow[]): PdfBlock => ({
  kind: 'table',
  name: 'Warengruppen',
  columns: [
    { name: 'Warengruppe', share: 3 },
    { name: 'Brutto', share: 1, align: 'end' },
  ],
  rows,
});

const rows = (count: number): PdfRow[] => [
  ...Array.from({ length: count }, (_, index) => ({ cells: [`Gruppe ${index}`, `${index},00 €`] })),
  { cells: ['Summe', 'alles'], isTotal: true },
];

const read = async (blocks: readonly PdfBlock[], changed: Partial<PdfHead> = {}) =>
  readPdf(await writePdf({ ...head, ...changed }, blocks));

describe('a PDF', () => {
  test('tells its title and language, and is tagged for screen readers', async () => {
    const pdf = await read([
      { kind: 'title', text: 'Z 17', lines: ['Kasse 1'] },
      { kind: 'facts', facts: [{ name: 'Bar', value: '3,50 €' }] },
      { kind: 'table', name: 'Summen', columns: [{ name: 'Art', share: 1 }], rows: [{ cells: ['Bar'] }] },
    ]);
    expect(pdf).toMatchObject({ title: 'Tagesabschluss Z 17', language: 'de-DE' });
    const table = ['Table', 'TR', 'TH', 'TR', 'TH'];
    expect(pdf.roles).toEqual(['Document', 'H1', 'P', 'L', 'LI', 'Lbl', 'LBody', ...table]);
  });

  test('holds the letters of names, whatever their country', async () => {
    const names = 'äöüß ÄÖÜ € é ñ ¿ ł ő š ğ Ελλάδα Київ − „Zitat“ – … · 1’000.00';
    const { pages } = await read([{ kind: 'note', text: names }]);
    expect(pages[0]).toContain(names);
  });

  test('holds names in writings that our own font lacks, as their owners write them', async () => {
    const names = ['李小龍', '高橋さくら', '김민수', 'สมชาย ใจดี', 'გიორგი', 'Արամ', 'Anna 王 Müller'];
    const { pages } = await read([
      { kind: 'title', text: 'Z 17', lines: names },
      { kind: 'facts', facts: names.map((value) => ({ name: value, value })) },
      {
        kind: 'table',
        name: 'Namen',
        columns: [{ name: '名', share: 1 }],
        rows: [{ cells: ['王偉'], isTotal: true }],
      },
    ]);
    const told = (pages[0] ?? '').replaceAll(/[\t\n]/g, '');
    for (const name of [...names, '名', '王偉'])
      expect(told.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });

  test('turns round what is read from right to left, words too', async () => {
    const [page = ''] = (await read([{ kind: 'note', text: 'für דוד כהן, Café' }])).pages;
    expect(
      page
        .split('\n')[0]
        ?.split('\t')
        .map((piece) => piece.trim()),
    ).toEqual(['für', 'כהן', 'דוד', ', Café']);
  });

  test('breaks a long text without spaces within the page', async () => {
    const { pages } = await read([{ kind: 'note', text: '李小龍王偉'.repeat(40) }]);
    expect((pages[0] ?? '').split('\n').length).toBeGreaterThan(3);
  });

  test('numbers its pages in its language', async () => {
    const blocks: PdfBlock[] = [
      { kind: 'note', text: 'a' },
      { kind: 'pageBreak' },
      { kind: 'note', text: 'b' },
    ];
    const [first, second] = (await read(blocks)).pages;
    expect(first).toContain('Café Sonne · Kasse 1\tSeite 1 von 2');
    expect(second).toContain('Seite 2 von 2');
    expect((await read(blocks, { language: 'en' })).pages[0]).toContain('Page 1 of 2');
  });

  test('cuts no row of a long table and repeats the names of its columns on each page', async () => {
    const { pages } = await read([table(rows(200))]);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page).toMatch(/^Warengruppe\tBrutto\n/);
    const lines = pages.flatMap((page) => page.split('\n'));
    expect(lines.filter((line) => /^Gruppe \d+\t\d+,00 €$/.test(line))).toHaveLength(200);
    expect(lines).toContain('Summe\talles');
  });

  test.each([5, 8, 14])('breaks no amount in two beside %i columns', async (count) => {
    const names = Array.from({ length: count }, (_, index) => `Monat ${index}`);
    const amounts = names.slice(1).map((_, index) => `-${index % 10}.234,56 €`);
    const wide: PdfBlock = {
      kind: 'table',
      name: 'Filialen',
      columns: names.map((name, index) => ({ name, share: 1, align: index === 0 ? 'start' : 'end' })),
      rows: [
        { cells: ['Filiale am Marktplatz', ...amounts] },
        { cells: ['Summe', ...amounts], isTotal: true },
      ],
    };
    const { pages } = await read([wide], { isWide: count > 8 });
    const [last] = pages
      .join('\n')
      .split('\n')
      .filter((line) => line.startsWith('Summe'));
    expect(last?.split('\t')).toEqual(['Summe', ...amounts]);
  });

  test('breaks no word in two above narrow amounts', async () => {
    const names = [
      'Branch',
      'Gross turnover',
      'Returns',
      'Discounts',
      'Voids',
      'Receipts',
      'Average receipt',
      'Change',
    ];
    const cells = ['Marktplatz', '€208,354.83', '€0.00', '€94.87', '€2,076.50', '3', '€62.44', '-6.3%'];
    const narrow: PdfBlock = {
      kind: 'table',
      name: 'Branches',
      columns: names.map((name, index) => ({
        name,
        share: index === 0 ? 4 : 1,
        align: index === 0 ? 'start' : 'end',
      })),
      rows: [{ cells }],
    };
    const [page = ''] = (await read([narrow])).pages;
    for (const word of names.flatMap((name) => name.split(' ')))
      expect(page.split(/[\s\t]+/)).toContain(word);
  });

  test('ends no page with a heading: it goes along with what it names', async () => {
    for (const count of [28, 30, 32, 34, 36, 38, 40]) {
      const { pages } = await read([
        table(rows(count)),
        { kind: 'heading', text: 'Sicherheit' },
        { kind: 'heading', text: 'Ausfälle', isSmall: true },
        table(rows(2)),
      ]);
      const [heading] = pages.filter((page) => page.includes('Sicherheit'));
      expect(heading).toMatch(/Sicherheit\nAusfälle\nWarengruppe\tBrutto\nGruppe 0/);
    }
  });

  test('is the same byte for byte when head and blocks are the same', async () => {
    const bytes = async () => buffer(await writePdf(head, [table(rows(40))]));
    expect((await bytes()).equals(await bytes())).toBe(true);
  });

  test('has an end', async () => {
    function* endless(): Generator<PdfBlock> {
      while (true) yield { kind: 'pageBreak' };
    }
    await expect(writePdf(head, endless())).rejects.toThrow('at most 500 pages');
  });
});
