import type { AuditListWords } from './audit-list.ts';

const de: AuditListWords = {
  one: 'Eintrag',
  many: 'Protokoll',
  counted: (count, isOne) => `${count} ${isOne ? 'Eintrag' : 'Einträge'}`,
  fields: { actor: 'Person', entity: 'Bereich', record: 'Datensatz', day: 'Tag', origin: 'Herkunft' },
  choices: { origin: { support: 'Support' } },
  rows: {},
};

const en: AuditListWords = {
  one: 'Entry',
  many: 'Audit log',
  counted: (count, isOne) => `${count} ${isOne ? 'entry' : 'entries'}`,
  fields: { actor: 'Person', entity: 'Area', record: 'Record', day: 'Day', origin: 'Origin' },
  choices: { origin: { support: 'Support' } },
  rows: {},
};

/** What people call the entries of the log and the fields of their list. */
export const auditListWords = { de, en };
