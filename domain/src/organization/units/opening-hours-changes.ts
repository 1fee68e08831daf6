import * as z from 'zod/mini';
import { inOrder, type OpeningHours, openingHoursSchema } from './opening-hours.ts';

/** Units that are given opening hours at once. */
const maxUnits = 1_000;

const unitsWrong = 'OPENING_HOURS_UNITS';

/**
 * Opening hours for units, null for none, each in the version that was looked at. Several groups, since each unit keeps
 * closed days of its own. A unit stands in one of them.
 */
export const openingHoursChangesSchema = z
  .array(
    z.object({
      openingHours: z.nullable(openingHoursSchema),
      units: z.array(z.object({ id: z.uuid(), version: z.int() })).check(z.minLength(1, unitsWrong)),
    }),
  )
  .check(
    z.minLength(1, unitsWrong),
    z.refine((changes) => {
      const ids = changes.flatMap(({ units }) => units.map(({ id }) => id.toLowerCase()));
      return ids.length <= maxUnits && new Set(ids).size === ids.length;
    }, unitsWrong),
  );
export type OpeningHoursChange = z.infer<typeof openingHoursChangesSchema>[number];

/** What is copied from one branch to others. */
export interface CopiedHours {
  /** Null: the branch has said nothing. */
  readonly hours: OpeningHours | null;
  /** Closed days go along; else each branch keeps its own. */
  readonly withClosedDays: boolean;
}

/** The hours of a branch once those of another are copied to it. Null: none, so that closed days go, too. */
export const copiedHours = (
  { hours, withClosedDays }: CopiedHours,
  before: OpeningHours | null,
): OpeningHours | null =>
  hours && { spans: hours.spans, closedDays: withClosedDays ? hours.closedDays : (before?.closedDays ?? []) };

/** Whether both are the same, in whatever order they are written. */
export const isSameHours = (one: OpeningHours | null, other: OpeningHours | null): boolean =>
  one === null || other === null
    ? one === other
    : JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
