import type { Closing } from '../../sales/closings/index.ts';
import type { Receipt } from '../../sales/receipts/index.ts';
import type { LayoutBlock, LayoutKind } from './layout.ts';
import type { PrintFacts, Repeated, Repetition } from './print-facts.ts';

type Value = string | null | undefined;

/** A tag: where it may stand, and what it reads. */
export interface TagDefinition {
  readonly kinds: readonly LayoutKind[];
  readonly blocks: readonly LayoutBlock[];
  /** The parts for each of which its line is printed; null where once. */
  readonly each: Repetition | null;
  /** Whether a QR code may say it. */
  readonly isCode: boolean;
  readonly read: (facts: PrintFacts) => Value;
}

const everywhere: readonly LayoutBlock[] = ['header', 'positions', 'footer', 'fiscal'];
const below: readonly LayoutBlock[] = ['positions', 'footer', 'fiscal'];

/** A tag of every kind of print-out. */
export const ofAll = (read: (facts: PrintFacts) => Value): TagDefinition => ({
  kinds: ['receipt', 'kitchenTicket', 'closing'],
  blocks: everywhere,
  each: null,
  isCode: false,
  read,
});

export const ofReceipt = (read: (receipt: Receipt, facts: PrintFacts) => Value): TagDefinition => ({
  ...ofAll((facts) => facts.receipt && read(facts.receipt, facts)),
  kinds: ['receipt', 'kitchenTicket'],
});

/** What the law may want to see, and what a QR code may say. */
export const ofCode = (read: (receipt: Receipt, facts: PrintFacts) => Value): TagDefinition => ({
  ...ofReceipt(read),
  kinds: ['receipt'],
  isCode: true,
});

export const ofClosing = (read: (closing: Closing, facts: PrintFacts) => Value): TagDefinition => ({
  ...ofAll((facts) => facts.closing && read(facts.closing, facts)),
  kinds: ['closing'],
});

/** A tag whose line is printed for each position, payment, rate and so on. */
export const ofEach = <Name extends Repetition>(
  each: Name,
  kinds: readonly LayoutKind[],
  read: (part: Repeated[Name], facts: PrintFacts) => Value,
): TagDefinition => ({
  kinds,
  blocks: isWithin(each, 'position') ? ['positions'] : below,
  each,
  isCode: false,
  read: (facts) => {
    const parts: Partial<Repeated> = facts;
    const part: Partial<Repeated>[Name] = parts[each];
    return part === undefined ? undefined : read(part, facts);
  },
});

/** Discounts and extras stand within their position: their lines are printed for each of it. */
const within: Partial<Record<Repetition, Repetition>> = { discount: 'position', extra: 'position' };

/** Whether lines of one repetition may stand among those of the other. */
export function isWithin(inner: Repetition, outer: Repetition): boolean {
  return inner === outer || within[inner] === outer;
}

/** What a group of lines goes by that belongs together: a position and all within it. */
export function rootOf(each: Repetition): Repetition {
  return within[each] ?? each;
}
