import type { TaxRegistration } from './tax-notifications.queries.ts';

/** A branch that has everything, and one register to report. */
export const registrationFixture: TaxRegistration = {
  ...{ id: 'u1', unitName: 'Markt', country: 'DE', zone: 'Europe/Berlin', systemCount: 1 },
  ...{ reportState: 0, validationState: 0, taskState: 0, due: '2026-12-07', urgency: 1 },
  lastSentOn: null,
  differences: [{ kind: 'systemAdded', name: 'Theke', day: '2026-11-07', due: '2026-12-07' }],
  faults: [],
  form: [{ title: 'Aufzeichnungssystem 1: Theke', fields: [{ name: 'Modell des eAs', value: 'T2' }] }],
  open: null,
  notifications: [],
  taxpayer: { companyId: 'c1', name: 'Krone', legalForm: '16', bornOn: null, businessId: null },
  establishment: {
    ...{
      designation: null,
      street: null,
      houseNumber: null,
      houseNumberSuffix: null,
      additionalAddress: null,
    },
    ...{ zipCode: null, town: null, remarks: null, endedOn: null },
    suggested: {
      ...{ street: 'Markt', houseNumber: '1', houseNumberSuffix: null, zipCode: '80331', town: 'München' },
    },
  },
  systems: [
    {
      ...{ deviceId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', name: 'Theke', kind: 1, serial: 'SN-1' },
      ...{ maker: 'Sunmi', model: 'T2', software: 'Tresen POS', tseId: 's1', tseSerial: 'ab'.repeat(32) },
      ...{ tseStartedOn: '2026-01-10', bsiId: '0362-2019', acquiredOn: '2026-11-07' },
      ...{ commissionedOn: '2026-11-08', decommissionedOn: null, reason: null, remarks: null },
      since: '2026-11-08',
    },
  ],
};
