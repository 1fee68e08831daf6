import { defineTexts, useWords } from '../../kit/i18n/index.ts';
import type { ExportCodes } from './export-codes.ts';
import * as german from './exports-page.de.ts';
import * as english from './exports-page.en.ts';

/** The words of the page of the exports. */
export const exportsPageTexts = defineTexts(german.de, english.en);

const codes = { de: german.codes, en: english.codes };

/** The words of what the API says in codes. */
export const useExportCodes = (): ExportCodes => useWords<ExportCodes>(codes);
