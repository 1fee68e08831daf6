import {
  choice,
  choices,
  type Entity,
  type EntityWords,
  flag,
  type ListedKind,
  text,
  whole,
} from '../../kit/entities/index.ts';
import { deviceCauses, deviceHealths } from './device-health.ts';
import {
  formFactors,
  operatingStates,
  securityDeviceKinds,
  securityDeviceProviders,
  validationStates,
} from './fiscal-codes.ts';

const fields = {
  serial: text({ isRequired: true, isSorted: true, isFiltered: true }),
  registerName: text({ isRequired: true, isSorted: true, isFiltered: true }),
  unitName: text({ isRequired: true, isSorted: true }),
  health: choice(deviceHealths, { isRequired: true, isFiltered: true }),
  causes: choices(deviceCauses, { isFiltered: true }),
  operatingState: choice(operatingStates, { isRequired: true, isFiltered: true }),
  validationState: choice(validationStates, { isRequired: true, isFiltered: true }),
  kind: choice(securityDeviceKinds, { isRequired: true, isFiltered: true }),
  provider: choice(securityDeviceProviders, { isRequired: true, isFiltered: true }),
  formFactor: choice(formFactors, { isRequired: true, isFiltered: true }),
  bsiId: text({ isFiltered: true }),
  certificateExpiresAt: text({ isSorted: true }),
  remainingSignatures: whole({ isSorted: true, isFiltered: true }),
  firmware: text({ isFiltered: true }),
  hasFirmwareUpdate: flag({ isFiltered: true }),
  lastReportAt: text({ isSorted: true }),
} as const;

/** By what the list of security devices is narrowed and ordered. Inactive ones are no longer in use. */
export const securityDeviceList = {
  fields,
  title: 'registerName',
  statuses: ['active', 'inactive'],
} as const satisfies ListedKind;

/** The words of the list's fields. */
export type SecurityDeviceListWords = EntityWords<Entity<typeof fields>>;
