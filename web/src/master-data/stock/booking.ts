import {
  type BookableKind,
  type BookedMovement,
  bookedMovementSchema,
  bookingGaps,
} from '@tresen/domain/master-data/stock';

/** What somebody has entered so far. */
export interface BookingDraft {
  readonly kind: BookableKind;
  readonly unitId: string | null;
  /** Thousandths; a text that is no number stays as it was typed. */
  readonly quantity: number | string | null;
  readonly reason: string;
}

/** Entries that the dialog has a box for. */
type BookingField = 'unitId' | 'quantity' | 'reason';

/** A movement that can be booked, or the entries that are wrong. */
export type CheckedBooking =
  | { readonly movement: BookedMovement }
  | { readonly movement?: undefined; readonly wrong: ReadonlySet<BookingField> };

/** Checks what was entered as the server does. */
export const checkBooking = (id: string, articleId: string, draft: BookingDraft): CheckedBooking => {
  const checked = bookedMovementSchema.safeParse({ ...draft, id, articleId, reason: draft.reason || null });
  if (checked.success) return { movement: checked.data };
  const wrong = checked.error.issues.map(({ path }) => path[0] as BookingField);
  return { wrong: new Set([...wrong, ...bookingGaps(draft)]) };
};
