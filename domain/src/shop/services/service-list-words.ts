import type { ServiceListWords } from './service-list.ts';

const de: ServiceListWords = {
  one: 'Dienst',
  many: 'Dienste',
  counted: (count, isOne) => `${count} ${isOne ? 'Dienst' : 'Dienste'}`,
  fields: { isEnded: 'Beendet' },
  choices: {},
  rows: {},
};

const en: ServiceListWords = {
  one: 'Service',
  many: 'Services',
  counted: (count, isOne) => `${count} ${isOne ? 'service' : 'services'}`,
  fields: { isEnded: 'Ended' },
  choices: {},
  rows: {},
};

/** What people call services and the fields of their list. */
export const serviceListWords = { de, en };
