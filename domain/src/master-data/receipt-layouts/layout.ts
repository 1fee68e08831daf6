import * as z from 'zod/mini';
import { codePageNames } from './code-pages.ts';

// A layout as it is stored (a value of a configuration) and sent to registers: plain JSON. Nothing in it is drawn by
// commands of a printer, so that registers, the web and tests show the same.

/** What is printed by a layout. */
export const layoutKinds = ['receipt', 'kitchenTicket', 'closing'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** The parts of a print-out, in their order. Fiscal is what the law wants. */
export const layoutBlocks = ['header', 'positions', 'footer', 'fiscal'] as const;
export type LayoutBlock = (typeof layoutBlocks)[number];

export const alignments = ['left', 'center', 'right'] as const;
export type Alignment = (typeof alignments)[number];

/** What becomes of a text that is wider than its column. */
export const overflows = ['wrap', 'cut'] as const;
export type Overflow = (typeof overflows)[number];

/** Characters a line (CFG-03: at most 80), and what printers of 58 and 80 mm have (fiscal.md 8.1). */
export const printWidth = { least: 24, max: 80, usual: [32, 42, 44, 48, 56, 64] } as const;

export const layoutLimits = {
  linesPerBlock: 100,
  columns: 6,
  text: 500,
  /** Dots: a roll of 80 mm has 576. */
  logoWidth: 576,
  logoHeight: 400,
  /** Of a picture that becomes a logo: what a browser takes apart without coming to a halt. */
  logoPixels: 25_000_000,
} as const;

const column = z.strictObject({
  /** Text with tags in braces. */
  text: z.string().check(z.maxLength(layoutLimits.text)),
  /** In characters; null for a share of what the others leave. */
  width: z.nullable(z.int().check(z.minimum(1), z.maximum(printWidth.max))),
  align: z.enum(alignments),
  overflow: z.enum(overflows),
  isBold: z.boolean(),
  isWide: z.boolean(),
  isHigh: z.boolean(),
});

const textLine = z.strictObject({
  kind: z.literal('text'),
  columns: z.array(column).check(z.minLength(1), z.maxLength(layoutLimits.columns)),
});

const ruleLine = z.strictObject({ kind: z.literal('rule'), character: z.enum(['-', '=', '*', '.', '_']) });
const spaceLine = z.strictObject({
  kind: z.literal('space'),
  lines: z.int().check(z.minimum(1), z.maximum(9)),
});
const logoLine = z.strictObject({ kind: z.literal('logo'), align: z.enum(alignments) });
const codeLine = z.strictObject({
  kind: z.literal('code'),
  /** What the QR code says: text with tags. */
  text: z.string().check(z.maxLength(layoutLimits.text)),
  /** Dots of a module. */
  size: z.int().check(z.minimum(2), z.maximum(8)),
  align: z.enum(alignments),
});
const cutLine = z.strictObject({ kind: z.literal('cut'), isWhole: z.boolean() });

const line = z.discriminatedUnion('kind', [textLine, ruleLine, spaceLine, logoLine, codeLine, cutLine]);
const lines = z.array(line).check(z.maxLength(layoutLimits.linesPerBlock));

/** One bit a dot, rows of whole bytes from the left, set is black; as hexadecimal digits. */
const logo = z.strictObject({
  width: z.int().check(z.minimum(8), z.maximum(layoutLimits.logoWidth), z.multipleOf(8)),
  height: z.int().check(z.minimum(1), z.maximum(layoutLimits.logoHeight)),
  bits: z
    .string()
    .check(z.maxLength((layoutLimits.logoWidth / 4) * layoutLimits.logoHeight), z.regex(/^[0-9a-f]*$/)),
});

/** The shape of a layout; whether it makes sense is told by `layoutFaults`. */
export const layoutSchema = z.strictObject({
  version: z.literal(1),
  kind: z.enum(layoutKinds),
  width: z.int().check(z.minimum(printWidth.least), z.maximum(printWidth.max)),
  codePage: z.enum(codePageNames),
  /** The printer's own number of the code page, where it differs from Epson's. */
  codePageNumber: z.nullable(z.int().check(z.minimum(0), z.maximum(255))),
  logo: z.nullable(logo),
  blocks: z.strictObject({ header: lines, positions: lines, footer: lines, fiscal: lines }),
});

export type ReceiptLayout = z.infer<typeof layoutSchema>;
export type LayoutLine = z.infer<typeof line>;
export type LayoutLineKind = LayoutLine['kind'];
export type LineOf<Kind extends LayoutLineKind> = Extract<LayoutLine, { kind: Kind }>;
export type LayoutColumn = z.infer<typeof column>;
export type LayoutLogo = z.infer<typeof logo>;

/** A column as it begins. */
export function columnOf(text: string, given: Partial<LayoutColumn> = {}): LayoutColumn {
  return {
    text,
    width: null,
    align: 'left',
    overflow: 'wrap',
    isBold: false,
    isWide: false,
    isHigh: false,
    ...given,
  };
}

export const textOf = (...columns: readonly LayoutColumn[]): LineOf<'text'> => ({
  kind: 'text',
  columns: [...columns],
});
