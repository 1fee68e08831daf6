import { checkOf, type LicenceCheck } from '../../fleet/licences/index.ts';
import {
  applyCheck,
  type CartLine,
  type CheckoutObstacle,
  exclusionsOf,
  type LicenceCheckResult,
  noticeOf,
  obstaclesOf,
} from '../cart/index.ts';
import type { LineFault } from './lines-of-order.ts';

/** A check that the licence service has to make for a line; undefined where there is nothing to check. */
export const checkOfLine = (line: CartLine): LicenceCheck | undefined =>
  line.licenseRequired && line.licenseKey !== '' ? checkOf(line) : undefined;

/** True for a key that no check of the shop asks about, of a longer term and the like: it has to be one all the same. */
export const needsKeyCheck = (line: CartLine): boolean =>
  line.licenseRequired && line.licenseKey !== '' && checkOf(line) === undefined;

/** What came of the checks, by line. */
export type CheckResults = ReadonlyMap<string, LicenceCheckResult>;

/** The order as the server sees it. */
export interface CheckedLines {
  readonly lines: readonly CartLine[];
  readonly faults: readonly LineFault[];
  /** What keeps it from being placed, faults aside (SHP-62 to SHP-66). */
  readonly obstacles: readonly CheckoutObstacle[];
}

/**
 * Applies what the licence service answered: an update gets its price, lines lose add-ons that the licence has, failed
 * checks and lines that exclude each other become faults; the rules of the cart then say what keeps the order from being placed. The same rules as in the
 * cart, about lines that the server made.
 */
export const checkLines = (rebuilt: readonly CartLine[], results: CheckResults): CheckedLines => {
  const faults: LineFault[] = [];
  const lines = rebuilt.map((line) => {
    const check = checkOfLine(line);
    const result = results.get(line.lineId);
    if (!result) return line;
    if (!result.isSuccess) faults.push(faultOf(line, check, result));
    return check === undefined ? line : applyCheck(line, check, line.licenseKey, result);
  });
  return { lines, faults: [...faults, ...exclusionFaults(lines, results)], obstacles: obstaclesOf(lines) };
};

function faultOf(line: CartLine, check: LicenceCheck | undefined, result: LicenceCheckResult): LineFault {
  const notice = check && noticeOf(check, result);
  const { lineId, articleName: name } = line;
  return { lineId, code: result.message, name, ...(notice?.kind === 'error' && { found: notice.found }) };
}

/** What cannot be ordered together, by what the checks found of the licences. */
function exclusionFaults(lines: readonly CartLine[], results: CheckResults): LineFault[] {
  const levels = new Map<string, number>();
  for (const { lineId, licenseKey } of lines) {
    const count = results.get(lineId)?.count;
    // An update counts what it will bring; what the licence has is what all of its checks agree on.
    if (typeof count === 'number') levels.set(licenseKey, (levels.get(licenseKey) ?? count) & count);
  }
  return exclusionsOf(lines, (key) => levels.get(key) ?? 0);
}
