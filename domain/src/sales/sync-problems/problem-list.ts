import { cents, choice, device, type EntityWords, type ListedKind, whole } from '../../kit/entities/index.ts';

/** Kinds of records that can wait for a person. */
const problemKinds = ['receipt', 'closing'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Why a record waits (contract 17). */
const problemReasons = [
  'SUMS_DIFFER',
  'CLOCK_AHEAD',
  'CONTENT_DIFFERS',
  'CURRENCY_DIFFERS',
  'UNSTORABLE',
  'Z_NUMBER_TAKEN',
] as const;
type ProblemReason = (typeof problemReasons)[number];

const fields = {
  reason: choice(problemReasons, { isRequired: true, isFiltered: true }),
  kind: choice(problemKinds, { isRequired: true, isFiltered: true }),
  deviceId: device({ isRequired: true, isFiltered: true }),
  number: whole({ isFiltered: true }),
  gross: cents({ isFiltered: true }),
} as const;

/** By what the lists of sync problems are narrowed; their order is the newest first. */
export const problemList = { fields, title: 'reason', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface ProblemListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
  readonly choices: {
    readonly reason: Readonly<Record<ProblemReason, string>>;
    readonly kind: Readonly<Record<ProblemKind, string>>;
  };
}
