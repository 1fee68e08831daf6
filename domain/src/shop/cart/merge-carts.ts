import type { CartLine } from './cart-line.ts';

/**
 * What two tabs or devices made of the same cart, put together: nobody's line is lost, one that either side took away
 * is gone unless the other one changed it, and lines keep their order, new ones of the other side behind.
 * @param base the cart that both began with
 */
export const mergeCarts = (
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] => {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const ids = new Set([...mine, ...theirs].map(({ lineId }) => lineId));
  return [...ids].flatMap((id) => mergedLine(before.get(id), own.get(id), other.get(id)) ?? []);
};

function byId(lines: readonly CartLine[]): ReadonlyMap<string, CartLine> {
  return new Map(lines.map((line) => [line.lineId, line]));
}

/** A line that was in both carts: what one side changed; where both did, mine, with the pieces of both. */
function mergedLine(
  base: CartLine | undefined,
  mine: CartLine | undefined,
  theirs: CartLine | undefined,
): CartLine | undefined {
  // Where nothing differs it is the very same line: what shows it stays as it is.
  if (isSame(base, mine)) return isSame(mine, theirs) ? mine : theirs;
  if (isSame(base, theirs)) return mine;
  if (!mine || !theirs) return mine ?? theirs;
  if (!base || mine.licenceFixed || theirs.licenceFixed) return theirs.licenceFixed ? theirs : mine;
  return { ...mine, quantity: quantityOf(base, mine, theirs) };
}

function isSame(one: CartLine | undefined, other: CartLine | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Pieces that both sides added to a line count on both. */
function quantityOf(base: CartLine, mine: CartLine, theirs: CartLine): number {
  return Math.max(1, mine.quantity + theirs.quantity - base.quantity);
}
