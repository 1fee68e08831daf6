import * as german from './sync-problems.de.ts';
import * as english from './sync-problems.en.ts';

export const syncProblemTexts = {
  de: { ...german.de, reasons: german.reasons, rules: german.rules },
  en: { ...english.en, reasons: english.reasons, rules: english.rules },
};
