import type { BackupListWords } from './backup-list.ts';

export const de: BackupListWords = {
  one: 'Sicherung',
  many: 'Sicherungen',
  counted: (count, isOne) => `${count} ${isOne ? 'Sicherung' : 'Sicherungen'}`,
  fields: {
    fileName: 'Datei',
    state: 'Zustand',
    category: 'Kategorie',
    deviceId: 'Kasse',
    day: 'Tag',
    endedAt: 'Gesichert',
    size: 'Größe',
    isDamaged: 'Beschädigt',
  },
  choices: {
    state: { active: 'Aktiv', archived: 'Archiviert', uploading: 'Wird hochgeladen', deleted: 'Gelöscht' },
    category: { database: 'Datenbank', tse: 'TSE', configuration: 'Konfiguration', log: 'Protokoll' },
  },
  rows: {},
};
