import { choice, device, type EntityWords, flag, type ListedKind } from '../../kit/entities/index.ts';
import { type CounterKind, counterKinds } from './counter-runs.ts';
import { type GapState, gapStates } from './gap-states.ts';

const fields = {
  state: choice(gapStates, { isRequired: true, isFiltered: true }),
  kind: choice(counterKinds, { isRequired: true, isFiltered: true }),
  deviceId: device({ isRequired: true, isFiltered: true }),
  /** Those that have closed, instead of those that remain. */
  isClosed: flag({ isFiltered: true }),
} as const;

/** By what the list of gaps in counters is narrowed; its order is the last found first. */
export const gapList = { fields, title: 'what', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export interface GapListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof typeof fields, string>>;
  readonly choices: {
    readonly state: Readonly<Record<GapState, string>>;
    readonly kind: Readonly<Record<CounterKind, string>>;
  };
}
