import type { FileWords } from './file-words.ts';

const number = () => new Intl.NumberFormat('en-GB');

export const en: FileWords = {
  unreadable: {
    empty: () => 'This file is empty.',
    oldExcel: () => 'This is an old Excel file (.xls). Please save it as .xlsx.',
    binaryExcel: () => 'This is a binary Excel file (.xlsb). Please save it as .xlsx.',
    openDocument: () => 'This is an OpenDocument file. Please save it as .xlsx or CSV.',
    encrypted: () => 'This file is password-protected. Please save it without a password.',
    pdf: () => 'This is a PDF. Please choose a CSV or Excel file (.xlsx).',
    picture: () => 'This is an image. Please choose a CSV or Excel file (.xlsx).',
    webPage: () => 'This is a web page. Please open it in Excel and save it as .xlsx.',
    archive: () => 'This is an archive. Please unpack it and choose the spreadsheet inside.',
    unknownKind: () => 'This is not a spreadsheet. Please choose a CSV or Excel file (.xlsx).',
    damaged: ({ row, column }) =>
      `${row ? `Cell ${column}${row}` : 'This file'} is damaged. Please save the file again.`,
    noSheet: () => 'This file does not have that sheet.',
    noHeader: ({ row }) => `Row ${row} contains no column names.`,
    openQuote: ({ row, column }) => `The quotation mark in cell ${column}${row} is never closed.`,
    strayQuote: ({ row, column }) =>
      `There is text after the closing quotation mark in cell ${column}${row}.`,
    mixedEncoding: ({ row }) =>
      `Row ${row} uses a different encoding from the rest. Please save the file as “CSV UTF-8”.`,
  },
  tooLarge: {
    bytes: ({ limit }) => `File is too big! The limit is ${inMegabytes(limit)}.`,
    unpackedBytes: ({ limit }) => `File is too big! The limit is ${inMegabytes(limit)} when unpacked.`,
    rows: ({ limit }) => `This file has more than ${number().format(Number(limit))} rows.`,
    columns: ({ limit, row }) => `Row ${row} has more than ${limit} columns.`,
    cellCharacters: ({ limit, row, column }) =>
      `The text in cell ${column}${row} has more than ${number().format(Number(limit))} characters.`,
    memory: tooMuch,
    time: tooMuch,
  },
};

function inMegabytes(bytes: unknown): string {
  return `${number().format(Number(bytes) / 1_000_000)} MB`;
}

function tooMuch() {
  return 'This file contains too much data. Please split it.';
}
