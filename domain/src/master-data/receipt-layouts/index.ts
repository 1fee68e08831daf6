import { demandsDe, layoutFaultsDe } from './layout-words.de.ts';
import { demandsEn, layoutFaultsEn } from './layout-words.en.ts';

export { type CodePageName, codePageNames } from './code-pages.ts';
export { defaultLayout } from './default-layouts.ts';
export { type Demand, type DemandId, demandsByLine, demandsOf, unmetDemands } from './demands.ts';
export { toEscPos } from './esc-pos.ts';
export {
  type Alignment,
  alignments,
  columnOf,
  type LayoutBlock,
  type LayoutColumn,
  type LayoutKind,
  type LayoutLine,
  type LayoutLineKind,
  type LayoutLogo,
  type LineOf,
  layoutBlocks,
  layoutKinds,
  layoutLimits,
  layoutSchema,
  type Overflow,
  overflows,
  printWidth,
  type ReceiptLayout,
  textOf,
} from './layout.ts';
export {
  type LayoutFault,
  type LayoutFaultCode,
  type LayoutRules,
  layoutFaults,
  readLayout,
} from './layout-faults.ts';
export {
  bytesOfLogo,
  isBlankLogo,
  type LogoFault,
  logoOf,
  logoSize,
  logoWithin,
  type PictureDots,
} from './logo.ts';
export { type PlaceholderFault, placeholderLimits, placeholderNameFault } from './placeholders.ts';
export type { PrintContext, PrintSeller } from './print-facts.ts';
export { type PrintLanguage, printLanguageOf, printLanguages, receiptLanguages } from './print-language.ts';
export {
  type PrintedLine,
  type PrintOut,
  type PrintRun,
  type PrintSource,
  textOfPrintOut,
  widthOf,
} from './print-out.ts';
export {
  markAsTest,
  type PackedPrintTest,
  type PrintTest,
  packPrintTest,
  readPrintTest,
} from './print-test.ts';
export { closingPrinter, type Printer, receiptPrinter, renderClosing, renderReceipt } from './render.ts';
export { isRksvFailure, type RksvSignature, rksvCode } from './rksv.ts';
export { sampleClosing, sampleReceipt, sampleSeller } from './samples.ts';
export { piecesOf, type TextPiece, withTagIds, withTagWords } from './tag-text.ts';
export {
  layoutTags,
  type TagGroup,
  type TagId,
  type TagLanguage,
  tagGroups,
  tagNamed,
  tagWords,
} from './tags.ts';
/** What is wrong with a layout, and what the law wants, in words. */
export const layoutFaultWords = { de: layoutFaultsDe, en: layoutFaultsEn };
export const demandWords = { de: demandsDe, en: demandsEn };
