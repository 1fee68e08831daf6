import type * as z from 'zod/mini';
import type { Country } from '../../kit/countries/index.ts';
import { tagsIn, unmetDemands } from './demands.ts';
import {
  type LayoutBlock,
  type LayoutKind,
  type LayoutLine,
  type LayoutLogo,
  layoutBlocks,
  layoutSchema,
  printWidth,
  type ReceiptLayout,
} from './layout.ts';
import type { Repetition } from './print-facts.ts';
import { isWithin } from './tag-definition.ts';
import { piecesOf } from './tag-text.ts';
import { foldTagName, layoutTags, type TagId } from './tags.ts';

/** Why a layout cannot be stored; closed, the words are in `layoutFaultWords`. */
export type LayoutFaultCode =
  /** No JSON of a layout: what is wrong stands at `path`. */
  | 'NOT_A_LAYOUT'
  | 'WRONG_KIND'
  /** `least` and `most` */
  | 'OUT_OF_RANGE'
  /** `most` characters */
  | 'TOO_LONG'
  /** `most` lines or columns */
  | 'TOO_MANY'
  /** Neither a tag nor a text block of the tenant: `name` */
  | 'UNKNOWN_TAG'
  | 'TAG_NOT_OF_KIND'
  | 'TAG_NOT_IN_BLOCK'
  | 'TAG_NOT_IN_CODE'
  /** `name` and `other` repeat their line for different things. */
  | 'TAGS_DO_NOT_MIX'
  /** `width` of the paper */
  | 'COLUMNS_TOO_WIDE'
  | 'NO_LOGO'
  | 'LOGO_BROKEN'
  /** The law wants a line that is not there: `demand` */
  | 'DEMANDED_MISSING';

export interface LayoutFault {
  readonly code: LayoutFaultCode;
  /** Where: `width`, `blocks.header.2.columns.0.text`; empty for all of it. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface LayoutRules {
  readonly kind: LayoutKind;
  /** Whose law counts; null where branches of several countries share the layout. */
  readonly country: Country | null;
  /** Names of the tenant's text blocks. */
  readonly placeholders: readonly string[];
}

/** All faults of a layout as it comes from outside, whatever it is. One without any can be printed and stored. */
export function layoutFaults(value: unknown, rules: LayoutRules): readonly LayoutFault[] {
  const read = layoutSchema.safeParse(value);
  if (!read.success) return read.error.issues.map(faultOfShape);
  const layout = read.data;
  if (layout.kind !== rules.kind) return [fault('WRONG_KIND', 'kind')];
  return [
    ...faultsOfLogo(layout.logo),
    ...layoutBlocks.flatMap((block) =>
      layout.blocks[block].flatMap((line, at) => faultsOfLine(line, { layout, rules, block, at })),
    ),
    ...unmetDemands(layout, rules.country).map(({ id, block }) =>
      fault('DEMANDED_MISSING', block ? `blocks.${block}` : 'blocks', { demand: id }),
    ),
  ];
}

/** The layout that a value is; undefined for what is none. */
export function readLayout(value: unknown): ReceiptLayout | undefined {
  const read = layoutSchema.safeParse(value);
  return read.success ? read.data : undefined;
}

interface Spot {
  readonly layout: ReceiptLayout;
  readonly rules: LayoutRules;
  readonly block: LayoutBlock;
  readonly at: number;
}

function faultsOfLine(line: LayoutLine, spot: Spot): readonly LayoutFault[] {
  const path = `blocks.${spot.block}.${spot.at}`;
  if (line.kind === 'logo') return spot.layout.logo === null ? [fault('NO_LOGO', path)] : [];
  if (line.kind === 'code') return faultsOfText(line.text, `${path}.text`, spot, true);
  if (line.kind !== 'text') return [];
  const fixed = line.columns.reduce((sum, { width }) => sum + (width ?? 1), line.columns.length - 1);
  return [
    ...line.columns.flatMap(({ text }, column) =>
      faultsOfText(text, `${path}.columns.${column}.text`, spot, false),
    ),
    ...(fixed > spot.layout.width
      ? [fault('COLUMNS_TOO_WIDE', `${path}.columns`, { width: spot.layout.width })]
      : []),
    ...faultsOfMix(
      line.columns.flatMap(({ text }) => tagsIn(text)),
      path,
    ),
  ];
}

