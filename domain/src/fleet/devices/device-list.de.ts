import type { DeviceListWords } from './device-list.ts';

export const de: DeviceListWords = {
  one: 'Kasse',
  many: 'Kassen',
  counted: (count, isOne) => `${count} ${isOne ? 'Kasse' : 'Kassen'}`,
  fields: {
    name: 'Name',
    unitName: 'Filiale',
    liveState: 'Zustand',
    lastPing: 'Zuletzt gesehen',
    lastReceiptAt: 'Letzter Beleg',
    posVersion: 'Version',
    versionTooOld: 'Version zu alt',
    hasSyncFailures: 'Hat Sync-Fehler',
    isDefault: 'Hauptkasse',
    deviceType: 'Gerät',
    businessType: 'Branche',
    hardwareSerial: 'Seriennummer',
  },
  choices: {
    liveState: { online: 'Online', offline: 'Offline', liveOff: 'Live aus', unknown: 'Noch nie gesehen' },
    deviceType: { android: 'Android', desktop: 'Windows' },
    businessType: { retail: 'Handel', hospitality: 'Gastronomie' },
  },
  rows: {},
};
