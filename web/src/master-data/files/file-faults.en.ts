import type { FileWords } from './file-words.ts';

const number = new Intl.NumberFormat('en-GB');

const inMegabytes = (bytes: unknown): string => `${number.format(Number(bytes) / 1_000_000)} MB`;

const tooMuch = () => 'There is too much in this file. Please split it.';

export const en: FileWords = {
  unreadable: {
    empty: () => 'There is nothing in this file.',
    oldExcel: () => 'This is an old Excel file (.xls). Please save it as .xlsx.',
    binaryExcel: () => 'This is a binary Excel file (.xlsb). Please save it as .xlsx.',
    openDocument: () => 'This is an OpenDocument file. Please save it as .xlsx or CSV.',
    encrypted: () => 'This file is protected by a password. Please save it without.',
    pdf: () => 'This is a PDF. Please choose a CSV or Excel file (.xlsx).',
    picture: () => 'This is a picture. Please choose a CSV or Excel file (.xlsx).',
    webPage: () => 'This is a web page. Please open it in Excel and save it as .xlsx.',
    archive: () => 'This is an archive. Please unpack it and choose the table in it.',
    unknownKind: () => 'This is no table. Please choose a CSV or Excel file (.xlsx).',
    damaged: ({ row, column }) =>
      `${row ? `Cell ${column}${row}` : 'This file'} is damaged. Please save the file again.`,
    noSheet: () => 'There is no such sheet in this file.',
    noHeader: ({ row }) => `There are no names of columns in row ${row}.`,
    openQuote: ({ row, column }) => `The quotation mark in cell ${column}${row} is never closed.`,
    strayQuote: ({ row, column }) => `There is something behind the quotation mark in cell ${column}${row}.`,
    mixedEncoding: ({ row }) =>
      `Row ${row} has another encoding than the rest. Please save the file as “CSV UTF-8”.`,
  },
  tooLarge: {
    bytes: ({ limit }) => `File is too big! It may have ${inMegabytes(limit)}.`,
    unpackedBytes: ({ limit }) => `File is too big! Unpacked it may have ${inMegabytes(limit)}.`,
    rows: ({ limit }) => `This file has more than ${number.format(Number(limit))} rows.`,
    columns: ({ limit, row }) => `Row ${row} has more than ${limit} columns.`,
    cellCharacters: ({ limit, row, column }) =>
      `The text in cell ${column}${row} has more than ${number.format(Number(limit))} characters.`,
    memory: tooMuch,
    time: tooMuch,
  },
};
