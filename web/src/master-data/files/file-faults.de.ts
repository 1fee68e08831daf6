import type { FileWords } from './file-words.ts';

const number = () => new Intl.NumberFormat('de');

export const de: FileWords = {
  unreadable: {
    empty: () => 'In der Datei steht nichts.',
    oldExcel: () => 'Das ist eine alte Excel-Datei (.xls). Bitte speichern Sie sie als .xlsx.',
    binaryExcel: () => 'Das ist eine binäre Excel-Datei (.xlsb). Bitte speichern Sie sie als .xlsx.',
    openDocument: () => 'Das ist eine OpenDocument-Datei. Bitte speichern Sie sie als .xlsx oder CSV.',
    encrypted: () => 'Die Datei ist mit einem Kennwort geschützt. Bitte speichern Sie sie ohne.',
    pdf: () => 'Das ist ein PDF. Bitte wählen Sie eine CSV- oder Excel-Datei (.xlsx).',
    picture: () => 'Das ist ein Bild. Bitte wählen Sie eine CSV- oder Excel-Datei (.xlsx).',
    webPage: () => 'Das ist eine Webseite. Bitte öffnen Sie sie in Excel und speichern Sie sie als .xlsx.',
    archive: () => 'Das ist ein Archiv. Bitte entpacken Sie es und wählen Sie die Tabelle darin.',
    unknownKind: () => 'Das ist keine Tabelle. Bitte wählen Sie eine CSV- oder Excel-Datei (.xlsx).',
    damaged: ({ row, column }) =>
      `${row ? `Zelle ${column}${row}` : 'Die Datei'} ist beschädigt. Bitte speichern Sie die Datei noch einmal.`,
    noSheet: () => 'Dieses Tabellenblatt gibt es in der Datei nicht.',
    noHeader: ({ row }) => `In Zeile ${row} stehen keine Namen von Spalten.`,
    openQuote: ({ row, column }) => `Das Anführungszeichen in Zelle ${column}${row} wird nicht geschlossen.`,
    strayQuote: ({ row, column }) => `In Zelle ${column}${row} steht etwas hinter dem Anführungszeichen.`,
    mixedEncoding: ({ row }) =>
      `Zeile ${row} ist anders codiert als der Rest. Bitte speichern Sie die Datei als „CSV UTF-8“.`,
  },
  tooLarge: {
    bytes: ({ limit }) => `Die Datei ist zu groß! Sie darf ${inMegabytes(limit)} haben.`,
    unpackedBytes: ({ limit }) => `Die Datei ist zu groß! Entpackt darf sie ${inMegabytes(limit)} haben.`,
    rows: ({ limit }) => `Die Datei hat mehr als ${number().format(Number(limit))} Zeilen.`,
    columns: ({ limit, row }) => `Zeile ${row} hat mehr als ${limit} Spalten.`,
    cellCharacters: ({ limit, row, column }) =>
      `Der Text in Zelle ${column}${row} hat mehr als ${number().format(Number(limit))} Zeichen.`,
    memory: tooMuch,
    time: tooMuch,
  },
};

function inMegabytes(bytes: unknown): string {
  return `${number().format(Number(bytes) / 1_000_000)} MB`;
}

function tooMuch() {
  return 'Die Datei ist zu umfangreich. Bitte teilen Sie sie auf.';
}
