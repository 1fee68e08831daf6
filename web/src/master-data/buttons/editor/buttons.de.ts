export const de = {
  // kinds of targets
  article: 'Artikel',
  category: 'Gruppe',
  buttonCategory: 'Tastenkategorie',
  room: 'Raum',
  function: 'Funktion',
  favourites1: 'Favoriten 1',
  favourites2: 'Favoriten 2',
  favourites: 'Favoriten',
  gone: 'nicht mehr da',
  goneButtons: (count: number, shown: string): string =>
    count === 1
      ? 'Eine Taste steht für etwas, das es nicht mehr gibt: Kassen zeigen sie nicht.'
      : `${shown} Tasten stehen für etwas, das es nicht mehr gibt: Kassen zeigen sie nicht.`,
  removeThem: 'Entfernen',
  apps: 'Geräte',
  // stage
  stage: 'Tasten',
  layers: 'Ebenen',
  layer: (number: string) => `Ebene ${number}`,
  sideBySide: 'Ebenen nebeneinander',
  place: (row: string, column: string) => `Zeile ${row}, Spalte ${column}`,
  empty: 'leer',
  size: (columns: string, rows: string) => `${columns} × ${rows} Felder`,
  instructions:
    'Pfeiltasten gehen von Feld zu Feld. Eingabetaste öffnet die Auswahl für dieses Feld, Buchstaben suchen gleich. Strg mit Pfeiltasten verschiebt, Alt mit Pfeiltasten ändert die Größe, Umschalt mit Pfeiltasten wählt mehrere. Fragezeichen zeigt alle Tasten.',
  keysLine:
    'Pfeile: bewegen · Eingabe oder Buchstaben: belegen · Strg+Pfeile: verschieben · Alt+Pfeile: Größe · Umschalt+Pfeile: auswählen · Entf: leeren · Strg+Z: rückgängig · ?: alle Tasten',
  sum: (buttons: string, free: string) => `${buttonsOf(buttons)}, ${placesOf(free)} frei`,
  aimAt: (place: string) => `${place}: Wählen Sie in der Liste, was hier liegen soll.`,
  // toolbar
  tools: 'Werkzeuge',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  remove: 'Taste leeren',
  look: 'Beschriftung und Farbe',
  copy: 'Kopieren',
  paste: 'Einfügen',
  copyLayer: 'Ebene kopieren …',
  selectAll: 'Alle Tasten der Ebene auswählen',
  layout: 'Raster …',
  presets: 'Vorlage …',
  autofill: 'Automatisch füllen …',
  preview: 'Vorschau an der Kasse',
  showHeat: 'Verkäufe zeigen',
  hideHeat: 'Verkäufe nicht mehr zeigen',
  keys: 'Tasten zeigen',
  more: 'Mehr zu den Tasten',
  // palette
  palette: 'Auswahl',
  searchPalette: 'Artikel, Gruppe oder Funktion suchen',
  paletteAt: (place: string) => `Auswahl für ${place}`,
  kinds: 'Was Tasten tun',
  all: 'Alles',
  articles: 'Artikel',
  categories: 'Gruppen',
  buttonCategories: 'Tastenkategorien',
  rooms: 'Räume',
  functions: 'Funktionen',
  missing: 'Ohne Taste',
  onGrid: 'liegt schon auf einer Taste',
  nothingFound: 'Nichts gefunden. Zur Wahl steht, was es in allen Filialen der Oberfläche gibt.',
  nothingMissing: 'Jeder Artikel, den es in allen Filialen der Oberfläche gibt, hat eine Taste.',
  searching: 'Wird gesucht …',
  searchFailed: 'Die Suche ist fehlgeschlagen.',
  retry: 'Erneut versuchen',
  inHand: (name: string) => `${name}: Wählen Sie jetzt ein Feld.`,
  putDown: 'Ablegen',
  // inspector
  nothingChosen: 'Keine Taste ausgewählt',
  nothingChosenText:
    'Ziehen Sie etwas auf ein Feld, oder tippen Sie erst auf die Auswahl und dann auf das Feld.',
  manyChosen: (count: string) => `${buttonsOf(count)} ausgewählt`,
  label: 'Eigene Beschriftung',
  colour: 'Eigene Farbe',
  labelTooLong: (max: string) => `Höchstens ${max} Zeichen.`,
  taller: 'Höher',
  lower: 'Niedriger',
  wider: 'Breiter',
  narrower: 'Schmaler',
  close: 'Schließen',
  cancel: 'Abbrechen',
  // what an edit did
  saidPut: (name: string, place: string) => `${name}: ${place}.`,
  saidReplaced: (name: string, other: string) => `${name} statt ${other}.`,
  saidMoved: (count: string) => `${buttonsOf(count)} verschoben.`,
  saidSwapped: (name: string, other: string) => `${name} und ${other} getauscht.`,
  saidSized: (name: string, size: string) => `${name}: ${size}.`,
  saidRemoved: (count: string) => `${buttonsOf(count)} geleert.`,
  saidChosen: (count: string) => `${buttonsOf(count)} ausgewählt.`,
  saidCopied: (count: string) => `${buttonsOf(count)} kopiert.`,
  saidPasted: (count: string) => `${buttonsOf(count)} eingefügt.`,
  saidLayer: (from: string, to: string) => `Ebene ${from} auf Ebene ${to} kopiert.`,
  saidLayout: 'Raster geändert.',
  saidUndone: 'Rückgängig gemacht.',
  saidRedone: 'Wiederholt.',
  saidInHand: (name: string) => `${name} in der Hand.`,
  // why one was refused
  refusedOutside: 'Das passt nicht in das Raster.',
  refusedRange: 'Ein Raster hat 1 bis 12 Zeilen, 1 bis 12 Spalten und 1 bis 9 Ebenen.',
  refusedNothing: 'Dort ist keine Taste.',
  refusedLose: (names: string) => `Dort liegt schon: ${names}.`,
  showThem: 'Zeigen',
  furtherNames: (names: string, count: string) => `${names} und ${count} weitere`,
  // layout
  layoutTitle: (app: string) => `Raster: ${app}`,
  layoutText: 'Alle Tasten bleiben, wo sie sind. Was darüber hinausragt, müssen Sie zuerst wegräumen.',
  rows: 'Zeilen',
  columns: 'Spalten',
  layerCount: 'Ebenen',
  between: (least: string, max: string) => `Von ${least} bis ${max}`,
  applyLayout: 'Raster ändern',
  wouldLose: (count: string) =>
    `So kleiner geht es nicht: ${buttonsOf(count)} ${count === '1' ? 'ginge' : 'gingen'} verloren.`,
  goTo: (name: string, layer: string, place: string) => `${name} (Ebene ${layer}, ${place})`,
  // presets
  presetsTitle: 'Mit einer Vorlage beginnen',
  presetsText:
    'Eine Vorlage bringt ein passendes Raster mit und legt Bezahlen, Rabatt und was sonst oft gebraucht wird an den Rand. Artikel legt danach „Automatisch füllen …“ auf die leeren Felder, oder Sie ziehen sie selbst dorthin.',
  presetKind: 'Art des Betriebs',
  preset: (preset: 'cafe' | 'restaurant' | 'bar' | 'kiosk' | 'retail' | 'event') =>
    ({ cafe: 'Café', restaurant: 'Restaurant', bar: 'Bar', kiosk: 'Kiosk', retail: 'Laden', event: 'Event' })[
      preset
    ],
  presetFacts: (rows: string, columns: string, layers: string) =>
    `${rows} Zeilen, ${columns} Spalten, ${layers === '1' ? '1 Ebene' : `${layers} Ebenen`}`,
  usePreset: 'Vorlage verwenden',
  replaceTitle: (app: string) => `Alle Tasten ersetzen (${app})?`,
  replaceText: (count: string) =>
    `Die Vorlage ersetzt das Raster. ${count === '1' ? 'Die eine Taste' : `Alle ${count} Tasten`} ${count === '1' ? 'wird' : 'werden'} gelöscht.`,
  replaceConfirm: (count: string) => `${buttonsOf(count)} löschen und ersetzen`,
  // autofill
  fillTitle: 'Automatisch füllen',
  fillText: 'Leere Felder bekommen Artikel, die noch keine Taste haben. Was schon liegt, bleibt.',
  fillOrder: 'Reihenfolge',
  fillOrders: (order: 'sorted' | 'sold') =>
    ({ sorted: 'Nach Gruppen und Namen', sold: 'Meistverkaufte zuerst' })[order],
  fillLoading: (count: string) => `Artikel werden gelesen: ${count} …`,
  nothingToFill: 'Es wurden keine Gruppen und Artikel gefunden',
  fillFull: 'Kein Feld ist leer. Unter „Raster …“ kommen Ebenen, Zeilen und Spalten dazu.',
  fillNone: 'Jeder Artikel, den es in allen Filialen der Oberfläche gibt, hat schon eine Taste.',
  fillNoArticle:
    'Keinen Artikel gibt es in allen Filialen der Oberfläche. Wählen Sie unter „Angaben“, für welche Filialen sie ist.',
  fillNoneSold:
    'Was in diesem Zeitraum verkauft wurde, hat schon eine Taste, oder es gibt das nicht in allen Filialen der Oberfläche.',
  soldLoading: 'Verkäufe werden gelesen …',
  soldOmitted:
    'Für so viele Filialen und Monate dauert die Auswertung zu lange. Bitte wählen Sie einen kürzeren Zeitraum.',
  fillSum: (count: string) =>
    count === '1' ? '1 Artikel bekommt eine Taste.' : `${count} Artikel bekommen eine Taste.`,
  fillLeft: (count: string) =>
    count === '1'
      ? '1 Artikel findet kein leeres Feld mehr.'
      : `${count} Artikel finden kein leeres Feld mehr.`,
  fillPreview: 'So sähe es aus',
  applyFill: 'So füllen',
  // copy of a layer
  copyLayerTitle: (number: string) => `Ebene ${number} kopieren`,
  copyLayerTo: 'Auf Ebene',
  copyLayerReplaces: (count: string) =>
    `Dort ${count === '1' ? 'liegt 1 Taste, die' : `liegen ${count} Tasten, die`} ersetzt ${count === '1' ? 'wird' : 'werden'}.`,
  applyCopyLayer: 'Ebene kopieren',
  // preview
  previewTitle: 'So zeigt es die Kasse',
  device: 'Gerät',
  devices: (device: 'till' | 'handheld' | 'tablet') =>
    ({ till: 'Kasse 15 Zoll', handheld: 'Handgerät', tablet: 'Tablet' })[device],
  light: 'Hell',
  dark: 'Dunkel',
  brightness: 'Helligkeit',
  longNames: 'Mit langen Namen und Preisen',
  longName: (name: string) => `${name} mit besonders langer Bezeichnung`,
  receiptHere: 'Hier steht der Beleg, der gerade entsteht.',
  screenOf: (device: string) => `Bildschirm: ${device}`,
  // page
  views: 'Ansichten der Oberfläche',
  facts: 'Angaben',
  buttons: 'Tasten',
  missingTemplate: 'Oberfläche nicht gefunden',
  missingTemplateText: 'Diese Oberfläche gibt es nicht oder nicht mehr.',
  toTemplates: 'Oberflächen',
  emptyTitle: 'Noch keine Tasten',
  emptyText: 'Beginnen Sie mit einer Vorlage für Ihren Betrieb, oder ziehen Sie Artikel auf die Felder.',
  restored: 'Ihre nicht gespeicherten Änderungen sind noch da.',
  discard: 'Verwerfen',
  saved: 'Tasten gespeichert.',
  notSaved:
    'Nicht gespeichert: Die markierten Tasten nennen etwas, das es nicht mehr oder nicht in allen Filialen gibt.',
  allSaved: 'Alles gespeichert',
  unsavedApp: 'nicht gespeichert',
  conflictTitle: 'Jemand anderes war schneller',
  conflictText: (name: string) =>
    `${name} hat diese Tasten geändert, während Sie daran gearbeitet haben. Wählen Sie, was gilt.`,
  somebody: 'Jemand anderes',
  conflictAt: (layer: string, place: string) => `Ebene ${layer}, ${place}`,
  mine: 'Meine Fassung',
  theirs: (name: string) => `Die von ${name}`,
  // keys
  keysTitle: 'Tastatur',
  keyList: [
    'Pfeiltasten|von Feld zu Feld',
    'Bild auf, Bild ab|zur vorigen, zur nächsten Ebene',
    'Eingabe|Auswahl für das Feld öffnen',
    'Buchstaben|gleich suchen',
    'Strg+Pfeiltasten|Taste verschieben oder tauschen',
    'Alt+Pfeiltasten|größer und kleiner',
    'Umschalt+Pfeiltasten|mehrere auswählen',
    'Leertaste|Taste dazu wählen oder abwählen',
    'Strg+A, Esc|alle der Ebene auswählen, Auswahl aufheben',
    'F2|Beschriftung und Farbe',
    'Entf|Taste leeren',
    'Strg+C, Strg+X, Strg+V|kopieren, ausschneiden, einfügen',
    'Strg+Z, Strg+Y|rückgängig, wiederholen',
    'Strg+S|speichern',
  ],
};

function buttonsOf(count: string) {
  return `${count} ${count === '1' ? 'Taste' : 'Tasten'}`;
}

function placesOf(count: string) {
  return `${count} ${count === '1' ? 'Feld' : 'Felder'}`;
}
