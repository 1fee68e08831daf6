export const de = {
  retry: 'Noch einmal versuchen',
  failedTitle: 'Das konnte nicht geladen werden',
  codeMissing:
    'Vielleicht fehlt die Verbindung, oder es gibt eine neuere Version: Dann hilft es, die Seite neu zu laden.',
  goneTitle: 'Das gibt es hier nicht (mehr)',
  goneText: 'Vielleicht wurde es gelöscht, oder der Link ist nicht vollständig.',
  refreshFailed: 'Die Anzeige konnte nicht aufgefrischt werden.',
  goneMeanwhile:
    'Das gibt es hier nicht mehr. Sie sehen den letzten bekannten Stand; Änderungen können nicht gespeichert werden.',
  deniedTitle: 'Kein Zugriff',
  deniedText: 'Ihre Rolle erlaubt diesen Bereich nicht. Fragen Sie die Inhaberin oder den Inhaber.',
  loading: 'Wird geladen',
  cancel: 'Abbrechen',
};
