import { expect, it } from 'vitest';
import { de } from './errors.de.ts';
import { en } from './errors.en.ts';

it.each([
  [{ reason: 'openQuote', row: 3, column: 'B' }, 'Das Anführungszeichen in Zelle B3 wird nicht geschlossen.'],
  [{ reason: 'damaged' }, 'Die Datei ist beschädigt. Bitte speichern Sie die Datei noch einmal.'],
  [
    { reason: 'newerThanThis' },
    'Das ist keine Tabelle. Bitte wählen Sie eine CSV- oder Excel-Datei (.xlsx).',
  ],
])('why a file is unreadable is told: %j', (parameters, sentence) => {
  expect(de.FILE_UNREADABLE(parameters)).toBe(sentence);
});

it('what is too large is told with its limit', () => {
  expect(de.FILE_TOO_LARGE({ what: 'rows', limit: 200_000 })).toBe('Die Datei hat mehr als 200.000 Zeilen.');
  expect(en.FILE_TOO_LARGE({ what: 'rows', limit: 200_000 })).toBe('This file has more than 200,000 rows.');
  expect(de.FILE_TOO_LARGE({ what: 'bytes', limit: 20_000_000 })).toBe('Die Datei ist größer als 20 MB.');
});
