import {
  choice,
  type Entity,
  type EntityWords,
  flag,
  type ListedKind,
  text,
} from '../../kit/entities/index.ts';
import { businessTypes, deviceTypes } from './device-kinds.ts';
import { liveStates } from './live-state.ts';

const fields = {
  name: text({ isRequired: true, isSorted: true, isFiltered: true }),
  unitName: text({ isRequired: true, isSorted: true }),
  liveState: choice(liveStates, { isRequired: true, isFiltered: true }),
  lastPing: text({ isSorted: true }),
  lastReceiptAt: text({ isSorted: true }),
  posVersion: text({ isRequired: true, isSorted: true, isFiltered: true }),
  versionTooOld: flag({ isFiltered: true }),
  hasSyncFailures: flag({ isFiltered: true }),
  isDefault: flag({ isFiltered: true }),
  deviceType: choice(deviceTypes, { isRequired: true, isFiltered: true }),
  businessType: choice(businessTypes, { isRequired: true, isFiltered: true }),
  hardwareSerial: text({ isRequired: true, isFiltered: true }),
} as const;

/** By what the list of linked registers is narrowed and ordered. Orders by time are by the instant. */
export const deviceList = {
  fields,
  title: 'name',
  statuses: ['active', 'inactive'],
} as const satisfies ListedKind;

/** The words of the list's fields. */
export type DeviceListWords = EntityWords<Entity<typeof fields>>;
