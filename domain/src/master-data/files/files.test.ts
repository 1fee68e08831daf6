import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  choice,
  flag,
  percent,
  rows,
  type SimpleField,
  text,
  thousandths,
  whole,
} from '../../kit/entities/index.ts';
import { articleFields } from '../articles/index.ts';
import { cellText, readCell } from './cell-text.ts';
import { fileNumber, guessDecimal, readFileNumber } from './file-number.ts';
import { columnName, foldWord, guessKey, guessMapping } from './index.ts';
import { readRows, rowsText } from './rows-text.ts';

const rules = { decimal: ',', choices: [], findReference: () => ({ value: null }) } as const;
const writing = { language: 'de', choices: {}, nameOf: (id: string) => id } as const;

describe('a number of a file', () => {
  it.each([
    ['1.234,50', ',', 123_450],
    ['1,234.50', ',', 123_450],
    ['1234.5', ',', 123_450],
    ['1.234,50 €', ',', 123_450],
    ['€ 3,5', ',', 350],
    ['CHF 3.50', ',', 350],
    ['3,50-', ',', -350],
    ['−3,50', ',', -350],
    ['3,–', ',', 300],
    ["1'234.50", '.', 123_450],
    ['1.234', ',', 123_400],
    ['1.234', '.', 'TOO_PRECISE'],
    ['1,234', '.', 123_400],
    ['3.4999999999999996', '.', 350],
    ['3.50000', '.', 350],
    [',5', ',', 50],
    ['12.34.5', ',', 'NOT_A_NUMBER'],
    ['abc', ',', 'NOT_A_NUMBER'],
    ['1e5', ',', 'NOT_A_NUMBER'],
    [',', ',', 'NOT_A_NUMBER'],
    ['€', ',', 'NOT_A_NUMBER'],
    ['99999999999999999', ',', 'NOT_A_NUMBER'],
    ['-0', ',', 0],
  ] as const)('%s with %s is %s cents', (typed, mark, expected) => {
    const read = readFileNumber(typed, 'cents', mark);
    expect('value' in read ? read.value : read.code).toBe(expected);
  });

  it.each([
    ['19 %', 'percent', 1900],
    ['19', 'percent', 1900],
    ['19,0', 'percent', 1900],
    ['8.1%', 'percent', 810],
    ['1,5', 'thousandths', 1500],
    ['0,005', 'thousandths', 5],
    ['7', 'whole', 7],
  ] as const)('%s as %s is %i', (typed, kind, expected) =>
    expect(readFileNumber(typed, kind, ',')).toEqual({ value: expected }),
  );

  it.each([
    [['3,50', '1.200,00'], '.', ','],
    [['3.50', '1,200.00'], ',', '.'],
    [['1.234', '2.000'], ',', ','],
    [['1.234', '2.5'], ',', '.'],
    [['1.234.567'], '.', ','],
    [['5', '7'], '.', '.'],
    [['0.125'], ',', '.'],
    [['Cola', '3,50 €'], '.', ','],
  ] as const)('of a column with %j the mark is guessed', (texts, fallback, expected) =>
    expect(guessDecimal(texts, fallback)).toBe(expected),
  );

  it('is read as it was written', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
        fc.constantFrom('whole', 'cents', 'percent', 'thousandths'),
        fc.constantFrom(',', '.'),
        (value, kind, mark) => {
          const written = fileNumber(value, kind, mark);
          expect(readFileNumber(written, kind, mark)).toEqual({ value });
        },
      ),
    ));
});

