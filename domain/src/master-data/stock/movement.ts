import * as z from 'zod/mini';

/** Why the amount of an article in a branch changes (contract 22). */
export const stockKinds = ['sale', 'return', 'delivery', 'loss', 'count'] as const;
export type StockKind = (typeof stockKinds)[number];

/** What people book; sales and returns come from registers with their receipts. */
export const bookableKinds = ['delivery', 'count', 'loss'] as const satisfies readonly StockKind[];
export type BookableKind = (typeof bookableKinds)[number];

/** What registers report. Counts are booked in the cloud, which knows the amount that they correct. */
export const reportableKinds = ['sale', 'return', 'delivery', 'loss'] as const satisfies readonly StockKind[];
export type ReportableKind = (typeof reportableKinds)[number];

/** Movements per `addStockMovements` at most. */
export const movementsPerPush = 500;

/** The longest time, in milliseconds, by which a register's clock may be ahead of the server's. */
export const clockAheadMs = 24 * 60 * 60 * 1000;

const maxQuantity = 9_999_999_999;
const reason = z.nullish(
  z.string().check(
    z.trim(),
    z.maxLength(200),
    // What a database takes as text.
    z.refine((text) => text.isWellFormed() && !text.includes('\0')),
  ),
);
// A clock that was never set.
const earliest = '2000';

/** A movement that a register reports. `quantity` is in thousandths, without a sign: the kind says where it goes. */
export const reportedMovementSchema = z.object({
  id: z.uuid(),
  articleId: z.uuid(),
  kind: z.enum(reportableKinds),
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
  /** UTC, by the register's clock. */
  madeAt: z.iso.datetime().check(z.refine((at) => at >= earliest)),
  reason,
});
export type ReportedMovement = z.infer<typeof reportedMovementSchema>;

interface Entered {
  readonly kind: BookableKind;
  readonly quantity: unknown;
  readonly reason?: string | null | undefined;
}

/** What the kind of a booking asks for and somebody has not entered; whatever else is wrong with it. */
export const bookingGaps = (entered: Entered): ('quantity' | 'reason')[] => [
  ...(hasQuantity(entered) ? [] : (['quantity'] as const)),
  ...(hasReason(entered) ? [] : (['reason'] as const)),
];

/** A movement that somebody books, with an id of the client's: the second click books nothing. */
export const bookedMovementSchema = z
  .object({
    id: z.uuid(),
    articleId: z.uuid(),
    unitId: z.uuid(),
    kind: z.enum(bookableKinds),
    /** Thousandths; of a count what was found. */
    quantity: z.int().check(z.gte(0), z.lte(maxQuantity)),
    reason,
  })
  .check(z.refine(hasQuantity, { path: ['quantity'] }), z.refine(hasReason, { path: ['reason'] }));
export type BookedMovement = z.infer<typeof bookedMovementSchema>;

/** What becomes of a reported movement. */
export const movementOutcomes = ['stored', 'duplicate', 'rejected'] as const;
export type MovementOutcome = (typeof movementOutcomes)[number];

/** Why a reported movement is not stored; sending it again changes nothing. */
export const movementFaults = ['MALFORMED', 'UNKNOWN_ARTICLE', 'CLOCK_AHEAD', 'CONTENT_DIFFERS'] as const;
export type MovementFault = (typeof movementFaults)[number];

/** Only a count may find nothing. */
function hasQuantity({ kind, quantity }: Entered): boolean {
  return kind === 'count' || quantity !== 0;
}

/** Of a loss somebody says why. */
function hasReason({ kind, reason: why }: Entered): boolean {
  return kind !== 'loss' || Boolean(why?.trim());
}
