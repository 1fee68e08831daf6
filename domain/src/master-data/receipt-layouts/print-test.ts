import * as z from 'zod/mini';
import { receiptSchema } from '../../sales/receipts/index.ts';
import { setColumns } from './columns.ts';
import { layoutSchema } from './layout.ts';
import { placeholderLimits } from './placeholders.ts';
import type { PrintLanguage } from './print-language.ts';
import type { PrintedLine, PrintOut } from './print-out.ts';
import { printable } from './print-text.ts';
import { printWords } from './print-words.ts';

/** `args` of the command `PrintTest`: a layout that is tried, and what is printed by it. */
export const printTestSchema = z.strictObject({
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
