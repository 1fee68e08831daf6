import * as z from 'zod/mini';
import { receiptSchema } from '../../sales/receipts/index.ts';
import { setColumns } from './columns.ts';
import { type LayoutLogo, layoutLimits, layoutSchema } from './layout.ts';
import { bytesOfLogo } from './logo.ts';
import { placeholderLimits } from './placeholders.ts';
import type { PrintLanguage } from './print-language.ts';
import type { PrintedLine, PrintOut } from './print-out.ts';
import { printable } from './print-text.ts';
import { printWords } from './print-words.ts';

/** `args` of the command `PrintTest`: a layout that is tried, and what is printed by it. */
const printTestSchema = z.strictObject({
  layout: layoutSchema,
  /** As it was pushed; null for an example. Of a closing always an example. */
  receipt: z.nullable(receiptSchema),
  /** The tenant's text blocks by name, as they are edited. */
  placeholders: z.record(
    z.string().check(z.maxLength(placeholderLimits.name)),
    z.string().check(z.maxLength(placeholderLimits.text)),
  ),
});
export type PrintTest = z.infer<typeof printTestSchema>;

/** A logo in base64: two thirds of its hexadecimal digits, so the largest one has room in a command, too. */
const packedLogo = z.strictObject({
  width: z.int(),
  height: z.int(),
  data: z.string().check(z.maxLength(Math.ceil((layoutLimits.logoWidth * layoutLimits.logoHeight) / 6) + 4)),
});

/** `args` as they travel where they would be too long: the logo for itself. */
const packedTestSchema = z.extend(printTestSchema, { logo: packedLogo });
export type PackedPrintTest = z.infer<typeof packedTestSchema>;

/** The same test in fewer characters. */
export function packPrintTest(test: PrintTest): PrintTest | PackedPrintTest {
  const { logo } = test.layout;
  if (logo === null) return test;
  const { width, height } = logo;
  const data = btoa(Array.from(bytesOfLogo(logo), (byte) => String.fromCharCode(byte)).join(''));
  return { ...test, layout: { ...test.layout, logo: null }, logo: { width, height, data } };
}

/** `args` of the command, packed or not; undefined for what is none. */
export function readPrintTest(args: unknown): PrintTest | undefined {
  const packed = packedTestSchema.safeParse(args);
  const read = printTestSchema.safeParse(packed.success ? unpacked(packed.data) : args);
  return read.success && isWhole(read.data.layout.logo) ? read.data : undefined;
}

function unpacked({ logo: { data, ...size }, ...test }: PackedPrintTest): PrintTest {
  return { ...test, layout: { ...test.layout, logo: { ...size, bits: hexOf(bytesIn(data)) } } };
}

/** A printer takes whatever follows for dots of a logo that is too short. */
function isWhole(logo: LayoutLogo | null): boolean {
  return logo === null || logo.bits.length === (logo.width / 4) * logo.height;
}

function bytesIn(base64: string): readonly number[] {
  try {
    return Array.from(atob(base64), (one) => one.charCodeAt(0));
  } catch {
    return [];
  }
}

function hexOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A print-out that says above and below that it is none of a sale, whatever it looks like. */
export function markAsTest(out: PrintOut, language: PrintLanguage): PrintOut {
  const mark = marks(out, language);
  const cut = out.lines.findLastIndex(({ kind }) => kind === 'cut');
  const end = cut === -1 ? out.lines.length : cut;
  return { ...out, lines: [...mark, ...out.lines.slice(0, end), ...mark, ...out.lines.slice(end)] };
}

function marks({ width, codePage }: PrintOut, language: PrintLanguage): readonly PrintedLine[] {
  const source = { block: 'header', line: 0 } as const;
  const text = printable(printWords[language].testPrint, codePage);
  const cell = { text, width: null, align: 'center', overflow: 'wrap' } as const;
  const look = { isBold: true, isWide: false, isHigh: false } as const;
  return setColumns([{ ...cell, ...look }], width).map((runs) => ({ kind: 'text', runs, source }));
}
