import type { AlertKind } from '@tresen/domain/content/notifications';

const kinds: Readonly<Record<AlertKind, string>> = {
  registerOffline: 'Kasse nicht verbunden',
  branchOffline: 'Mehrere Kassen einer Filiale nicht verbunden',
  versionTooOld: 'Kassensoftware zu alt',
  recordsRefused: 'Stammdaten nicht übernommen',
  syncFailed: 'Belege oder Abschlüsse warten auf eine Prüfung',
  closingMissing: 'Tagesabschluss fehlt',
  changesProposed: 'Änderungen an Kassen warten',
  counterGap: 'Lücken in Zählern',
  orderPlaced: 'Neue Bestellung',
  orderAnswered: 'Antwort zu einer Bestellung',
  orderStatusChanged: 'Eigene Bestellung ändert sich',
  licenceEnding: 'Lizenz endet',
  securityDeviceFails: 'TSE gestört',
  securityDeviceWarns: 'TSE braucht Aufmerksamkeit',
  taxNotificationDue: 'Mitteilung ans Finanzamt fällig',
  backupOverdue: 'Sicherung überfällig',
  backupDamaged: 'Sicherung beschädigt',
  ownDataWaits: 'Kasse hat eigene Daten',
  cashDifference: 'Kassendifferenz',
  cancellationMade: 'Großes Storno',
  cancellationsMade: 'Viele Stornos an einem Tag',
  stockLow: 'Meldebestand erreicht',
};

export const de = {
  title: 'Hinweise an Sie',
  intro: 'Nur für Sie, per E-Mail und auf Ihren Geräten. Alle Hinweise stehen weiterhin auch in Tresen.',
  ...kinds,
  all: 'Alle Hinweise',
  NOW: 'Sofort',
  DIGEST: 'Einmal am Tag',
  OFF: 'Nicht',
  byMail: 'Per E-Mail',
  quiet: 'Ruhezeit',
  quietHint:
    'In dieser Zeit kommt nichts. Was dann auffällt, kommt an ihrem Ende zusammen. Zweimal dieselbe Uhrzeit heißt: keine Ruhezeit.',
  quietNone: 'Keine Ruhezeit: Hinweise kommen rund um die Uhr.',
  QUIET_TOO_LONG:
    'Höchstens 23 Stunden. Möchten Sie gar nichts erhalten, wählen Sie oben bei „Alle Hinweise“ „Nicht“.',
  quietFrom: 'Ruhe von',
  quietTo: 'Ruhe bis',
  digestAt: 'Tägliche Zusammenfassung um',
  digestQuiet: (time: string) => `Liegt in der Ruhezeit: Sie kommt an deren Ende, um ${time} Uhr.`,
  save: 'Speichern',
  saved: 'Gespeichert.',
};

export type AlertMailWords = typeof de;
