import type { DeviceListWords } from './device-list.ts';

export const en: DeviceListWords = {
  one: 'Register',
  many: 'Registers',
  counted: (count, isOne) => `${count} ${isOne ? 'register' : 'registers'}`,
  fields: {
    name: 'Name',
    unitName: 'Branch',
    liveState: 'Status',
    lastPing: 'Last seen',
    lastReceiptAt: 'Last receipt',
    posVersion: 'Version',
    versionTooOld: 'Version too old',
    hasSyncFailures: 'Has sync failures',
    isDefault: 'Main register',
    deviceType: 'Device',
    businessType: 'Business type',
    hardwareSerial: 'Serial number',
  },
  choices: {
    liveState: { online: 'Online', offline: 'Offline', liveOff: 'Live off', unknown: 'Never seen' },
    deviceType: { android: 'Android', desktop: 'Windows' },
    businessType: { retail: 'Retail', hospitality: 'Hospitality' },
  },
  rows: {},
};
