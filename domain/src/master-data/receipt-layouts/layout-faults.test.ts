import { describe, expect, it } from 'vitest';
import { countries } from '../../kit/countries/index.ts';
import {
  columnOf,
  defaultLayout,
  demandsByLine,
  demandWords,
  type LayoutLine,
  layoutFaults,
  layoutFaultWords,
  layoutKinds,
  layoutLimits,
  type ReceiptLayout,
  textOf,
} from './index.ts';

const rules = { kind: 'receipt', country: 'DE', placeholders: ['Öffnungszeiten'] } as const;
const base = defaultLayout('receipt', 'DE');

const withLine = (line: LayoutLine, layout: ReceiptLayout = base): ReceiptLayout => ({
  ...layout,
  blocks: { ...layout.blocks, footer: [line] },
});

const codes = (value: unknown) => layoutFaults(value, rules).map(({ code, path }) => [code, path]);

describe('CFG-02: what a layout may be', () => {
  it.each(layoutKinds.flatMap((kind) => countries.map((country) => [kind, country] as const)))(
    'the default of a %s in %s has no fault, on any paper',
    (kind, country) => {
      for (const width of [24, 32, 42, 80]) {
        const layout = { ...defaultLayout(kind, country), width };
        expect(layoutFaults(layout, { kind, country, placeholders: [] })).toEqual([]);
      }
    },
  );

  it.each([null, 7, 'x', [], {}, { version: 1 }, { ...base, version: 2 }, { ...base, more: true }])(
    'foreign JSON is told as such, not thrown: %j',
    (value) => {
      expect(layoutFaults(value, rules)[0]?.code).toBe('NOT_A_LAYOUT');
    },
  );

  it('CFG-03: a line has 24 to 80 characters', () => {
    expect(layoutFaults({ ...base, width: 81 }, rules)).toEqual([
      { code: 'OUT_OF_RANGE', path: 'width', params: { least: 24, max: 80 } },
    ]);
    expect(codes({ ...base, width: 23 })).toEqual([['OUT_OF_RANGE', 'width']]);
    expect(codes({ ...base, width: 80 })).toEqual([]);
  });

  it('a layout of another print-out is none', () => {
    expect(codes(defaultLayout('closing', 'DE'))).toEqual([['WRONG_KIND', 'kind']]);
  });

  it.each([
    ['{Nonsense}', 'UNKNOWN_TAG'],
    ['{positionText}', 'TAG_NOT_IN_BLOCK'],
    ['{closingGross}', 'TAG_NOT_OF_KIND'],
    ['{Zahlungsart} {VAT rate}', 'TAGS_DO_NOT_MIX'],
  ])('the text %s is a %s', (text, code) => {
    expect(codes(withLine(textOf(columnOf(text))))[0]?.[0]).toBe(code);
  });

  it.each(['{Öffnungszeiten}', '{ÖFFNUNGSZEITEN}', '{}', '{1}', 'a { b } c', '{Summe} {total} {TOTAL}'])(
    'the text %s has no fault',
    (text) => {
      expect(codes(withLine(textOf(columnOf(text))))).toEqual([]);
    },
  );

  it('a QR code says what is for machines alone', () => {
    const code = (text: string): LayoutLine => ({ kind: 'code', text, size: 4, align: 'center' });
    expect(codes(withLine(code('{Bedienung}')))).toEqual([['TAG_NOT_IN_CODE', 'blocks.footer.0.text']]);
    expect(codes(withLine(code('https://example.org')))).toEqual([]);
  });

  it('columns fit on the paper', () => {
    const wide = textOf(columnOf('', { width: 30 }), columnOf('', { width: 12 }));
    expect(codes(withLine(wide))).toEqual([['COLUMNS_TOO_WIDE', 'blocks.footer.0.columns']]);
    expect(codes(withLine(textOf(columnOf('', { width: 30 }), columnOf('', { width: 11 }))))).toEqual([]);
  });

  it('a logo is there, whole and of a size that prints', () => {
    const line: LayoutLine = { kind: 'logo', align: 'center' };
    expect(codes(withLine(line))).toEqual([['NO_LOGO', 'blocks.footer.0']]);
    const logo = { width: 8, height: 2, bits: 'ff00' };
    expect(codes(withLine(line, { ...base, logo }))).toEqual([]);
    expect(codes({ ...base, logo: { ...logo, bits: 'ff' } })).toEqual([['LOGO_BROKEN', 'logo']]);
    expect(codes({ ...base, logo: { ...logo, height: 9000 } })).toEqual([['LOGO_BROKEN', 'logo']]);
  });

  it('has limits', () => {
    const lines: LayoutLine[] = Array.from({ length: layoutLimits.linesPerBlock + 1 }, () => ({
      kind: 'rule',
      character: '-',
    }));
    expect(codes({ ...base, blocks: { ...base.blocks, footer: lines } })).toEqual([
      ['TOO_MANY', 'blocks.footer'],
    ]);
    expect(codes(withLine(textOf(columnOf('x'.repeat(501)))))).toEqual([
      ['TOO_LONG', 'blocks.footer.0.columns.0.text'],
    ]);
  });
});

