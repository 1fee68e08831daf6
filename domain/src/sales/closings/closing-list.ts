import {
  cents,
  choice,
  day,
  device,
  type EntityWords,
  flag,
  type ListedKind,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { closingStates, closingTypes } from './closing-codes.ts';

const fields = {
  zNumber: whole({ isRequired: true, isFiltered: true }),
  type: choice(closingTypes, { isRequired: true, isFiltered: true }),
  state: choice(closingStates, { isRequired: true, isFiltered: true }),
  businessDay: day({ isRequired: true, isFiltered: true }),
  deviceId: device({ isRequired: true, isFiltered: true }),
  operatorName: text({ isFiltered: true }),
  turnover: cents({ isRequired: true, isFiltered: true }),
  cashDifference: cents({ isFiltered: true }),
  /** The cash counted differs from what was expected. */
  hasDifference: flag({ isFiltered: true }),
} as const;

/** By what the list of closings is narrowed; its order is the newest first. */
export const closingList = { fields, title: 'zNumber', statuses: [] } as const satisfies ListedKind;

type Fields = typeof fields;

/** The words of the list's fields. */
export interface ClosingListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof Fields, string>>;
  readonly choices: {
    readonly [Name in 'type' | 'state']: Readonly<Record<Fields[Name]['values'][number], string>>;
  };
}
