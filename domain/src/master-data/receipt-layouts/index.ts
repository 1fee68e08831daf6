import { demandsDe, layoutFaultsDe } from './layout-words.de.ts';
import { demandsEn, layoutFaultsEn } from './layout-words.en.ts';

export { type CodePageName, codePageNames } from './code-pages.ts';
export { defaultLayout } from './default-layouts.ts';
export { type Demand, type DemandId, demandsOf, demandsOnLine, unmetDemands } from './demands.ts';
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
export { type PlaceholderFault, placeholderLimits, placeholderNameFault } from './placeholders.ts';
export type { PrintContext, PrintLanguage, PrintSeller } from './print-facts.ts';
export { type RksvSignature, rksvCode } from './rksv.ts';
export { piecesOf, type TextPiece, withTagIds, withTagWords } from './tag-text.ts';
export { layoutTags, type TagGroup, type TagId, tagGroups, tagNamed, tagWords } from './tags.ts';
/** What is wrong with a layout, and what the law wants, in words. */
export const layoutFaultWords = { de: layoutFaultsDe, en: layoutFaultsEn };
export const demandWords = { de: demandsDe, en: demandsEn };
