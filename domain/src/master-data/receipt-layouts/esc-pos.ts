import { codePages } from './code-pages.ts';
import type { Alignment } from './layout.ts';
import { bytesOfLogo } from './logo.ts';
import type { PrintedLine, PrintOut, PrintRun } from './print-out.ts';

// ESC/POS as Epson's printers and all that follow them read it.
const esc = 0x1b;
const gs = 0x1d;
const lineFeed = 0x0a;
const unknown = 0x3f; // ?

const alignmentNumbers: Readonly<Record<Alignment, number>> = { left: 0, center: 1, right: 2 };

/** The bytes that make a printer print a print-out. */
export function toEscPos({ codePage, codePageNumber, lines }: PrintOut): Uint8Array {
  const page = codePages[codePage];
  const bytes: number[] = [esc, 0x40, esc, 0x74, codePageNumber ?? page.number];
  let look = { isBold: false, size: 0 };
  const write = (run: PrintRun) => {
    const next = { isBold: run.isBold, size: sizeOf(run) };
    if (next.isBold !== look.isBold) bytes.push(esc, 0x45, next.isBold ? 1 : 0);
    if (next.size !== look.size) bytes.push(gs, 0x21, next.size);
    look = next;
    for (const character of run.text) bytes.push(page.byteOf(character) ?? unknown);
  };
  for (const line of lines) {
    if (line.kind === 'text') {
      for (const run of line.runs) write(run);
      bytes.push(lineFeed);
    } else {
      for (const byte of graphicBytes(line)) bytes.push(byte);
    }
  }
  return Uint8Array.from(bytes);
}

/** GS ! n: width in the upper half, height in the lower. */
function sizeOf({ isWide, isHigh }: PrintRun): number {
  return (isWide ? 0x10 : 0) + (isHigh ? 0x01 : 0);
}

function graphicBytes(line: Exclude<PrintedLine, { kind: 'text' }>): readonly number[] {
  // Function B: feeds to the knife, then cuts.
  if (line.kind === 'cut') return [gs, 0x56, line.isWhole ? 0x41 : 0x42, 0];
  const align = alignmentNumbers[line.align];
  const graphic = line.kind === 'code' ? codeBytes(line.text, line.size) : rasterBytes(line.logo);
  return align === 0 ? graphic : [esc, 0x61, align, ...graphic, esc, 0x61, 0];
}

/** GS ( k, code type 49: model 2, size of a module, error correction M, the data, print. */
function codeBytes(text: string, size: number): readonly number[] {
  const data = new TextEncoder().encode(text);
  return [
    ...codeFunction(0x41, 0x32, 0),
    ...codeFunction(0x43, size),
    ...codeFunction(0x45, 0x31),
    ...codeFunction(0x50, 0x30, ...data),
    ...codeFunction(0x51, 0x30),
  ];
}

function codeFunction(name: number, ...parameters: readonly number[]): readonly number[] {
  return [gs, 0x28, 0x6b, ...lowHigh(parameters.length + 2), 0x31, name, ...parameters];
}

/** GS v 0: one bit a dot, from the left and from above. */
function rasterBytes(logo: Extract<PrintedLine, { kind: 'logo' }>['logo']): readonly number[] {
  const head = [gs, 0x76, 0x30, 0, ...lowHigh(logo.width / 8), ...lowHigh(logo.height)];
  return [...head, ...bytesOfLogo(logo)];
}

function lowHigh(number: number): readonly [number, number] {
  return [number & 0xff, number >> 8];
}