describe('a cell', () => {
  it.each<[SimpleField, string, unknown]>([
    [flag(), 'ja', true],
    [flag(), 'X', true],
    [flag(), 'wahr', true],
    [flag(), 'TRUE', true],
    [flag(), '0', false],
    [flag(), 'vielleicht', 'NOT_YES_OR_NO'],
    [text(), '4,00638E+12', 'NUMBER_SHORTENED'],
    [text(), '  Cola ', 'Cola'],
    [text(), '', null],
    [choice(['piece', 'portion']), 'Stueck', 'piece'],
    [choice(['piece', 'portion']), 'PORTION', 'portion'],
    [choice(['piece', 'portion']), 'Portionen', 'UNKNOWN_CHOICE'],
    [choice([1, 2]), '2. Gang', 2],
    [choice([1, 2]), '2', 2],
    [{ kind: 'colour' }, '#ABC', '#aabbcc'],
    [{ kind: 'colour' }, '12ab34', '#12ab34'],
    [{ kind: 'colour' }, 'rot', 'NOT_A_COLOUR'],
  ])('of %j that says %j is %j', (field, typed, expected) => {
    const choices = [{ piece: 'Stück', portion: 'Portion', 2: '2. Gang' }];
    const read = readCell(field, typed, { ...rules, choices });
    expect('value' in read ? read.value : read.code).toEqual(expected);
  });

  const valuesOf = (field: SimpleField): fc.Arbitrary<unknown> =>
    field.kind === 'flag'
      ? fc.boolean()
      : field.kind === 'choice'
        ? fc.constantFrom(...field.values)
        : field.kind === 'text'
          ? fc.string().filter((value) => value.trim() !== '' && !/E\+/i.test(value))
          : fc.integer({ min: -9_999_999, max: 9_999_999 });

  it.each([
    flag(),
    text(),
    whole(),
    cents(),
    percent(),
    thousandths(),
    choice(['none', 'beep']),
    choice([1, 2]),
  ])('of %j is read as it was written, in both languages', (field) =>
    fc.assert(
      fc.property(valuesOf(field), fc.constantFrom('de', 'en'), (value, language) => {
        const written = cellText(field, value, {
          ...writing,
          language,
          choices: { none: 'keines', 1: '1. Gang' },
        });
        const read = readCell(field, written, {
          ...rules,
          decimal: language === 'de' ? ',' : '.',
          choices: [{ none: 'keines', 1: '1. Gang' }],
        });
        expect(read).toEqual({ value: typeof value === 'string' ? value.trim() : value });
      }),
    ),
  );
});

describe('rows in one cell (ART-04)', () => {
  const { prices, members } = articleFields;
  const write = (given: readonly Record<string, unknown>[]) => rowsText(prices, given, () => writing);

  it('are as short as they can be', () => {
    expect(
      write([
        { key: 2, name: null, price: 350 },
        { key: 3, name: 'Happy', price: -100 },
      ]),
    ).toBe('2=3,50|3=Happy=-1,00');
    expect(write([])).toBe('');
  });

  it.each([
    [
      '2=3,50|3=4,00',
      [
        { key: 2, price: 350 },
        { key: 3, price: 400 },
      ],
    ],
    ['2 = Happy Hour = 3,50', [{ key: 2, name: 'Happy Hour', price: 350 }]],
    ['2=a\\=b\\|c=3', [{ key: 2, name: 'a=b|c', price: 300 }]],
    ['', []],
    ['3,50', 'ROWS_NOT_READABLE'],
    ['2=x', 'NOT_A_NUMBER'],
    ['2=3|', 'ROWS_NOT_READABLE'],
  ])('%j', (typed, expected) => {
    const read = readRows(prices, typed, () => rules);
    expect('value' in read ? read.value : read.code).toEqual(expected);
  });

  it('of members need no quantity (ART-17)', () =>
    expect(
      readRows(members, 'Cola|Wasser=2', () => ({ ...rules, findReference: (value) => ({ value }) })),
    ).toEqual({
      value: [{ articleId: 'Cola' }, { articleId: 'Wasser', quantity: 2000 }],
    }));

  it('are read as they were written, whatever they are called', () => {
    const name = fc.oneof(
      fc.constant(null),
      fc.string({ minLength: 1 }).map((one) => one.trim() || 'x'),
    );
    const row = fc.record({ key: fc.integer({ min: 1, max: 99 }), name, price: fc.integer() });
    const field = rows({
      key: whole({ isRequired: true }),
      name: text(),
      price: cents({ isRequired: true }),
    });
    fc.assert(
      fc.property(
        fc.array(row).filter((all) => !all.some((one) => /E\+/i.test(one.name ?? ''))),
        (given) => {
          const read = readRows(
            field,
            rowsText(field, given, () => writing),
            () => rules,
          );
          const back = 'value' in read ? (read.value as Record<string, unknown>[]) : [];
          expect(back.map((one) => ({ key: one.key, name: one.name ?? null, price: one.price }))).toEqual(
            given,
          );
        },
      ),
    );
  });
});

