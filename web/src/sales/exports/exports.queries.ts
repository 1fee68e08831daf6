import { type ExportFacts, readExports } from '../../kit/exports/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list; the server says in the language in use what each was made of. */
export const exportsQueries = { de: inLanguage('de'), en: inLanguage('en') };

function inLanguage(language: Language) {
  return recordsQuery<ExportFacts>(
    ['exports', language],
    ({ filter, first, after }) => readExports({ filter, first, after, language }),
    ['exports'],
  );
}
