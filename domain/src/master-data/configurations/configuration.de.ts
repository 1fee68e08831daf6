import type { RecordWords } from '../../kit/entities/index.ts';
import type { configuration } from './configuration.ts';
import { settingWordsDe } from './settings.de.ts';

export const de: RecordWords<typeof configuration> = {
  one: 'Konfiguration',
  many: 'Konfigurationen',
  counted: (count, isOne) => `${count} ${isOne ? 'Konfiguration' : 'Konfigurationen'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'Konfiguration' : 'Konfigurationen'}`,
  theOne: 'die Konfiguration',
  fields: {
    name: 'Name',
    key: 'Einstellung',
    level: 'Gilt für',
    deviceId: 'Kasse',
    fromDay: 'Ab Geschäftstag',
    value: 'Wert',
  },
  choices: {
    key: settingWordsDe.names,
    level: { company: 'Ganzes Unternehmen', branch: 'Filiale', register: 'Kasse' },
  },
  rows: {},
};
