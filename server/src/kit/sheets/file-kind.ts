import { unreadable } from './faults.ts';

// Compound files (MS-CFB) are the old Excel format, and the wrapping of a document with a password (MS-OFFCRYPTO).
const compoundStart = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');
const oldExcelStarts = ['\x09\x08\x10\x00', '\x09\x08\x08\x00', '\x09\x04\x06\x00', '\x09\x02\x06\x00'];
const pictureStarts = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'II*\x00', 'MM\x00*'];
const archiveStarts = ['\x1f\x8b', '7z\xbc\xaf\x27\x1c', 'Rar!\x1a\x07', '\xfd7zXZ\x00', '\x28\xb5\x2f\xfd'];
const markup = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|\?xml|html|head|body|meta|table|style|div)/i;

/**
 * What a file is by its content, whatever it is called.
 * @throws {AppError} FILE_UNREADABLE for what is known to be neither; what is left may be text
 */
export const fileKindOf = (bytes: Buffer): 'zip' | 'text' => {
  if (bytes.length === 0) throw unreadable('empty');
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return 'zip';
  refuseBySignature(bytes);
  // Shops and banks give HTML the name of an Excel file; spreadsheets show it with a warning.
  if (markup.test(bytes.toString('latin1', 0, 1024))) throw unreadable('webPage');
  return 'text';
};

function startsWith(bytes: Buffer, start: string): boolean {
  return bytes.toString('latin1', 0, start.length) === start;
}

function refuseBySignature(bytes: Buffer): void {
  const begins = (starts: readonly string[]) => starts.some((start) => startsWith(bytes, start));
  if (startsWith(bytes, compoundStart))
    throw unreadable(bytes.includes(encryptedStream) ? 'encrypted' : 'oldExcel');
  if (begins(oldExcelStarts)) throw unreadable('oldExcel');
  if (startsWith(bytes, '%PDF-')) throw unreadable('pdf');
  if (begins(pictureStarts) || (startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP'))
    throw unreadable('picture');
  if (begins(archiveStarts)) throw unreadable('archive');
}
