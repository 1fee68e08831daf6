import {
  choice,
  type Entity,
  type EntityWords,
  flag,
  type ListedKind,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { appTypes, licenceStates, licenceTypes } from './licence.ts';

const fields = {
  serial: text({ isRequired: true, isSorted: true, isFiltered: true }),
  customerName: text({ isSorted: true, isFiltered: true }),
  appName: text({ isRequired: true, isFiltered: true }),
  appType: choice(appTypes, { isRequired: true, isFiltered: true }),
  licenceType: choice(licenceTypes, { isRequired: true, isFiltered: true }),
  state: choice(licenceStates, { isRequired: true, isFiltered: true }),
  mainVersion: whole({ isRequired: true, isFiltered: true }),
  endsAt: text({ isSorted: true }),
  /** It ends within `licenceEndingDays`. */
  isEnding: flag({ isFiltered: true }),
  isInUse: flag({ isFiltered: true }),
} as const;

/** By what the list of licences is narrowed and ordered. */
export const licenceList = { fields, title: 'serial', statuses: [] } as const satisfies ListedKind;

/** The words of the list's fields. */
export type LicenceListWords = EntityWords<Entity<typeof fields>>;
