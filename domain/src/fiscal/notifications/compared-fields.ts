import type { Establishment, RecordingSystem, Taxpayer } from './notification-content.ts';

/** What of a recording system is told again when it changes. */
export const systemFields = [
  'kind',
  'software',
  'serial',
  'maker',
  'model',
  'bsiId',
  'tseForm',
  'acquiredOn',
  'commissionedOn',
] as const satisfies readonly (keyof RecordingSystem)[];

/** What of an establishment makes its address another one. */
export const addressFields = [
  'designation',
  'street',
  'houseNumber',
  'houseNumberSuffix',
  'additionalAddress',
  'zipCode',
  'town',
] as const satisfies readonly (keyof Establishment)[];

/** What of the taxpayer is told again when it changes. */
export const taxpayerFields = [
  'name',
  'legalForm',
  'taxNumber',
  'firstName',
  'lastName',
] as const satisfies readonly (keyof Taxpayer)[];
