import { receiptPatterns } from '@tresen/domain/sales/receipts';
import type { PatternCheck } from './json-reader/index.ts';

const [hyphen, digit7] = [0x2d, 0x37];
const [zero, nine] = [0x30, 0x39];

const isUuid: PatternCheck = (bytes, from, to) => {
  if (to - from !== 36) return false;
  for (let at = 0; at < 36; at += 1) {
    const byte = bytes[from + at] ?? 0;
    const isGap = at === 8 || at === 13 || at === 18 || at === 23;
    if (isGap ? byte !== hyphen : !isHex(byte)) return false;
  }
  return true;
};

const variants = new Set([...'89ab'].map((letter) => letter.charCodeAt(0)));

const isUuidv7: PatternCheck = (bytes, from, to) =>
  isUuid(bytes, from, to) && bytes[from + 14] === digit7 && variants.has(bytes[from + 19] ?? 0);

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

// 2026-11-21T12:00:00.000Z: the signs between the numbers.
const signs = [
  [4, hyphen],
  [7, hyphen],
  [10, 0x54],
  [13, 0x3a],
  [16, 0x3a],
  [19, 0x2e],
  [23, 0x5a],
] as const;

const isInstant: PatternCheck = (bytes, from, to) => {
  if (to - from !== 24) return false;
  for (const [index, sign] of signs) if (bytes[from + index] !== sign) return false;
  return isDay(bytes, from) && isTime(bytes, from + 11);
};

/** The contract's patterns on bytes; a test compares them with the expressions. */
export const patternChecks: Readonly<Record<string, PatternCheck>> = {
  [receiptPatterns.uuid.source]: isUuid,
  [receiptPatterns.uuidv7.source]: isUuidv7,
  [receiptPatterns.instant.source]: isInstant,
};

function isHex(byte: number): boolean {
  return (byte >= zero && byte <= nine) || (byte >= 0x61 && byte <= 0x66);
}

function isDay(bytes: Uint8Array, from: number): boolean {
  const [century, year] = [twoDigits(bytes, from), twoDigits(bytes, from + 2)];
  const [month, day] = [twoDigits(bytes, from + 5), twoDigits(bytes, from + 8)];
  if (!within(century, 20, 29) || year < 0 || !within(month, 1, 12)) return false;
  const isLeap = (year === 0 ? century : year) % 4 === 0;
  return within(day, 1, month === 2 && isLeap ? 29 : (daysOfMonth[month - 1] ?? 0));
}

/** The number of two digits, or -1. */
function twoDigits(bytes: Uint8Array, from: number): number {
  const [tens, ones] = [(bytes[from] ?? 0) - zero, (bytes[from + 1] ?? 0) - zero];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : -1;
}

function within(value: number, least: number, max: number): boolean {
  return value >= least && value <= max;
}

function isTime(bytes: Uint8Array, from: number): boolean {
  return (
    within(twoDigits(bytes, from), 0, 23) &&
    within(twoDigits(bytes, from + 3), 0, 59) &&
    within(twoDigits(bytes, from + 6), 0, 59) &&
    within(bytes[from + 9] ?? 0, zero, nine) &&
    twoDigits(bytes, from + 10) >= 0
  );
}
