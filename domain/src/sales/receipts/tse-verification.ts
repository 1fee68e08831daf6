import type { Receipt, TseSignature } from './receipt.ts';
import { tseProcess } from './tse.ts';
import { isSameProcess } from './tse-process-data.ts';

/** What is looked at when a receipt's signature is verified, in the order in which people read it. */
export const tseCheckNames = [
  'signed',
  'content',
  'serial',
  'signature',
  'times',
  'transaction',
  'counter',
] as const;
export type TseCheckName = (typeof tseCheckNames)[number];

/** Why a check failed or was not possible. */
export const tseReasons = [
  'notRequired',
  'failureNamed',
  'failureUnnamed',
  'contentDiffers',
  'keyMissing',
  'keyUnreadable',
  'serialDiffers',
  'algorithmUnknown',
  'signatureWrong',
  'endsBeforeStart',
  'farFromReceipt',
  'noNeighbour',
  'outOfOrder',
] as const;
export type TseReason = (typeof tseReasons)[number];

/** The outcome of one check. `expected` and `found` are texts to be shown as they are. */
export interface TseCheck {
  readonly check: TseCheckName;
  readonly outcome: 'passed' | 'failed' | 'impossible';
  readonly reason: TseReason | null;
  readonly expected: string | null;
  readonly found: string | null;
}

/** What has to be computed or looked up for the checks. */
export interface TseEvidence {
  /** Country of the branch, ISO 3166 alpha-2: only Germany asks for a signature of this kind. */
  readonly country: string;
  /** SHA-256 of the public key in hex; null where the receipt brings no key, or one that is no base64. */
  readonly keyHash: string | null;
  /** Whether the signature fits the log message; null where there is no key. */
  readonly signature: 'right' | 'wrong' | 'keyUnreadable' | 'algorithmUnknown' | null;
  /** The signatures of the same device right before and after, by the end of the receipts; null where there is none. */
  readonly before: TseSignature | null;
  readonly after: TseSignature | null;
}

// The device has a clock of its own and rounds to seconds; a register may be minutes off, not more.
const tolerance = 10 * 60_000;

type Counter = 'transaction' | 'signatureCounter';

/**
 * What can be said of a receipt's signature: of each check whether it passed, failed or was not possible, and why. A
 * receipt without signature has one check, with the reason that the register gave.
 */
export const verifyTse = (receipt: Receipt, evidence: TseEvidence): readonly TseCheck[] => {
  const { tse } = receipt;
  if (!tse) return [missingSignature(receipt, evidence.country)];
  return [
    passed('signed'),
    checkContent(receipt, tse),
    checkSerial(tse, evidence),
    checkSignature(tse, evidence),
    checkTimes(receipt, tse),
    checkOrder('transaction', tse, evidence),
    checkOrder('counter', tse, evidence),
  ];
};

function check(
  name: TseCheckName,
  outcome: TseCheck['outcome'],
  reason: TseReason | null = null,
  expected: string | null = null,
  found: string | null = null,
): TseCheck {
  return { check: name, outcome, reason, expected, found };
}

function passed(name: TseCheckName): TseCheck {
  return check(name, 'passed');
}

function missingSignature({ tseFailure, type }: Receipt, country: string): TseCheck {
  if (tseFailure) return check('signed', 'failed', 'failureNamed', null, tseFailure);
  if (country !== 'DE' || type !== 'Beleg') return check('signed', 'impossible', 'notRequired');
  return check('signed', 'failed', 'failureUnnamed');
}

function checkContent(receipt: Receipt, tse: TseSignature): TseCheck {
  const expected = tseProcess(receipt);
  if (isSameProcess(expected, tse)) return passed('content');
  const { processData } = expected;
  return check('content', 'failed', 'contentDiffers', processData, tse.processData);
}

function checkSerial({ serial }: TseSignature, { keyHash }: TseEvidence): TseCheck {
  if (keyHash === null) return check('serial', 'impossible', 'keyMissing');
  if (keyHash === serial.toLowerCase()) return passed('serial');
  return check('serial', 'failed', 'serialDiffers', keyHash, serial);
}

function checkSignature({ algorithm }: TseSignature, { signature }: TseEvidence): TseCheck {
  switch (signature) {
    case 'right':
      return passed('signature');
    case 'wrong':
      return check('signature', 'failed', 'signatureWrong');
    case 'keyUnreadable':
      return check('signature', 'failed', 'keyUnreadable');
    case 'algorithmUnknown':
      return check('signature', 'impossible', 'algorithmUnknown', null, algorithm);
    default:
      return check('signature', 'impossible', 'keyMissing');
  }
}

function checkTimes(receipt: Receipt, { start, end }: TseSignature): TseCheck {
  if (end < start) return check('times', 'failed', 'endsBeforeStart', start, end);
  const isFar = Math.abs(Date.parse(end) - Date.parse(receipt.end)) > tolerance;
  return isFar ? check('times', 'failed', 'farFromReceipt', receipt.end, end) : passed('times');
}

function checkOrder(
  name: 'transaction' | 'counter',
  tse: TseSignature,
  { before, after }: TseEvidence,
): TseCheck {
  const [counter, moment] =
    // A transaction gets its number when it begins, the signature of its end when it ends: tables may overlap.
    name === 'transaction' ? (['transaction', 'start'] as const) : (['signatureCounter', 'end'] as const);
  const neighbours = [before, after].filter((neighbour) => neighbour !== null);
  if (neighbours.length === 0) return check(name, 'impossible', 'noNeighbour');
  const wrong = neighbours.find((neighbour) => !isOrdered(neighbour, tse, counter, moment));
  return wrong
    ? check(name, 'failed', 'outOfOrder', String(wrong[counter]), String(tse[counter]))
    : passed(name);
}

/** True when the numbers of two signatures stand in the order of the moments in which the device gave them. */
function isOrdered(one: TseSignature, other: TseSignature, counter: Counter, moment: 'start' | 'end') {
  if (one[counter] === other[counter]) return false;
  return one[moment] === other[moment] || one[moment] < other[moment] === one[counter] < other[counter];
}
