import type { LicenceListWords } from './licence-list.ts';

export const de: LicenceListWords = {
  one: 'Lizenz',
  many: 'Lizenzen',
  counted: (count, isOne) => `${count} ${isOne ? 'Lizenz' : 'Lizenzen'}`,
  fields: {
    serial: 'Lizenzschlüssel',
    customerName: 'Kunde',
    appName: 'Programm',
    appType: 'Branche',
    licenceType: 'Edition',
    state: 'Zustand',
    mainVersion: 'Version',
    endsAt: 'Ende',
    isEnding: 'Endet bald',
    isInUse: 'In Gebrauch',
  },
  choices: {
    appType: { gastro: 'Gastronomie', retail: 'Handel', event: 'Veranstaltung' },
    licenceType: { basic: 'Basic', professional: 'Professional' },
    state: {
      active: 'Aktiv',
      inactive: 'Noch nicht aktiviert',
      expired: 'Abgelaufen',
      blocked: 'Gesperrt',
      needsReactivation: 'Muss reaktiviert werden',
    },
  },
  rows: {},
};
