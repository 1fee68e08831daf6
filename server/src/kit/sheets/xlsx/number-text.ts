import { movePoint } from '../decimal.ts';
import type { NumberKind } from './number-format.ts';
import { isoOfSerial } from './serial-day.ts';

/**
 * The number of a cell as text: a plain decimal with a point, an ISO date or time, or with what its format adds: a percent
 * sign, leading zeros as article numbers have them.
 * @param written as it stands in the file
 * @param is1904 whether the document counts its days from 1904
 * @returns undefined for what is no number
 */
export const numberText = (written: string, kind: NumberKind, is1904: boolean): string | undefined => {
  const value = written.trim() === '' ? Number.NaN : Number(written);
  if (!Number.isFinite(value)) return undefined;
  const plain = movePoint(significant(value), 0);
  if (kind === 'plain') return plain;
  if (kind === 'percent') return `${movePoint(significant(value), 2)}%`;
  if (typeof kind === 'object') return /^\d+$/.test(plain) ? plain.padStart(kind.digits, '0') : plain;
  return dayText(value, kind, is1904) ?? plain;
};

/** What Excel shows: 15 significant digits, without the noise of binary fractions. Whole numbers are exact. */
function significant(value: number): string {
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
}

function dayText(value: number, kind: NumberKind, is1904: boolean): string | undefined {
  if (kind === 'time' || (value < 1 && !is1904)) return value < 0 ? undefined : timeText(value);
  const iso = isoOfSerial(value, is1904);
  return kind === 'date' || iso?.endsWith('T00:00:00') ? iso?.slice(0, 10) : iso;
}

function timeText(days: number): string {
  const seconds = Math.round(days * 86_400);
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
