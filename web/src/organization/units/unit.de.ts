export const de = {
  title: 'Filialen',
  units: 'Organisationseinheiten',
  branch: 'Filiale',
  group: 'Gruppe',
  event: 'Veranstaltung',
  warehouse: 'Lager',
  branchHint: 'Verkauft und hat eigene Kassen.',
  groupHint: 'Nur eine Überschrift über anderen.',
  eventHint: 'Verkauft für eine Zeit, zum Beispiel auf einem Fest.',
  warehouseHint: 'Bestand ohne Verkauf.',
  registers,
  counts: (branchCount: number, groupCount: number, registerCount: number) =>
    [branches(branchCount), groupCount > 0 ? groups(groupCount) : '', registers(registerCount)]
      .filter(Boolean)
      .join(' · '),
  branchesBelow: branches,
  create: 'Neue Filiale',
  createTitle: 'Neue Filiale oder Gruppe',
  createBelow: 'Darunter anlegen',
  open: 'Öffnen',
  move: 'Verschieben …',
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren …',
  remove: 'Löschen …',
  history: 'Verlauf',
  more: 'Weitere Aktionen',
  actionsOf: (name: string) => `Aktionen für ${name}`,
  dragOf: (name: string) => `${name} ziehen`,
  foldOf: (name: string) => `${name} zuklappen`,
  unfoldOf: (name: string) => `${name} aufklappen`,
  tree: 'Baum der Organisationseinheiten',
  treeTools: 'Suche im Baum',
  search: 'Name oder Beschreibung suchen',
  openAll: 'Alle aufklappen',
  closeAll: 'Alle zuklappen',
  noMatchTitle: 'Nichts gefunden',
  noMatchText: 'Kein Name und keine Beschreibung passt zu Ihrer Suche.',
  resetSearch: 'Suche zurücksetzen',
  emptyTitle: 'Noch keine Filiale',
  emptyText:
    'Legen Sie Ihre erste Filiale an. Gruppen fassen später mehrere zusammen, zum Beispiel nach Region oder Marke.',
  keysTitle: 'Mit der Tastatur',
  keys: [
    'Pfeiltasten, Pos1, Ende',
    'Buchstaben',
    'Enter',
    'Alt + Pfeiltaste',
    'Strg + X, dann Strg + V',
    'Umschalt + F10',
    'Entf',
  ],
  keyMeanings: [
    'durch den Baum gehen; rechts und links klappen auf und zu',
    'zum nächsten Namen springen',
    'öffnen',
    'verschieben: auf, ab, unter die vorige, eine Ebene höher',
    'ausschneiden und unter eine andere setzen; Esc bricht ab',
    'Menü mit allen Aktionen',
    'löschen',
  ],
  live: 'aktiv',
  notLive: 'keine aktive Kasse',
  inactive: 'Inaktiv',
  cut: (name: string) => `„${name}“ ist ausgeschnitten. Strg + V setzt sie unter die gewählte Einheit.`,
  moved: (name: string, parent: string | null) =>
    parent === null ? `„${name}“ steht jetzt ganz oben.` : `„${name}“ steht jetzt unter „${parent}“.`,
  reordered: (name: string) => `„${name}“ ist verschoben.`,
  movedBack: (name: string) => `„${name}“ steht wieder am alten Platz.`,
  cannotMove: 'Dorthin geht es nicht weiter.',
  dropInto: (name: string) => `In „${name}“`,
  moveTitle: (name: string) => `„${name}“ verschieben`,
  moveParent: 'Gehört zu',
  movePosition: 'Platz',
  first: 'An erster Stelle',
  after: (name: string) => `Hinter „${name}“`,
  moveNow: 'Verschieben',
  top: 'Ganz oben',
  cancel: 'Abbrechen',
  back: 'Alle Filialen',
  notFoundTitle: 'Diese Organisationseinheit gibt es nicht',
  notFoundText: 'Vielleicht wurde sie gelöscht, oder der Link ist nicht vollständig.',
  general: 'Allgemein',
  name: 'Name',
  description: 'Beschreibung',
  descriptionHint: 'Zum Beispiel Anfahrt oder Ansprechpartner, für Sie und Ihr Team.',
  type: 'Art',
  parent: 'Gehört zu',
  parentHint: 'Leer: ganz oben.',
  organization: 'Organisation',
  organizationHint: 'Firma, zu der die Einheit gehört.',
  businessDay: 'Land und Geschäftstag',
  country: 'Land',
  DE: 'Deutschland',
  AT: 'Österreich',
  ES: 'Spanien',
  CH: 'Schweiz',
  countryHint: (currency: string) => `Bestimmt Währung (${currency}) und Steuersätze.`,
  zone: 'Zeitzone',
  cutOff: 'Tageswechsel',
  cutOffHint: 'Verkäufe vor dieser Uhrzeit zählen zum Vortag. Zwischen 00:00 und 12:00 Uhr.',
  openingHours: 'Öffnungszeiten',
  openingHoursHint:
    'Zum Beispiel 9–14, 17:30–1. Eine Zeit, die früher endet als sie beginnt, geht in den nächsten Tag. Leer ist geschlossen.',
  closed: 'Geschlossen',
  copyMonday: 'Montag für alle Tage übernehmen',
  copyHours: 'Für andere Filialen übernehmen …',
  copyHoursTitle: (name: string) => `Öffnungszeiten von „${name}“ übernehmen`,
  copyHoursNone:
    'Hier stehen keine Öffnungszeiten. Bei den gewählten Filialen werden sie entfernt, auch die geschlossenen Tage.',
  copyHoursUnsaved: (name: string) =>
    `Übernommen wird, was im Formular steht. Für „${name}“ selbst gilt es erst, wenn Sie dort speichern.`,
  copyClosedDays: 'Auch die geschlossenen Tage',
  closedDaysKept: 'Jede Filiale behält ihre eigenen.',
  closedDaysReplaced: (days: string) =>
    days === ''
      ? 'Hier stehen keine: Die der gewählten Filialen werden entfernt.'
      : `Ersetzen die der gewählten Filialen: ${days}`,
  copyHoursTo: 'Filialen',
  hoursNone: 'Noch keine Öffnungszeiten',
  hoursSame: 'Hat sie schon',
  hoursNow: (hours: string) => `Jetzt ${hours}`,
  hoursGiven: (count: number, replaced: number) =>
    count === 0
      ? 'Bitte wählen Sie Filialen, die andere Öffnungszeiten haben.'
      : `${count === 1 ? '1 Filiale bekommt' : `${count} Filialen bekommen`} diese Öffnungszeiten${replacing(count, replaced)}`,
  hoursTaken: (count: number) =>
    count === 0
      ? 'Bitte wählen Sie Filialen, die Öffnungszeiten haben.'
      : `Bei ${branches(count)} werden die Öffnungszeiten entfernt.`,
  copyHoursNow: 'Übernehmen',
  copyHoursStale: (name: string) =>
    `Jemand hat „${name}“ inzwischen geändert oder gelöscht. Es ist nichts gespeichert: Bitte sehen Sie die Filialen noch einmal durch.`,
  hoursCopied: (count: number) => `Öffnungszeiten für ${branches(count)} gespeichert.`,
  hoursPutBack: 'Die Öffnungszeiten sind wieder wie vorher.',
  closedDays: 'Geschlossene Tage',
  closedDaysHint: 'Ein Tag oder eine Zeit je Zeile, zum Beispiel 24.12.2026 oder 24.12.2026–6.1.2027.',
  OPENING_HOURS_WRONG: 'Bitte schreiben Sie Zeiten wie 9–14, 17:30–1',
  OPENING_HOURS_MISSING: 'Bitte schreiben Sie auch, wann geöffnet ist',
  OPENING_HOURS_OVERLAP: 'Zwei Öffnungszeiten überschneiden sich',
  CLOSED_DAY_WRONG: 'Bitte schreiben Sie Tage wie 24.12.2026, höchstens 100',
  laterOnly:
    'Die Änderung gilt für Verkäufe ab jetzt. Bisherige Geschäftstage und ihre Zahlen bleiben, wie sie sind.',
  draftRestored: 'Ihre nicht gespeicherten Eingaben sind wieder da.',
  saved: (name: string) => `„${name}“ ist gespeichert.`,
  created: (name: string) => `„${name}“ ist angelegt.`,
  facts: 'Stand',
  status: 'Zustand',
  active: 'Aktiv',
  currency: 'Währung',
  database: 'Datenbank',
  noDatabase: 'Kommt mit der ersten Kasse',
  registersTitle: 'Kassen',
  noRegisters: 'Hier ist noch keine Kasse verbunden.',
  connect: 'Kasse verbinden',
  allRegisters: 'Alle Kassen',
  online: 'Online',
  offline: 'Offline',
  liveOff: 'Live aus',
  neverSeen: 'Noch nie gesehen',
  UNIT_NAME_MISSING: 'Organisationseinheiten brauchen einen Namen',
  UNIT_NAME_TAKEN: 'Eine Organisationseinheit verwendet diesen Namen bereits',
  UNIT_NAME_TOO_LONG: 'Höchstens 100 Zeichen',
  UNIT_DESCRIPTION_TOO_LONG: 'Höchstens 500 Zeichen',
  UNIT_TYPE_UNKNOWN: 'Bitte wählen Sie die Art',
  UNIT_TYPE_LINKED: 'Hier gibt es Kassen, Umsätze oder eigene Stammdaten. Eine Gruppe hat nichts davon.',
  UNIT_TYPE_UNFIT: 'Was darunter steht, passt nicht zu dieser Art.',
  UNIT_PARENT_UNKNOWN: 'Diese Einheit gibt es nicht mehr. Bitte wählen Sie eine andere.',
  UNIT_PARENT_WITHIN: 'Eine Einheit kann nicht unter sich selbst stehen.',
  UNIT_PARENT_UNFIT: 'Dort kann sie nicht stehen: Filialen und Gruppen gehören in Gruppen.',
  UNIT_TREE_TOO_DEEP: 'Der Baum hat höchstens acht Ebenen.',
  ZONE_UNKNOWN: 'Bitte wählen Sie eine Zeitzone',
  CUT_OFF_OUT_OF_RANGE: 'Bitte eine Uhrzeit zwischen 00:00 und 12:00',
  COUNTRY_UNKNOWN: 'Bitte wählen Sie das Land',
  ORGANIZATION_UNKNOWN: 'Diese Organisation gibt es nicht mehr.',
  CURRENCY_FIXED: 'Hier gibt es schon Umsätze: Die Währung lässt sich nicht mehr ändern.',
  none: '–',
  deactivateTitle: (name: string) => `„${name}“ deaktivieren?`,
  deactivateText: (count: number) =>
    count === 0
      ? 'Solange sie inaktiv ist, lässt sich hier keine Kasse verbinden. Ihre Zahlen bleiben.'
      : count === 1
        ? 'Ihre Kasse wird mit ihr inaktiv: Sie bekommt keine Stammdaten und überträgt keine Belege. Was sie verkauft, behält sie und sendet es, sobald die Filiale wieder aktiv ist. Die Zahlen bleiben.'
        : `Ihre ${count} Kassen werden mit ihr inaktiv: Sie bekommen keine Stammdaten und übertragen keine Belege. Was sie verkaufen, behalten sie und senden es, sobald die Filiale wieder aktiv ist. Die Zahlen bleiben.`,
  deactivateNow: 'Deaktivieren',
  deactivated: (name: string) => `„${name}“ ist inaktiv.`,
  activated: (name: string) => `„${name}“ ist wieder aktiv.`,
  deactivateFailed: 'Fehler beim Deaktivieren der Organisationseinheiten',
  isInactive: 'Diese Einheit ist inaktiv: Ihre Kassen werden nicht eingelassen.',
  deleteTitle: (name: string) => `„${name}“ löschen?`,
  deleteFree: 'Sie hat keine Kassen, keine Belege und keine eigenen Stammdaten.',
  deleteBlocked: 'Die Organisationseinheit kann nicht gelöscht werden, bis alle anderen Daten gelöscht sind',
  deleteBlockedHint: 'Verschieben oder löschen Sie zuerst, was darunter steht, und trennen Sie ihre Kassen.',
  toReports: 'Zu den Meldungen dieser Einheit',
  deleteReports:
    'Meldungen an das Finanzamt müssen erhalten bleiben: Diese Einheit lässt sich nicht löschen.',
  deleteVendor: 'Zu ihr gibt es Daten. Bitte wenden Sie sich an den Anbieter, um sie zu löschen.',
  deleteRecordsFirst:
    'Zu ihr gibt es Datensätze, die nur sie hat. Löschen Sie diese zuerst oder geben Sie sie einer anderen Filiale; danach lässt sich die Filiale löschen.',
  deleteAnywayText:
    'Zu ihr gibt es Daten. Wenn Sie trotzdem löschen, gehen die Stammdaten verloren, die nur ihr gehören. Belege, Abschlüsse, TSE-Daten und Berichte bleiben für die Dauer der Aufbewahrung erhalten.',
  deleteNow: 'Löschen',
  deleteAnyway: 'Trotzdem löschen',
  deleted: (name: string) => `„${name}“ ist gelöscht.`,
  close: 'Schließen',
  useChildren: (count: string, isOne: boolean) =>
    isOne ? '1 Einheit darunter' : `${count} Einheiten darunter`,
  useRegisters: (count: string, isOne: boolean) =>
    isOne ? '1 verbundene Kasse' : `${count} verbundene Kassen`,
  useElsterReports: (count: string, isOne: boolean) =>
    isOne ? '1 Meldung an das Finanzamt' : `${count} Meldungen an das Finanzamt`,
  useReceipts: (count: string, isOne: boolean) => (isOne ? '1 Beleg' : `${count} Belege`),
  useClosings: (count: string, isOne: boolean) => (isOne ? '1 Abschluss' : `${count} Abschlüsse`),
  useRecords: (count: string, isOne: boolean) =>
    isOne ? '1 Datensatz, den nur sie hat' : `${count} Datensätze, die nur sie hat`,
  historyEmpty: 'Noch keine Änderung.',
  showOlder: 'Ältere zeigen',
  was: 'vorher',
  became: 'jetzt',
};

function replacing(count: number, replaced: number): string {
  if (replaced === 0) return '.';
  return replaced === count ? ' statt ihrer jetzigen.' : `, ${replaced} davon statt ihrer jetzigen.`;
}

function registers(count: number): string {
  return count === 1 ? '1 Kasse' : `${count} Kassen`;
}

function branches(count: number): string {
  return count === 1 ? '1 Filiale' : `${count} Filialen`;
}

function groups(count: number): string {
  return count === 1 ? '1 Gruppe' : `${count} Gruppen`;
}