describe('which column is which', () => {
  const guess = (heads: readonly string[], samples: readonly (readonly string[])[] = []) =>
    guessMapping(
      'article',
      heads.map((head, index) => ({ head, samples: samples[index] ?? [] })),
      ',',
    ).map(({ column, target, isSure }) => `${heads[column]} ${target}${isSure ? '' : '?'}`);

  it.each([
    [
      ['ean', 'product_name', 'ingredients'],
      ['ean ean', 'product_name name?', 'ingredients longDescription?'],
    ],
    [
      ['Art.-Nr.', 'Bezeichnung', 'VK', 'Warengruppe'],
      ['Art.-Nr. plu?', 'Bezeichnung name?', 'VK price?', 'Warengruppe mainCategoryId?'],
    ],
    [
      ['Name', 'Preis', 'EAN', 'Filialen'],
      ['Name name', 'Preis price', 'EAN ean', 'Filialen unitIds'],
    ],
    [
      ['Name', 'Price', 'Main category'],
      ['Name name', 'Price price', 'Main category mainCategoryId'],
    ],
    [
      ['Name', 'Preis', 'Preis 2', 'Preis 2 Name'],
      ['Name name', 'Preis price', 'Preis 2 prices.2.price?', 'Preis 2 Name prices.2.name?'],
    ],
    [
      ['Name', 'Preis 1', 'Preis 2'],
      ['Name name', 'Preis 1 price?', 'Preis 2 prices.2.price?'],
    ],
    [['Name', 'Produkt'], ['Name name']],
    // Of a supplier: addresses, and no pictures that the company has sent.
    [['Name', 'Bild', 'Picture'], ['Name name']],
    [['Foo', 'Bar'], []],
  ])('%j', (heads, expected) => expect(guess(heads)).toEqual(expected));

  it.each([
    ['printer', 'Druckername', ['name']],
    ['printer', 'Printer', ['name']],
    ['printer', 'Bezeichnung', ['name']],
    ['room', 'Raum', ['name']],
    ['buttonTemplate', 'Surface name', ['name']],
    ['room', 'Tisch', []],
  ] as const)('what names a record may be called after its kind: %s, %s', (kind, head, expected) =>
    expect(guessMapping(kind, [{ head, samples: [] }], ',').map(({ target }) => target)).toEqual(expected),
  );

  it('a column of valid GTINs is the EAN, whatever it is called', () => {
    const gtins = ['4000000000013', '4000000221227', '4000007004052'];
    expect(guess(['Code', 'Name'], [gtins, ['A', 'B', 'C']])).toEqual(['Code ean?', 'Name name']);
    expect(guess(['', '', ''], [gtins, ['Cola', 'Fanta', 'Wasser'], ['1,50', '2,00', '3,00']])).toEqual([
      ' ean?',
      ' name?',
      ' price?',
    ]);
  });

  it('each column and each field once', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('EAN', 'GTIN', 'Name', 'Preis', 'VK', 'PLU', 'x')), (heads) => {
        const guessed = guessMapping(
          'article',
          heads.map((head) => ({ head, samples: [] })),
          ',',
        );
        expect(new Set(guessed.map(({ column }) => column)).size).toBe(guessed.length);
        expect(new Set(guessed.map(({ target }) => target)).size).toBe(guessed.length);
      }),
    ));

  it.each([
    [['id', 'ean', 'name'], 'id'],
    [['plu', 'ean', 'name'], 'ean'],
    [['plu', 'name'], 'plu'],
    [['name'], null],
  ])('records are found by %j: %s', (targets, expected) =>
    expect(guessKey('article', targets)).toBe(expected),
  );

  it('printers are found by their name', () => expect(guessKey('printer', ['name'])).toBe('name'));
});

it.each([
  ['Menü', 'MENUE'],
  ['Art.-Nr.', 'artnr'],
  ['Straße', 'STRASSE'],
])('%s and %s are one head', (one, other) => expect(foldWord(one)).toBe(foldWord(other)));

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
])('column %i is %s in Excel', (index, name) => expect(columnName(index)).toBe(name));
