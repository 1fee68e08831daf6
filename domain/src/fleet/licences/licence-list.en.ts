import type { LicenceListWords } from './licence-list.ts';

export const en: LicenceListWords = {
  one: 'Licence',
  many: 'Licences',
  counted: (count, isOne) => `${count} ${isOne ? 'licence' : 'licences'}`,
  fields: {
    serial: 'Licence key',
    customerName: 'Customer',
    appName: 'Program',
    appType: 'Business type',
    licenceType: 'Edition',
    state: 'Status',
    mainVersion: 'Version',
    endsAt: 'Expires',
    isEnding: 'Expiring soon',
    isInUse: 'In use',
  },
  choices: {
    appType: { gastro: 'Hospitality', retail: 'Retail', event: 'Event' },
    licenceType: { basic: 'Basic', professional: 'Professional' },
    state: {
      active: 'Active',
      inactive: 'Not activated yet',
      expired: 'Expired',
      blocked: 'Blocked',
      needsReactivation: 'Needs reactivation',
    },
  },
  rows: {},
};
