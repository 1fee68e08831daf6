import type { SyncState } from '@tresen/domain/kit/entities';

interface SyncWords {
  readonly name: string;
  readonly hint: string;
}

export const de: Readonly<Record<SyncState, SyncWords>> = {
  synchronized: { name: 'Synchronisiert', hint: 'Alle Kassen haben den letzten Stand.' },
  needsSync: {
    name: 'Noch nicht auf der Kasse',
    hint: 'Mindestens eine Kasse hat die letzte Änderung noch nicht übernommen.',
  },
  neverSynced: { name: 'Nie synchronisiert', hint: 'Noch keine Kasse hat diesen Eintrag bekommen.' },
  markedForDeletion: {
    name: 'Zum Löschen markiert',
    hint: 'Wird gelöscht, sobald alle Kassen davon wissen.',
  },
  failed: { name: 'Fehlgeschlagen', hint: 'Eine Kasse konnte die letzte Änderung nicht übernehmen.' },
};
