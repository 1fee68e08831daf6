import type {
  Alignment,
  CodePageName,
  LayoutBlock,
  LayoutLineKind,
  TagGroup,
} from '@tresen/domain/master-data/receipt-layouts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

export const de = {
  editor: 'Layout bearbeiten',
  tools: 'Werkzeuge',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  width: 'Zeichen je Zeile',
  widthHint: '58 mm: meist 32, 80 mm: meist 42 oder 48',
  codePage: 'Zeichensatz',
  codePageHint:
    'PC858, WPC1252, WPC1251 und ISO 8859-15 haben das Eurozeichen. Fehlende Buchstaben werden umschrieben.',
  codePageNumber: 'Nummer im Drucker',
  codePageNumberHint: 'Nur, wenn Ihr Drucker eine andere hat als Epson',
  paper: 'Papier und Drucker',
  logo: 'Logo',
  chooseLogo: 'Logo wählen',
  removeLogo: 'Logo entfernen',
  logoAlt: 'Ihr Logo, wie es gedruckt wird',
  LOGO_TOO_LARGE:
    'Das Bild hat zu viele Bildpunkte. Erlaubt sind bis zu 25 Millionen, zum Beispiel 5000 × 5000.',
  LOGO_BLANK:
    'Von diesem Bild würde nichts gedruckt: Es ist weiß, oder die Datei ist beschädigt. Bitte wählen Sie ein dunkles Bild.',
  LOGO_EMPTY: 'Das Bild ist leer.',
  LOGO_UNREADABLE:
    'Das Bild lässt sich nicht lesen. Bitte wählen Sie eine Datei vom Typ PNG, JPEG oder WebP.',
  template: 'Mit der Vorlage beginnen',
  broken: 'Das gespeicherte Layout lässt sich nicht lesen. Sie können mit der Vorlage neu beginnen.',
  empty: 'Noch keine Zeile',
  add: (block: string) => `Zeile hinzufügen: ${block}`,
  up: 'Nach oben',
  down: 'Nach unten',
  copy: 'Zeile kopieren',
  remove: 'Zeile entfernen',
  demanded: 'Gesetzlich vorgeschrieben',
  cannotRemove: (reason: string) => `Diese Zeile bleibt: ${reason}`,
  abroad: (names: readonly string[]) =>
    `Ihre Filialen liegen in mehreren Ländern. Diesem Layout fehlt, was das Gesetz in ${new Intl.ListFormat('de').format(names)} verlangt: Dort drucken Kassen das Layout des Landes. Legen Sie für diese Filialen ein eigenes an.`,
  faults: 'So kann das Layout nicht gespeichert werden',
  noFaults: 'Das Layout ist vollständig.',
  content: (column: number) => `Text der Spalte ${column}`,
  codeText: 'Inhalt des QR-Codes',
  columnLegend: (column: number) => `Spalte ${column}`,
  columnWidth: 'Breite',
  columnWidthHint: 'Leer: was übrig bleibt',
  align: 'Ausrichtung',
  overflow: 'Was nicht passt',
  wrap: 'umbrechen',
  cutOff: 'abschneiden',
  bold: 'Fett',
  wide: 'Doppelt breit',
  high: 'Doppelt hoch',
  addColumn: 'Spalte hinzufügen',
  removeColumn: 'Spalte entfernen',
  insertTag: 'Feld einfügen',
  noTag: 'Kein Feld gefunden',
  placeholders: 'Eigene Textbausteine',
  character: 'Zeichen',
  lines: 'Leere Zeilen',
  size: 'Punkte je Modul',
  sizeHint: '3 bis 4 für Rollen mit 58 mm',
  isWhole: 'Ganz durchschneiden',
  preview: 'Vorschau',
  paperTitle: 'Ausdruck',
  previewAs: 'Vorschau als',
  asText: 'Text',
  roll58: 'Rolle 58 mm',
  roll80: 'Rolle 80 mm',
  receipt: 'Beleg der Vorschau',
  receiptHint: 'Suchen Sie nach der Belegnummer. Ohne Auswahl zeigt die Vorschau ein Beispiel.',
  unsigned:
    'Zu diesem Beleg hat die Kasse keinen RKSV-Code mitgeschickt. Die Vorschau zeigt deshalb, was bei einem Ausfall der Signatureinheit gedruckt wird.',
  sample: 'Die Vorschau zeigt ein Beispiel.',
  receiptName: (number: string, when: string, amount: string) => `Beleg ${number} · ${when} · ${amount}`,
  rollTitle: (width: number) => `Der Ausdruck, ${width} Zeichen breit`,
  cut: 'Schnitt',
  pull: 'Ziehen, um die Zeile zu verschieben. Mit der Tastatur: Alt und Pfeiltasten.',
  shown: 'Angezeigt wird',
  showLines: 'Zeilen',
  testPrint: 'Probedruck',
  print: 'Drucken',
  printing: 'Es wird gedruckt …',
  printAt: 'Kasse für den Probedruck',
  printAtHint:
    'Zur Wahl stehen Kassen, die gerade online sind. Auf dem Papier steht, dass es kein Beleg ist.',
  noRegister: 'Bitte wählen Sie eine Kasse.',
  printed: (register: string) => `Gedruckt: ${register}`,
  tooLong:
    'Layout und Beleg sind für den Probedruck zu groß. Bitte nehmen Sie den Beispielbeleg oder ein kleineres Logo.',
};

export const blocksDe: Words<LayoutBlock> = {
  header: 'Kopf',
  positions: 'Positionen',
  footer: 'Fuß',
  fiscal: 'Gesetzliche Angaben',
};

export const lineKindsDe: Words<LayoutLineKind> = {
  text: 'Text',
  rule: 'Linie',
  space: 'Abstand',
  logo: 'Logo',
  code: 'QR-Code',
  cut: 'Schnitt',
};

export const alignmentsDe: Words<Alignment> = { left: 'links', center: 'mittig', right: 'rechts' };

export const tagGroupsDe: Words<TagGroup> = {
  general: 'Unternehmen und Kasse',
  receipt: 'Beleg',
  position: 'Positionen',
  payment: 'Zahlung und Steuer',
  fiscal: 'Gesetzliche Angaben',
  closing: 'Abschluss',
};

/** Names as printers' manuals have them. */
export const codePageTitles: Words<CodePageName> = {
  PC858: 'PC858 (Westeuropa mit €)',
  WPC1252: 'WPC1252 (Windows)',
  PC850: 'PC850 (Westeuropa)',
  PC437: 'PC437 (USA)',
  PC852: 'PC852 (Mitteleuropa)',
  PC857: 'PC857 (Türkisch)',
  PC866: 'PC866 (Kyrillisch)',
  WPC1251: 'WPC1251 (Kyrillisch, mit Euro)',
  ISO8859_15: 'ISO 8859-15',
};
