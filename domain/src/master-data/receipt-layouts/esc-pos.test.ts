import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyReceipt, sale } from '../../sales/receipts/testing/index.ts';
import { codePages } from './code-pages.ts';
import {
  codePageNames,
  columnOf,
  defaultLayout,
  type LayoutLine,
  type PrintContext,
  type PrintOut,
  type ReceiptLayout,
  renderReceipt,
  sampleReceipt,
  textOf,
  toEscPos,
} from './index.ts';
import { type ReadLine, readEscPos } from './testing/read-esc-pos.ts';

const context: PrintContext = {
  language: 'de',
  country: 'DE',
  zone: 'Europe/Berlin',
  branch: 'Café',
  seller: null,
  placeholders: {},
};

function bytesOf(lines: readonly LayoutLine[], given: Partial<ReceiptLayout> = {}): string {
  const blocks = { header: [...lines], positions: [], footer: [], fiscal: [] };
  const layout = { ...defaultLayout('receipt', 'DE'), ...given, blocks };
  return hex(toEscPos(renderReceipt(layout, sale(), context)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

const text = (content: string) => textOf(columnOf(content));

describe('bytes for a printer, made by hand after fiscal.md 8', () => {
  it.each([
    ['PC437', '00', '84 94 81 8e 99 9a e1 45 55 52'],
    ['PC850', '02', '84 94 81 8e 99 9a e1 45 55 52'],
    ['PC858', '13', '84 94 81 8e 99 9a e1 d5'],
    ['PC852', '12', '84 94 81 8e 99 9a e1 45 55 52'],
    ['WPC1252', '10', 'e4 f6 fc c4 d6 dc df 80'],
    ['ISO8859_15', '28', 'e4 f6 fc c4 d6 dc df a4'],
  ] as const)('umlauts and the euro in %s', (codePage, number, bytes) => {
    expect(bytesOf([text('äöüÄÖÜß€')], { codePage })).toBe(`1b 40 1b 74 ${number} ${bytes} 0a`);
  });

  it.each([
    ['PC850', 'f5'],
    ['PC858', 'f5'],
    ['PC852', 'f5'],
    ['WPC1252', 'a7'],
    ['ISO8859_15', 'a7'],
    ['PC437', '50 61 72 2e'],
  ] as const)('§ in %s', (codePage, bytes) => {
    expect(bytesOf([text('§')], { codePage })).toContain(` ${bytes} 0a`);
  });

  it('a code page by the number of the printer', () => {
    expect(bytesOf([], { codePageNumber: 5 })).toBe('1b 40 1b 74 05');
  });

  it('bold, wide and high, switched on and off once', () => {
    const look = { isBold: true, isWide: true, isHigh: true };
    expect(bytesOf([textOf(columnOf('A', look)), textOf(columnOf('B', look)), text('C')])).toBe(
      '1b 40 1b 74 13 1b 45 01 1d 21 11 41 0a 42 0a 1b 45 00 1d 21 00 43 0a',
    );
  });

  it('a QR code by GS ( k: model, size, level M, data, print', () => {
    expect(bytesOf([{ kind: 'code', text: 'AB', size: 4, align: 'center' }])).toBe(
      [
        '1b 40 1b 74 13 1b 61 01',
        '1d 28 6b 04 00 31 41 32 00',
        '1d 28 6b 03 00 31 43 04',
        '1d 28 6b 03 00 31 45 31',
        '1d 28 6b 05 00 31 50 30 41 42',
        '1d 28 6b 03 00 31 51 30',
        '1b 61 00',
      ].join(' '),
    );
  });

  it('a logo as a raster by GS v 0', () => {
    const logo = { width: 16, height: 2, bits: 'ff000180' };
    expect(bytesOf([{ kind: 'logo', align: 'left' }], { logo })).toBe(
      '1b 40 1b 74 13 1d 76 30 00 02 00 02 00 ff 00 01 80',
    );
  });

  it('a cut, whole or but for a bridge', () => {
    expect(
      bytesOf([
        { kind: 'cut', isWhole: false },
        { kind: 'cut', isWhole: true },
      ]),
    ).toBe('1b 40 1b 74 13 1d 56 42 00 1d 56 41 00');
  });
});

/** What the preview draws, said as the reader says it. */
function asRead({ lines, codePage }: PrintOut): readonly ReadLine[] {
  const page = codePages[codePage];
  const align = { left: 0, center: 1, right: 2 };
  return lines.map((line): ReadLine => {
    if (line.kind === 'text') {
      const runs = line.runs.map(({ text: content, ...look }) => ({
        bytes: [...content].map((one) => page.byteOf(one) ?? -1),
        ...look,
      }));
      return { kind: 'text', runs };
    }
    if (line.kind === 'code') {
      return { kind: 'code', text: line.text, size: line.size, level: 49, align: align[line.align] };
    }
    if (line.kind === 'cut') return { kind: 'cut', isWhole: line.isWhole };
    const { width, height, bits } = line.logo;
    const bytes = (bits.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));
    return { kind: 'image', width, height, bytes, align: align[line.align] };
  });
}

describe('bytes and preview', () => {
  it('of the default are the same', () => {
    const out = renderReceipt(defaultLayout('receipt', 'DE'), sampleReceipt('DE'), context);
    const paper = readEscPos(toEscPos(out));
    expect(paper.codePage).toBe(19);
    expect(paper.lines).toEqual(asRead(out));
  });

  it('of any receipt are the same, byte for byte', () => {
    fc.assert(
      fc.property(
        anyReceipt,
        fc.constantFrom(...codePageNames),
        fc.integer({ min: 24, max: 80 }),
        (receipt, codePage, width) => {
          const layout = { ...defaultLayout('receipt', 'DE'), codePage, width };
          const out = renderReceipt(layout, receipt, context);
          expect(readEscPos(toEscPos(out)).lines).toEqual(asRead(out));
        },
      ),
      { numRuns: 100 },
    );
  });
});
