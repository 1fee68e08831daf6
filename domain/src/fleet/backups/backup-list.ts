import {
  choice,
  day,
  device,
  type EntityWords,
  flag,
  type ListedKind,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { backupCategories, backupStates } from './backup-codes.ts';

const fields = {
  fileName: text({ isRequired: true, isSorted: true, isFiltered: true }),
  state: choice(backupStates, { isRequired: true, isFiltered: true }),
  category: choice(backupCategories, { isRequired: true, isFiltered: true }),
  deviceId: device({ isRequired: true, isFiltered: true }),
  /** The day of the branch on which it was made. */
  day: day({ isRequired: true, isFiltered: true }),
  endedAt: text({ isSorted: true }),
  size: whole({ isRequired: true, isSorted: true, max: 2_000_000_000 }),
  /** Its bytes are not what was sent (any more). */
  isDamaged: flag({ isFiltered: true }),
} as const;

/** By what the list of backups is narrowed and ordered. Orders by time are by the instant. */
export const backupList = { fields, title: 'fileName', statuses: [] } as const satisfies ListedKind;

type Listed = typeof fields;

/** The words of the list's fields. */
export interface BackupListWords extends EntityWords {
  readonly fields: Readonly<Record<keyof Listed, string>>;
  readonly choices: {
    readonly [Name in 'state' | 'category']: Readonly<Record<Listed[Name]['values'][number], string>>;
  };
}
