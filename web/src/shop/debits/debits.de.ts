import type { CreditorFault, DebitObstacle, DebitState, ReturnReason } from '@tresen/domain/shop/debits';

const returnReasons: Readonly<Record<ReturnReason, string>> = {
  AC01: 'Kontonummer falsch (AC01)',
  AC04: 'Konto aufgelöst (AC04)',
  AC06: 'Konto gesperrt (AC06)',
  AM04: 'Konto nicht gedeckt (AM04)',
  MD01: 'Kein gültiges Mandat (MD01)',
  MD06: 'Widerspruch des Kunden (MD06)',
  MD07: 'Kontoinhaber verstorben (MD07)',
  MS02: 'Vom Kunden abgelehnt (MS02)',
  MS03: 'Ohne Angabe von Gründen (MS03)',
  OTHER: 'Anderer Grund',
};

const states: Readonly<Record<DebitState, string>> = {
  collected: 'Eingezogen',
  withdrawn: 'Zurückgezogen',
  returned: 'Zurückgegeben',
};

const obstacles: Readonly<Record<DebitObstacle, string>> = {
  notByDebit: 'Diese Bestellung wird nicht per Lastschrift bezahlt.',
  nothingDue: 'Es ist nichts zu bezahlen.',
  notInWork: 'Einziehen können Sie, sobald die Bestellung in Bearbeitung oder abgeschlossen ist.',
  underWay: '',
  bicMissing: 'Das Konto liegt außerhalb des EWR, und der BIC der Bank fehlt.',
  unreadable: 'Die Bankverbindung lässt sich nicht mehr entschlüsseln.',
};

const faults: Readonly<Record<CreditorFault, string>> = {
  REQUIRED: 'Bitte ausfüllen.',
  UNREADABLE: 'Bitte in lateinischen Buchstaben: Banken lesen keine anderen.',
  CREDITOR_ID: 'Diese Gläubiger-ID stimmt nicht. Bitte vergleichen Sie sie mit dem Schreiben der Bundesbank.',
  IBAN: 'Diese IBAN stimmt nicht, oder das Land nimmt nicht an SEPA teil.',
  BIC: 'Dieser BIC stimmt nicht oder gehört zu einem anderen Land als die IBAN.',
  NOTICE_DAYS: 'Bitte zwischen 1 und 14 Tagen.',
};