describe('what the law of a country wants', () => {
  const without = (layout: ReceiptLayout, tag: string): ReceiptLayout =>
    JSON.parse(JSON.stringify(layout).replaceAll(`{${tag}}`, ''));

  it.each([
    ['DE', 'companyName', 'company'],
    ['DE', 'companyCity', 'address'],
    ['DE', 'vatTax', 'rates'],
    ['DE', 'tseFailure', 'tseFailure'],
    ['DE', 'tseQr', 'tse'],
    ['AT', 'rksvCode', 'rksv'],
    ['AT', 'rksvFailure', 'rksvFailure'],
    ['ES', 'verifactuUrl', 'verifactu'],
    ['ES', 'companyTaxNumber', 'taxNumber'],
  ] as const)('in %s, nothing without {%s}', (country, tag, demand) => {
    const layout = without(defaultLayout('receipt', country), tag);
    const faults = layoutFaults(layout, { kind: 'receipt', country, placeholders: [] });
    expect(faults.map(({ params }) => params.demand)).toEqual([demand]);
  });

  it('CH wants no code, a kitchen ticket is no receipt', () => {
    const empty = { header: [], positions: [], footer: [], fiscal: [] };
    const swiss = { ...defaultLayout('receipt', 'CH'), blocks: empty };
    expect(layoutFaults(swiss, { kind: 'receipt', country: 'CH', placeholders: [] })).toEqual([]);
    const ticket = { ...defaultLayout('kitchenTicket', 'DE'), blocks: empty };
    expect(layoutFaults(ticket, { ...rules, kind: 'kitchenTicket' })).toEqual([]);
  });

  it('the signature as text stands for the code of the TSE, cut off it does not', () => {
    const text = textOf(
      columnOf('{tseTransaction} {tseCounter} {tseSerial} {tseSignature} {tseClient} {tseStart} {tseEnd}'),
    );
    const layout = without(base, 'tseQr');
    const as = (line: LayoutLine) => ({ ...layout, blocks: { ...layout.blocks, fiscal: [line] } });
    const failure = textOf(columnOf('{tseFailure}'), ...text.columns);
    expect(codes(as(failure))).toEqual([]);
    const cut = textOf(...failure.columns.map((column) => ({ ...column, overflow: 'cut' as const })));
    expect(codes(as(cut)).length).toBeGreaterThan(0);
  });

  it('a code of the TSE as text is none', () => {
    const layout = without(base, 'tseQr');
    expect(codes(withLine(textOf(columnOf('{tseQr}')), layout))).toEqual([['DEMANDED_MISSING', 'blocks']]);
  });

  it('a line says what would be missing without it', () => {
    const place = base.blocks.fiscal.findIndex(({ kind }) => kind === 'code');
    expect(demandsByLine(base, 'DE').fiscal[place]?.map(({ id }) => id)).toEqual(['tse']);
    expect(demandsByLine(base, 'DE').fiscal[0]).toEqual([]);
    expect(demandsByLine(base, 'CH').fiscal[place]).toEqual([]);
  });
});

it('every fault and demand has words in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    for (const fault of layoutFaults({ ...base, blocks: { ...base.blocks, header: [] } }, rules)) {
      expect(layoutFaultWords[language][fault.code](fault.params)).toMatch(/\.$/);
    }
    expect(Object.values(demandWords[language]).every((word) => word.endsWith('.'))).toBe(true);
  }
});