function faultsOfText(text: string, path: string, spot: Spot, isCode: boolean): readonly LayoutFault[] {
  const known = new Set(spot.rules.placeholders.map(foldTagName));
  return piecesOf(text).flatMap((piece) => {
    if (piece.kind === 'name') {
      return known.has(foldTagName(piece.name)) ? [] : [fault('UNKNOWN_TAG', path, { name: piece.name })];
    }
    const code = piece.kind === 'tag' ? codeOfTag(piece.tag, spot, isCode) : undefined;
    return piece.kind === 'tag' && code !== undefined ? [fault(code, path, { name: piece.tag })] : [];
  });
}

function codeOfTag(tag: TagId, { layout, block }: Spot, isInCode: boolean): LayoutFaultCode | undefined {
  const { kinds, blocks, isCode } = layoutTags[tag];
  if (!kinds.includes(layout.kind)) return 'TAG_NOT_OF_KIND';
  if (!blocks.includes(block)) return 'TAG_NOT_IN_BLOCK';
  return isInCode && !isCode ? 'TAG_NOT_IN_CODE' : undefined;
}

/** A line is printed for one thing only: for each position or for each payment, not for both. */
function faultsOfMix(tags: readonly TagId[], path: string): readonly LayoutFault[] {
  let repeating: { readonly tag: TagId; readonly each: Repetition } | undefined;
  for (const tag of tags) {
    const { each } = layoutTags[tag];
    if (each === null) continue;
    if (repeating !== undefined && !isWithin(each, repeating.each) && !isWithin(repeating.each, each)) {
      return [fault('TAGS_DO_NOT_MIX', path, { name: repeating.tag, other: tag })];
    }
    if (repeating === undefined || isWithin(each, repeating.each)) repeating = { tag, each };
  }
  return [];
}

function faultsOfLogo(logo: LayoutLogo | null): readonly LayoutFault[] {
  return logo !== null && logo.bits.length !== (logo.width / 4) * logo.height
    ? [fault('LOGO_BROKEN', 'logo')]
    : [];
}

function faultOfShape(issue: z.core.$ZodIssue): LayoutFault {
  const path = issue.path.map(String).join('.');
  if (path.startsWith('logo')) return fault('LOGO_BROKEN', 'logo');
  if (issue.code === 'too_big') {
    const max = Number(issue.maximum);
    if (issue.origin === 'array') return fault('TOO_MANY', path, { max });
    if (issue.origin === 'string') return fault('TOO_LONG', path, { max });
  }
  const range = ranges[String(issue.path.at(-1))];
  const isSize = issue.code === 'too_big' || issue.code === 'too_small';
  return isSize && range
    ? fault('OUT_OF_RANGE', path, range(issue.path.length))
    : fault('NOT_A_LAYOUT', path);
}

/** What numbers may be, by the name of their field; the width of the paper is no column's. */
const ranges: Readonly<Record<string, (depth: number) => { readonly least: number; readonly max: number }>> =
  {
    width: (depth) =>
      depth === 1 ? { least: printWidth.least, max: printWidth.max } : { least: 1, max: printWidth.max },
    codePageNumber: () => ({ least: 0, max: 255 }),
    lines: () => ({ least: 1, max: 9 }),
    size: () => ({ least: 2, max: 8 }),
  };

function fault(code: LayoutFaultCode, path: string, params: LayoutFault['params'] = {}): LayoutFault {
  return { code, path, params };
}