export const de = {
  /** Why the whole file was not made; somebody else may have been quicker. */
  notPossible: (number: string, reason: unknown) =>
    `Bestellung ${number}: ${refusedFor(reason) || 'Sie lässt sich nicht einziehen.'} Es wurde nichts eingezogen.`,
  title: 'Lastschriften',
  back: 'Bestellungen meiner Kunden',
  views: 'Ansicht',
  open: 'Einzuziehen',
  files: 'Dateien',
  creditorLink: 'Gläubigerdaten',
  one: '1 Bestellung zum Einziehen',
  total: (count: string) => `${count} Bestellungen zum Einziehen`,
  oneFile: '1 Datei',
  totalFiles: (count: string) => `${count} Dateien`,
  number: 'Bestellung',
  placedAt: 'Bestellt am',
  buyer: 'Besteller',
  account: 'Konto',
  accountEnd: (end: string) => `IBAN … ${end}`,
  invoice: 'Rechnung',
  amount: 'Betrag',
  again: (reason: string) => `Kam zurück: ${reason}`,
  collect: 'Einziehen',
  pick: 'Auswählen',
  missingTitle: 'Wer zieht ein?',
  missingText:
    'Bevor Sie einziehen können, tragen Sie Ihre Gläubigerdaten ein: Gläubiger-ID, Konto und Anschrift. Bis dahin bietet der Shop auch keine Lastschrift an.',
  enterCreditor: 'Gläubigerdaten eintragen',
  emptyTitle: 'Nichts einzuziehen',
  emptyText:
    'Bestellungen, die Ihre Kunden per Lastschrift bezahlen, stehen hier, sobald sie in Bearbeitung oder abgeschlossen sind.',
  noFilesTitle: 'Noch keine Datei',
  noFilesText: 'Jeder Einzug wird eine Datei, die Sie im Onlinebanking Ihrer Bank einreichen.',
  collectTitle: (count: number) =>
    count === 1 ? '1 Bestellung einziehen' : `${count} Bestellungen einziehen`,
  collectText: (sum: string) =>
    `Es entsteht eine Datei über ${sum}, die Sie Ihrer Bank einreichen. Ihre Kunden bekommen die Ankündigung jetzt per E-Mail.`,
  collectOn: 'Einzug am',
  collectOnHint: (earliest: string, latest: string) =>
    `Ein Bankarbeitstag vom ${earliest} bis ${latest}. Wird das Feld geleert, gilt der erste.`,
  badDay: 'An diesem Tag geht es nicht. Bitte wählen Sie einen Bankarbeitstag in der genannten Zeit.',
  passwordHint: 'Zur Sicherheit: Es geht um Bankverbindungen Ihrer Kunden.',
  collectNow: 'Datei erstellen',
  collected: (name: string) => `„${name}“ ist erstellt. Bitte reichen Sie die Datei bei Ihrer Bank ein.`,
  notLoaded: 'Die Datei ist erstellt, aber nicht geladen. Sie finden sie unter „Dateien“.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  file: 'Datei',
  fileTitle: (number: string) => `Datei ${number}`,
  due: 'Fällig am',
  count: 'Anzahl',
  madeBy: 'Erstellt von',
  made: (day: string, name: string) => `${day} von ${name}`,
  state: 'Stand',
  fileMade: 'Erstellt',
  fileWithdrawn: 'Zurückgezogen',
  fileReturned: (count: number) => (count === 1 ? '1 kam zurück' : `${count} kamen zurück`),
  download: 'Herunterladen',
  downloadTitle: (number: string) => `Datei ${number} herunterladen`,
  downloadText: 'Es ist immer dieselbe Datei. Bitte reichen Sie sie nur einmal ein.',
  loaded: (name: string) => `„${name}“ wurde geladen.`,
  withdraw: 'Datei zurückziehen',
  withdrawTitle: (number: string) => `Datei ${number} zurückziehen?`,
  withdrawText:
    'Nur, wenn Sie die Datei noch nicht bei der Bank eingereicht haben. Die Bestellungen lassen sich danach neu einziehen, und Ihre Kunden lesen in einer E-Mail, dass die Lastschrift entfällt.',
  withdrawn: (number: string) => `Die Datei ${number} ist zurückgezogen.`,
  withdrawnBy: (day: string, name: string) => `Zurückgezogen am ${day} von ${name}`,
  debitsOf: 'Lastschriften der Datei',
  states,
  returnReasons,
  obstacles,
  faults,
  panel: 'Lastschrift',
  none: 'Noch nicht eingezogen.',
  dueOn: (amount: string, day: string) => `${amount}, fällig am ${day}`,
  inFile: (file: string, day: string, name: string) => `Datei ${file}, erstellt am ${day} von ${name}`,
  returnedBy: (reason: string, day: string, name: string) => `${reason}, vermerkt am ${day} von ${name}`,
  showAccount: 'Bankverbindung anzeigen',
  showTitle: 'Bankverbindung',
  showText: 'Dass Sie sie ansehen, steht im Protokoll.',
  show: 'Anzeigen',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  mandate: 'Mandatsreferenz',
  signedOn: 'Mandat vom',
  creditorId: 'Gläubiger-ID',
  return: 'Rücklastschrift vermerken',
  returnTitle: (number: string) => `Rücklastschrift: ${number}`,
  returnText: 'Danach lässt sich die Bestellung neu einziehen.',
  reason: 'Grund laut Kontoauszug',
  note: 'Notiz',
  noteHint: 'Zum Beispiel: Gebühr der Bank. Der Kunde liest sie nicht.',
  returned: 'Die Rücklastschrift ist vermerkt.',
  restore: 'Doch nicht zurückgegeben',
  restored: 'Der Vermerk ist zurückgenommen.',
  creditorTitle: 'Gläubigerdaten',
  creditorText:
    'So steht der Einzug im Mandat Ihrer Kunden und in der Datei für Ihre Bank. Die Gläubiger-ID vergibt in Deutschland die Bundesbank; außerdem braucht es eine Vereinbarung mit Ihrer Bank über den Lastschrifteinzug.',
  whoTitle: 'Zahlungsempfänger',
  moneyTitle: 'Konto',
  mandateTitle: 'Mandat und Ankündigung',
  confirmTitle: 'Bestätigung',
  name: 'Name',
  nameHint: 'Wie ihn Ihre Kunden auf dem Kontoauszug lesen.',
  creditorIdHint: 'Zum Beispiel DE98 ZZZ0 9999 9999 99',
  ibanHint: 'Auf dieses Konto geht das Geld.',
  bicHint: 'Nur, wenn Ihre Bank ihn verlangt.',
  address: 'Straße und Hausnummer',
  zipCode: 'PLZ',
  city: 'Ort',
  country: 'Land',
  noticeDays: 'Ankündigung in Tagen',
  noticeDaysHint:
    'So viele Tage vor dem Einzug wird er angekündigt. Üblich sind 14; weniger steht im Mandat, dem der Kunde zustimmt.',
  noteDe: 'Zusatz zum Mandat (deutsch)',
  noteEn: 'Zusatz zum Mandat (englisch)',
  noteMandateHint: 'Steht unter dem Text des Mandats. Bleibt leer, wenn nichts fehlt.',
  savePasswordHint: 'Wer das Konto ändert, bekommt das Geld. Deshalb fragen wir nach Ihrem Passwort.',
  save: 'Speichern',
  saved: 'Die Gläubigerdaten sind gespeichert.',
};

/** What every language has to say. */
export type DebitTexts = typeof de;

function refusedFor(reason: unknown): string {
  return reason === 'underWay'
    ? 'Für sie läuft schon eine Lastschrift.'
    : (obstacles[reason as DebitObstacle] ?? '');
}
