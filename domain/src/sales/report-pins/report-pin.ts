import * as z from 'zod/mini';
import { rangeChoices } from '../dashboards/index.ts';

/** The list whose saved views are reports under a name: only those can be pinned to Home. */
export const reportList = 'salesReports';

/** Reports that a person may pin to Home: each is a question to the server whenever Home opens. */
export const maxPins = 6;

/**
 * A report that a person pins to Home, with the days that it shows there: they follow today, whatever days it was saved
 * with. `place` counts from 0; without one a pinned report stays where it is, and a new one comes last.
 */
export const pinInputSchema = z.object({
  viewId: z.uuid(),
  range: z.enum(rangeChoices),
  place: z.nullish(z.int().check(z.minimum(0), z.maximum(maxPins - 1))),
});

/** The order with one at another place; the others keep theirs among each other. */
export const movedTo = (
  order: readonly string[],
  moved: string,
  place: number | null | undefined,
): readonly string[] => {
  const others = order.filter((one) => one !== moved);
  const at = place ?? (order.includes(moved) ? order.indexOf(moved) : others.length);
  return [...others.slice(0, at), moved, ...others.slice(at)];
};
