import type { ButtonTarget, FillSource } from '@tresen/domain/master-data/buttons/grid';
import type { FactsByTarget, TargetFacts } from './targets.ts';

/** Kinds of records that buttons name. */
export const recordTargets = ['article', 'category', 'buttonCategory', 'room'] as const;
export type RecordTarget = (typeof recordTargets)[number];

/** Something that can be laid on a cell. */
export interface PaletteItem extends TargetFacts {
  readonly target: ButtonTarget;
}

/** All articles and groups, with what their buttons show. */
export interface PaletteStock extends FillSource {
  readonly facts: FactsByTarget;
}

export interface PalettePage {
  readonly items: readonly PaletteItem[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** Where records come from that may lie on buttons. */
export interface PaletteSource {
  /** Tells its answers from those of another; part of the key under which they are kept. */
  readonly key: string;
  /** Whose buttons these are. */
  readonly templateId: string;
  /** The branches whose registers show the buttons; null for all. */
  readonly unitIds: readonly string[] | null;
  /** Since when there are such buttons. */
  readonly createdAt: string;
  /** @throws {RequestError} */
  readonly find: (
    kind: RecordTarget,
    text: string,
    after: string | null,
    first: number,
  ) => Promise<PalettePage>;
  /** All articles and groups, for autofill and to find those without a button. @throws {RequestError} */
  readonly all: (onRead: (count: number) => void) => Promise<PaletteStock>;
}
