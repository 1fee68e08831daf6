import {
  applyCheck,
  type CartLine,
  type CheckoutObstacle,
  type LicenceCheckResult,
  noticeOf,
  obstaclesOf,
} from '../cart/index.ts';
import { checkOf, type LicenceCheck } from '../products/index.ts';
import type { LineFault } from './lines-of-order.ts';

/** A check that the licence service has to make for a line; undefined where there is nothing to check. */
export const checkOfLine = (line: CartLine): LicenceCheck | undefined =>
  line.licenseRequired && line.licenseKey !== '' ? checkOf(line) : undefined;

/** What came of the checks, by line. */
export type CheckResults = ReadonlyMap<string, LicenceCheckResult>;

/** The order as the server sees it. */
export interface CheckedLines {
  readonly lines: readonly CartLine[];
  readonly faults: readonly LineFault[];
  /** What keeps it from being placed, faults aside (SHP-62 to SHP-66). */
  readonly obstacles: readonly CheckoutObstacle[];
}

const faultOf = (line: CartLine, check: LicenceCheck, result: LicenceCheckResult): LineFault => {
  const notice = noticeOf(check, result);
  const { lineId, articleName: name } = line;
  return { lineId, code: result.message, name, ...(notice.kind === 'error' && { found: notice.found }) };
};

/**
 * Applies what the licence service answered: an update gets its price and loses add-ons that the licence has, failed
 * checks become faults; the rules of the cart then say what keeps the order from being placed. The same rules as in the
 * cart, about lines that the server made.
 */
export const checkLines = (rebuilt: readonly CartLine[], results: CheckResults): CheckedLines => {
  const faults: LineFault[] = [];
  const lines = rebuilt.map((line) => {
    const check = checkOfLine(line);
    const result = results.get(line.lineId);
    if (!check || !result) return line;
    if (!result.isSuccess) faults.push(faultOf(line, check, result));
    return applyCheck(line, check, line.licenseKey, result);
  });
  return { lines, faults, obstacles: obstaclesOf(lines) };
};
