import type { FieldKind } from '@tresen/domain/kit/entities';

/** What the sentence of a fault may need, written in the reader's language. */
export interface FaultParts {
  /** The kind of field at fault, where it is known. */
  readonly kind: FieldKind | undefined;
  readonly least: string;
  readonly max: string;
  /** What others are called that are meant. */
  readonly names: string;
  /** How many there are beside those names. */
  readonly more: number;
  /** Of a number that somebody gave out: a right one, and where it belongs. */
  readonly example: string;
  readonly country: string;
  readonly state: string;
}
