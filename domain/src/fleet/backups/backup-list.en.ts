import type { BackupListWords } from './backup-list.ts';

export const en: BackupListWords = {
  one: 'Backup',
  many: 'Backups',
  counted: (count, isOne) => `${count} ${isOne ? 'backup' : 'backups'}`,
  fields: {
    fileName: 'File',
    state: 'State',
    category: 'Category',
    deviceId: 'Register',
    day: 'Day',
    endedAt: 'Backed up',
    size: 'Size',
    isDamaged: 'Damaged',
  },
  choices: {
    state: { active: 'Active', archived: 'Archived', uploading: 'Uploading', deleted: 'Deleted' },
    category: { database: 'Database', tse: 'Security device', configuration: 'Configuration', log: 'Log' },
  },
  rows: {},
};
