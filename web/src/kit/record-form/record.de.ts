export const de = {
  // The page
  create: (one: string) => `${one} anlegen`,
  copyOf: (name: string) => `${name} (Kopie)`,
  toList: (many: string) => `Zur Liste: ${many}`,
  sections: 'Abschnitte',
  previous: 'Vorheriger Eintrag der Liste',
  next: 'Nächster Eintrag der Liste',
  more: 'Weitere Aktionen',
  duplicate: 'Duplizieren',
  remove: 'Löschen …',
  history: 'Verlauf',
  notFoundTitle: (one: string) => `${one} nicht gefunden`,
  notFoundText: 'Vielleicht wurde der Eintrag gelöscht, oder der Link ist nicht vollständig.',

  // A picture
  choosePicture: 'Bild auswählen',
  otherPicture: 'Anderes Bild',
  removePicture: 'Bild entfernen',

  // The bar
  saveAndNext: 'Speichern und neu',
  saveAndNextKey: 'Strg + Umschalt + S',
  discard: 'Verwerfen',
  takenAt: (at: string) => `Von den Kassen übernommen am ${at}`,
  changedBy: (name: string, at: string) => `Zuletzt geändert von ${name} am ${at}`,
  changedAt: (at: string) => `Zuletzt geändert am ${at}`,
  saved: (one: string, name: string) => `${one} „${name}“ gespeichert.`,
  savedNotOnRegisters: (one: string, name: string) =>
    `${one} „${name}“ gespeichert. Die Kassen müssen die Änderung noch übernehmen.`,

  // What every record has
  use: 'Verwendung',
  status: 'Status',
  isActive: 'Aktiv',
  activeHint: 'Ausgeschaltet bleibt der Eintrag erhalten, steht auf den Kassen aber nicht mehr zur Wahl.',
  active: 'aktiv',
  inactive: 'inaktiv',
  branches: 'Filialen',
  allBranches: 'alle Filialen, auch künftige',
  goneBranch: 'frühere Filiale',
  goneRecord: 'nicht mehr vorhanden',
  nothing: '–',
  yes: 'ja',
  no: 'nein',

  // Rows
  rowAdd: 'Zeile hinzufügen',
  rowUp: (row: string) => `Zeile ${row} nach oben`,
  rowDown: (row: string) => `Zeile ${row} nach unten`,
  rowRemove: (row: string) => `Zeile ${row} entfernen`,

  // Drafts and other people
  restored: 'Ihre letzten Eingaben sind wieder da. Sie sind noch nicht gespeichert.',
  older:
    'Es gibt einen nicht gespeicherten Entwurf von Ihnen. Inzwischen wurde hier etwas anderes gespeichert.',
  compare: 'Vergleichen',
  dropDraft: 'Entwurf löschen',
  outdated: (name: string) => `${name} hat inzwischen eine neue Fassung gespeichert.`,
  gone: 'Der Eintrag wurde inzwischen gelöscht. Ihre Eingaben sind noch da.',
  saveAsNew: 'Als neuen Eintrag speichern',
  marked: 'Der Eintrag ist gelöscht und verschwindet, sobald alle Kassen das übernommen haben.',
  restore: 'Wiederherstellen',
  inTheWay: 'Nicht gespeichert, denn andere Einträge hängen davon ab:',
  andMore: (count: string, isOne: boolean) => `und ${count} ${isOne ? 'weiterer' : 'weitere'}`,
  changeAlong: 'Gemeinsam ändern …',
  unplaced: (faults: string) => `Nicht gespeichert: ${faults}`,

  // Conflict
  conflictText: (name: string, at: string) =>
    `${name} hat am ${at} gespeichert. Wählen Sie bei jedem Unterschied, was gelten soll.`,
  cancel: 'Abbrechen',
  save: 'Speichern',

  // Deleting
  deleteTitle: (one: string, name: string) => `${one} „${name}“ löschen?`,
  deleteRemoved: 'Keine Kasse verwendet den Eintrag: Er wird sofort gelöscht.',
  deleteMarked:
    'Der Eintrag wird nach der nächsten Synchronisation gelöscht. Bis dahin steht er noch auf Kassen.',
  deleteConfirm: 'Löschen',
  close: 'Schließen',
  usersOf: (records: string, field: string) => `${records} mit dieser Angabe bei „${field}“ zeigen`,
  toUnits: 'Zu den Filialen',
  isBack: (one: string, name: string) => `${one} „${name}“ ist wieder da.`,

  // History
  created: 'angelegt',
  updated: 'geändert',
  deleted: 'gelöscht',
  broughtBack: 'wiederhergestellt',
  historyEmpty: 'Noch keine Änderungen.',
  historyLine: (name: string, at: string, what: string) => `${name}, ${at}${what && `: ${what}`}`,
  was: 'vorher',
  became: 'nachher',
  noFields: 'Ohne geänderte Angaben.',
  restoreVersion: 'Diese Fassung wiederherstellen',
  versionFilled: (at: string) => `Die Fassung vom ${at} steht im Formular. Gespeichert ist sie noch nicht.`,
  showOlder: 'Ältere Änderungen zeigen',
};
