import * as german from './sync-problems.de.ts';
import * as english from './sync-problems.en.ts';

export const syncProblemTexts = {
  de: {
    ...german.de,
    reasons: german.reasons,
    closingReasons: german.closingReasons,
    rules: german.rules,
    closingParts: german.closingParts,
    advice: german.advice,
  },
  en: {
    ...english.en,
    reasons: english.reasons,
    closingReasons: english.closingReasons,
    rules: english.rules,
    closingParts: english.closingParts,
    advice: english.advice,
  },
};
