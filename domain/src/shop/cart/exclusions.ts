import { functionsOf, isCovered, isTerm, normalLicenceKey } from '../../fleet/licences/index.ts';
import type { ShopProduct } from '../products/index.ts';
import type { CartLine } from './cart-line.ts';

/** Why two lines for one licence cannot be ordered together. */
export const exclusionCodes = [
  /** Something of the line comes with another one, and would be paid twice. */
  'IN_OTHER_LINE',
  /** Only one of the two can be done: update and upgrade, two reactivations, a rented term and another one. */
  'ONE_OF_TWO',
] as const;

/** A line that another one of the same licence leaves no room for. */
export interface Exclusion {
  readonly lineId: string;
  readonly code: (typeof exclusionCodes)[number];
  /** What would be there twice: the line's product or one of its add-ons. */
  readonly name: string;
  /** The product of the other line. */
  readonly other: string;
}

type Keyed = Pick<
  CartLine,
  | 'id'
  | 'lineId'
  | 'licenseRequired'
  | 'licenseKey'
  | 'articleName'
  | 'functions'
  | 'contractType'
  | 'contractDurationMonths'
  | 'appRegLevel'
  | 'selectedAddOns'
>;

type Work = 'version' | 'reactivation' | 'rentedTerm' | 'term' | 'levels' | 'other';

/** What cannot be done along with a work. What is rented goes on until it is cancelled: no other term adds to it. */
const rivals: Readonly<Record<Work, readonly Work[]>> = {
  version: ['version'],
  reactivation: ['reactivation'],
  rentedTerm: ['rentedTerm', 'term'],
  term: ['rentedTerm'],
  levels: [],
  other: [],
};

type Part = Pick<ShopProduct, 'articleName' | 'appRegLevel'>;

/**
 * The lines of a cart or an order that cannot be ordered with others of the same licence key, each with the one that
 * stands against it: what comes with another line, and what only one of can be done (ERR-43). Of two that exclude each
 * other the later one is named.
 * @param levelsOf bits that the licence of a key has already, where somebody knows them
 */
export const exclusionsOf = (
  lines: readonly Keyed[],
  levelsOf: (licenseKey: string) => number = () => 0,
): Exclusion[] => {
  const keyed = lines.filter(({ licenseRequired }) => licenseRequired);
  const kept = new Set(keyed);
  const keyOf = ({ licenseKey }: Keyed): string => normalLicenceKey(licenseKey);
  const found = keyed.toReversed().flatMap((line) => {
    const key = keyOf(line);
    if (key === '') return [];
    // The same product with the same key is a duplicate (SHP-65).
    const others = [...kept].filter((other) => other.id !== line.id && keyOf(other) === key);
    const exclusion = others.length > 0 ? exclusionOf(line, others, levelsOf(key)) : undefined;
    if (exclusion) kept.delete(line);
    return exclusion ?? [];
  });
  return found.toReversed();
};

function exclusionOf(line: Keyed, others: readonly Keyed[], has: number): Exclusion | undefined {
  const { lineId, articleName } = line;
  const work = workOf(line);
  const rival = others.find((other) => rivals[work].includes(workOf(other)));
  if (rival) return { lineId, code: 'ONE_OF_TWO', name: articleName, other: rival.articleName };
  const brought = others.reduce((bits, other) => bits | bitsOf(other), has);
  const twice = partsOf(line).find((part) => isCovered(part, brought));
  const bringer = twice && others.find((other) => (bitsOf(other) & twice.appRegLevel) !== 0);
  // What the licence has of itself its check says.
  return bringer && { lineId, code: 'IN_OTHER_LINE', name: twice.articleName, other: bringer.articleName };
}

function workOf(line: Keyed): Work {
  const [first] = functionsOf(line);
  if (first === 'UPDATE' || first === 'UPGRADE') return 'version';
  if (first === 'REACTIVATE') return 'reactivation';
  if (first !== undefined) return 'levels';
  if (!isTerm(line)) return 'other';
  return line.contractType === 'Recurring' ? 'rentedTerm' : 'term';
}

function bitsOf(line: Keyed): number {
  return line.selectedAddOns.reduce((bits, { appRegLevel }) => bits | appRegLevel, line.appRegLevel);
}

/** What a line sells that a licence has or has not; an update brings its own levels with its version. */
function partsOf(line: Keyed): readonly Part[] {
  return workOf(line) === 'levels' ? [line, ...line.selectedAddOns] : line.selectedAddOns;
}
