import type { PaperLanguage } from './paper-formats.ts';

/** The columns of a closing's CSV: one row per figure, so that a spreadsheet can filter and add up. */
export const csvWords: Readonly<
  Record<
    PaperLanguage,
    Readonly<Record<'section' | 'row' | 'figure' | 'value' | 'unit' | 'text' | 'pieces' | 'percent', string>>
  >
> = {
  de: {
    section: 'Abschnitt',
    row: 'Zeile',
    figure: 'Kennzahl',
    value: 'Wert',
    unit: 'Einheit',
    text: 'Text',
    pieces: 'Stück',
    percent: '%',
  },
  en: {
    section: 'Section',
    row: 'Row',
    figure: 'Figure',
    value: 'Value',
    unit: 'Unit',
    text: 'Text',
    pieces: 'pieces',
    percent: '%',
  },
};
