import { describe, expect, it } from 'vitest';
import { countries, countryDefaults } from '../../kit/countries/index.ts';
import { parseTseQr } from '../../sales/receipts/index.ts';
import { position, realReceipts, sale } from '../../sales/receipts/testing/index.ts';
import {
  columnOf,
  defaultLayout,
  type LayoutColumn,
  type LayoutLine,
  layoutFaults,
  printLanguageOf,
  printWidth,
  type ReceiptLayout,
  renderClosing,
  renderReceipt,
  sampleClosing,
  sampleReceipt,
  textOf,
  textOfPrintOut,
} from './index.ts';
import { context, layoutOf } from './testing/layouts.ts';

function printed(lines: readonly LayoutLine[], receipt = sale(), given: Partial<ReceiptLayout> = {}) {
  return textOfPrintOut(renderReceipt(layoutOf(lines, given), receipt, context)).split('\n');
}

const text = (content: string, given: Partial<LayoutColumn> = {}) => textOf(columnOf(content, given));

describe('CFG-02: a receipt by a layout', () => {
  it('prints the default of Germany', () => {
    const layout = { ...defaultLayout('receipt', 'DE'), width: 42 };
    const lines = textOfPrintOut(renderReceipt(layout, sampleReceipt('DE'), context)).split('\n');
    expect(lines.slice(0, 32)).toEqual([
      '             Café Mitte GmbH',
      '                Café Mitte',
      '               Torstraße 1',
      '               10119 Berlin',
      '               DE136695976',
      '        Steuernummer 27/123/45678',
      '',
      'Beleg 1204                21.11.2026 12:41',
      'Tisch 12                             Theke',
      'Es bediente Sie: Lena',
      '------------------------------------------',
      '2      Cappuccino groß             8,40 A',
      '       2 x 4,20',
      '1      Käsekuchen vom Blech        3,90 B',
      '       mit Sahne',
      '1      Rührei                      7,90 B',
      '       + Schnittlauch',
      '       + Vollkornbrot',
      '1      Bio-Apfelschorle 0,4        4,60 A',
      '       l',
      '       außer Haus',
      '------------------------------------------',
      'Summe EUR                            24,80',
      'Girocard                             24,80',
      '',
      'Satz            Netto     Steuer    Brutto',
      'A 19 %          10,93       2,07     13,00',
      'B 7 %           11,02       0,78     11,80',
      '',
      '      Vielen Dank für Ihren Besuch!',
      '',
      `[QR] V0;955002-00;Kassenbeleg-V1;${sampleReceipt('DE').tse?.processData};77380;155309;2026-11-21T11:02:07.000Z;2026-11-21T11:41:52.000Z;ecdsa-plain-SHA256;unixTime;${sampleReceipt('DE').tse?.signature};${sampleReceipt('DE').tse?.publicKey}`,
    ]);
  });

  it('prints the default on the narrowest paper without breaking words that have room', () => {
    const lines = textOfPrintOut(
      renderReceipt(defaultLayout('receipt', 'DE', 24), sampleReceipt('DE'), context),
    ).split('\n');
    expect(lines.slice(8, 10)).toEqual(['Beleg 1204', '21.11.2026 12:41']);
    expect(lines.slice(13, 32)).toEqual([
      '2 Cappuccino groß',
      '  2 x 4,20        8,40 A',
      '1 Käsekuchen vom Blech',
      'mit Sahne',
      '                  3,90 B',
      '1 Rührei',
      '                  7,90 B',
      '  + Schnittlauch',
      '  + Vollkornbrot',
      '1 Bio-Apfelschorle 0,4 l',
      '                  4,60 A',
      '  außer Haus',
      '------------------------',
      'Summe EUR          24,80',
      'Girocard           24,80',
      '',
      'Satz      Steuer  Brutto',
      'A 19 %      2,07   13,00',
      'B 7 %       0,78   11,80',
    ]);
  });

  it.each(countries)('meets the law of %s on any paper', (country) => {
    for (let width = printWidth.least; width <= printWidth.max; width += 1)
      expect(
        layoutFaults(defaultLayout('receipt', country, width), {
          kind: 'receipt',
          country,
          placeholders: [],
        }),
      ).toEqual([]);
  });

  it('leaves out lines whose tags say nothing, and keeps those without any', () => {
    expect(printed([text('Kunde: {customerName}'), text('Guten Tag'), text('{Gruß}')])).toEqual([
      'Guten Tag',
      'Bis bald',
      'im Café',
    ]);
  });

  it('prints lines of a position together, and those of its extras within', () => {
    const extra = { articleKey: '1', text: 'Sahne', quantity: 1000, unitPrice: 0, vatKey: 1 };
    const receipt = sale({
      positions: [
        position({ text: 'Kuchen', unitPrice: 300, subItems: [extra, extra] }),
        position({ text: 'Tee', unitPrice: 200 }),
      ],
    });
    const lines = [text('{positionText}'), text('+ {extraText}'), text('= {positionAmount}')];
    expect(printed(lines, receipt)).toEqual(['Kuchen', '+ Sahne', '+ Sahne', '= 3,00', 'Tee', '= 2,00']);
  });

  it('cuts or wraps what is wider than its column', () => {
    const long = sale({
      positions: [position({ text: 'Donaudampfschifffahrt mit Kaffee', unitPrice: 100 })],
    });
    const line = (overflow: 'cut' | 'wrap') =>
      textOf(
        columnOf('{positionText}', { overflow }),
        columnOf('{positionAmount}', { width: 6, align: 'right' }),
      );
    expect(printed([line('cut')], long)).toEqual(['Donaudampfschifff   1,00']);
    expect(printed([line('wrap')], long)).toEqual(['Donaudampfschifff   1,00', 'ahrt mit Kaffee']);
  });

  it('sets wide characters in half as many columns', () => {
    expect(printed([text('Sum {total}', { isWide: true, align: 'right' })])).toEqual([
      '        S u m   3 , 5 0',
    ]);
  });

  it('sets a wide character as a plain one where there is one column', () => {
    const line = textOf(columnOf('ab', { width: 1, isWide: true }), columnOf('{total}'));
    expect(printed([line])).toEqual(['a 3,50', 'b']);
  });

  it('writes money as the country does', () => {
    const receipt = sale({ positions: [position({ unitPrice: 123_456_789 })] });
    const by = (country: (typeof countries)[number]) =>
      textOfPrintOut(renderReceipt(layoutOf([text('{total}')]), receipt, { ...context, country }));
    expect(countries.map(by)).toEqual(['1.234.567,89', '1 234 567,89', '1.234.567,89', "1'234'567.89"]);
  });

  it('shows the summer and winter clock of the branch', () => {
    const at = (end: string) => printed([text('{end}')], sale({ start: end, end }));
    expect(at('2026-10-25T00:59:59.000Z')).toEqual(['25.10.2026 02:59:59']);
    expect(at('2026-10-25T01:00:00.000Z')).toEqual(['25.10.2026 02:00:00']);
  });

  it.each(countries)('prints a closing and a kitchen ticket in %s', (country) => {
    const there = { ...context, country, zone: countryDefaults[country].zone };
    const ticket = renderReceipt(defaultLayout('kitchenTicket', country), sampleReceipt(country), there);
    expect(textOfPrintOut(ticket)).toContain('T i s c h   1 2');
    expect(textOfPrintOut(ticket)).not.toMatch(/\d,\d\d$/m);
    const closing = renderClosing(defaultLayout('closing', country), sampleClosing(country), there);
    expect(textOfPrintOut(closing)).toContain('Tagesabschluss Z 87');
    expect(textOfPrintOut(closing)).toContain(country === 'ES' ? 'Ventas con IVA' : 'Umsatz brutto');
  });

  it.each(realReceipts)('prints the code as certified devices do: $name', ({ qr }) => {
    const signed = parseTseQr(qr);
    if (signed === undefined) return expect.fail('no code of a receipt');
    const receipt = sale({ tse: { ...signed, serial: 'a'.repeat(64) } });
    const { lines } = renderReceipt(defaultLayout('receipt', 'DE'), receipt, context);
    expect(lines.filter(({ kind }) => kind === 'code')).toMatchObject([{ text: qr }]);
  });

  it('AT: prints the RKSV code, and says where the device has failed', () => {
    const layout = defaultLayout('receipt', 'AT');
    const there = { ...context, country: 'AT', zone: 'Europe/Vienna' } as const;
    const signed = textOfPrintOut(renderReceipt(layout, sampleReceipt('AT'), there));
    expect(signed).toContain(
      '[QR] _R1-AT1_955002-00_1204_2026-11-21T12:41:52_13,00_11,80_0,00_0,00_0,00_qJ0dVXwrY2E=_4a8b1c2d_',
    );
    expect(signed).not.toContain('ausgefallen');
    const without = { ...sampleReceipt('AT'), rksvCode: null };
    const failed = textOfPrintOut(renderReceipt(layout, without, there));
    expect(failed).toContain('Sicherheitseinrichtung ausgefallen');
    expect(failed).toContain('U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==');
    const told = { ...without, rksvCode: '_R1-AT1_1_U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==' };
    expect(textOfPrintOut(renderReceipt(layout, told, there))).toContain(
      'Sicherheitseinrichtung ausgefallen',
    );
  });

  it('AT: prints the code that the receipt brings, whatever another would be', () => {
    const there = { ...context, country: 'AT', zone: 'Europe/Vienna' } as const;
    const receipt = { ...sampleReceipt('AT'), rksvCode: '_R1-AT3_KASSE1_4711_own' };
    const { lines } = renderReceipt(defaultLayout('receipt', 'AT'), receipt, there);
    expect(lines.filter(({ kind }) => kind === 'code')).toMatchObject([{ text: '_R1-AT3_KASSE1_4711_own' }]);
  });

  it('ES: prints the address where a receipt is looked up, above all else', () => {
    const there = { ...context, country: 'ES', zone: 'Europe/Madrid' } as const;
    const lines = renderReceipt(defaultLayout('receipt', 'ES'), sampleReceipt('ES'), {
      ...there,
      seller: { ...context.seller, taxNumber: 'B64717838' },
    }).lines;
    expect(lines[1]).toMatchObject({
      kind: 'code',
      text: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B64717838&numserie=Theke-1204&fecha=21-11-2026&importe=24.80',
    });
  });

  it('ES: says its own words in Spanish', () => {
    const there = { ...context, language: printLanguageOf('country', 'ES'), country: 'ES' } as const;
    const receipt = sale({
      ...sampleReceipt('ES'),
      type: 'AVRechnung',
      target: { kind: 'room', label: '4' },
      payments: [{ kind: 'Bar', name: '', amount: 2480, currency: 'EUR' }],
    });
    const out = textOfPrintOut(renderReceipt(defaultLayout('receipt', 'ES'), receipt, there));
    expect(out).toMatch(/^Habitación 4 +Theke$/m);
    expect(out).toMatch(/^Factura simplificada 1204 +21\/11\/2026 12:41$/m);
    expect(out).toContain('F a c t u r a');
    expect(out).toContain('para llevar');
    expect(out).toMatch(/^Efectivo +24,80$/m);
    const closing = renderClosing(defaultLayout('closing', 'ES'), sampleClosing('ES'), there);
    expect(textOfPrintOut(closing)).toContain('Cierre diario Z 87');
  });

  it.each([
    ['country', 'ES', 'es'],
    ['country', 'CH', 'de'],
    ['fr', 'CH', 'fr'],
    [undefined, 'AT', 'de'],
  ] as const)('CFG-04: whoever chose %s prints in %s in %s', (chosen, country, language) => {
    expect(printLanguageOf(chosen, country)).toBe(language);
  });

  it.each([
    ['7', 'de', 'Tisch 7'],
    ['Tisch 7', 'de', 'Tisch 7'],
    ['tisch 7', 'es', 'tisch 7'],
    ['', 'en', 'Table'],
  ] as const)('names a table called %j in %s once: %s', (label, language, expected) => {
    const receipt = sale({ target: { kind: 'table', label } });
    const out = renderReceipt(layoutOf([text('{target}')]), receipt, { ...context, language });
    expect(textOfPrintOut(out)).toBe(expected);
  });

  it('CH: prints no code', () => {
    const there = { ...context, country: 'CH', zone: 'Europe/Zurich' } as const;
    const { lines } = renderReceipt(defaultLayout('receipt', 'CH'), sampleReceipt('CH'), there);
    expect(lines.some(({ kind }) => kind === 'code')).toBe(false);
  });

  it('prints as text what no QR code holds', () => {
    const tse = { ...sampleReceipt('DE').tse, processData: 'ä'.repeat(1000), signature: 's'.repeat(512) };
    const receipt = { ...sampleReceipt('DE'), tse } as ReturnType<typeof sampleReceipt>;
    const { lines } = renderReceipt(defaultLayout('receipt', 'DE'), receipt, context);
    expect(lines.some(({ kind }) => kind === 'code')).toBe(false);
    expect(lines.length).toBeGreaterThan(60);
  });
});
