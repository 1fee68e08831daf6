import { expect, it } from 'vitest';
import { de } from './file-faults.de.ts';
import { en } from './file-faults.en.ts';
import { fileFaultText } from './file-faults.ts';

it.each([
  [{ reason: 'openQuote', row: 3, column: 'B' }, 'Das Anführungszeichen in Zelle B3 wird nicht geschlossen.'],
  [{ reason: 'damaged' }, 'Die Datei ist beschädigt. Bitte speichern Sie die Datei noch einmal.'],
  [
    { reason: 'newerThanThis' },
    'Das ist keine Tabelle. Bitte wählen Sie eine CSV- oder Excel-Datei (.xlsx).',
  ],
])('why a file is unreadable is told: %j', (parameters, sentence) => {
  expect(fileFaultText(de, { code: 'FILE_UNREADABLE', parameters })).toBe(sentence);
});

it.each([
  [de, { what: 'rows', limit: 200_000 }, 'Die Datei hat mehr als 200.000 Zeilen.'],
  [en, { what: 'rows', limit: 200_000 }, 'This file has more than 200,000 rows.'],
  [de, { what: 'bytes', limit: 20_000_000 }, 'Die Datei ist zu groß! Sie darf 20 MB haben.'],
  [en, { what: 'bytes', limit: 20_000_000 }, 'File is too big! The limit is 20 MB.'],
])('ERR-18: what is too large is told with its limit', (words, parameters, sentence) => {
  expect(fileFaultText(words, { code: 'FILE_TOO_LARGE', parameters })).toBe(sentence);
});

it('other errors are none of the file', () => {
  expect(fileFaultText(de, { code: 'FORBIDDEN', parameters: {} })).toBeUndefined();
});
