import { expect, it } from 'vitest';
import { de } from './errors.de.ts';
import { en } from './errors.en.ts';

const from = new Date(2026, 10, 24, 0, 0).toISOString(); // a Tuesday, as this machine's clock shows it
const counted = { of: 'uploads', uploads: 300, bytes: 412_000_000, limit: 300, from, seconds: 3_600 };
const weighed = { ...counted, of: 'bytes', uploads: 41, bytes: 487_400_000, limit: 500_000_000 };

it.each([
  [
    de,
    counted,
    'Heute wurden schon 300 Dateien hochgeladen, mehr geht an einem Tag nicht. Ab Dienstag, 00:00 Uhr geht es weiter.',
  ],
  [
    en,
    counted,
    'You have uploaded 300 files today, which is the daily limit. You can upload again from Tuesday 00:00.',
  ],
  [
    de,
    weighed,
    'Heute wurden schon 487 von 500 MB hochgeladen, diese Datei passt nicht mehr dazu. Ab Dienstag, 00:00 Uhr geht es weiter.',
  ],
  [
    en,
    weighed,
    'You have uploaded 487 of 500 MB today, so this file no longer fits. You can upload again from Tuesday 00:00.',
  ],
])(
  'a day that is spent is told with what was uploaded and when it goes on',
  (words, parameters, sentence) => {
    expect(words.UPLOADS_SPENT(parameters)).toBe(sentence);
  },
);
