import type { RecordWords } from '../../kit/entities/index.ts';
import type { configuration } from './configuration.ts';
import { settingWordsEn } from './settings.en.ts';

export const en: RecordWords<typeof configuration> = {
  one: 'Configuration',
  many: 'Configurations',
  counted: (count, isOne) => `${count} ${isOne ? 'configuration' : 'configurations'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'configuration' : 'configurations'}`,
  theOne: 'the configuration',
  fields: {
    name: 'Name',
    key: 'Setting',
    level: 'Applies to',
    deviceId: 'Register',
    fromDay: 'From business day',
    value: 'Value',
  },
  choices: {
    key: settingWordsEn.names,
    level: { company: 'Whole company', branch: 'Branch', register: 'Register' },
  },
  rows: {},
};
