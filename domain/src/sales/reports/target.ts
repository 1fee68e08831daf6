import type { Receipt } from '../receipts/index.ts';

/** Places with a name of their own in each branch. What is taken away or delivered may be named by whoever gets it. */
const seats = ['table', 'room', 'bar'] as const;
type Seat = (typeof seats)[number];

/** A table or another place of a branch. */
export interface SeatKey {
  readonly kind: Seat;
  readonly unitId: string;
  readonly label: string;
}

/**
 * The part that a receipt belongs to by its target: a table, room or bar of its branch; else its kind alone, without the
 * label, which may name a person; '' without a target.
 */
export const targetOf = (
  unitId: string,
  { target }: Pick<Receipt, 'target'>,
): { readonly key: string; readonly name: string } => {
  if (!target) return { key: '', name: '' };
  const { kind } = target;
  const label = target.label.trim();
  if (!isSeat(kind) || label === '') return { key: kind, name: '' };
  return { key: `${kind}:${unitId}:${label}`, name: label };
};

/** Which place of which branch a part is; undefined where it is none. */
export const targetOfKey = (key: string): SeatKey | undefined => {
  const [kind = '', unitId, ...labels] = key.split(':');
  return isSeat(kind) && unitId !== undefined ? { kind, unitId, label: labels.join(':') } : undefined;
};

function isSeat(kind: string): kind is Seat {
  return (seats as readonly string[]).includes(kind);
}
