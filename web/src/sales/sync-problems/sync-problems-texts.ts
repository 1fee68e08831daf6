import * as german from './sync-problems.de.ts';
import * as english from './sync-problems.en.ts';

export const syncProblemTexts = {
  de: {
    ...german.de,
    reasons: german.reasons,
    closingReasons: german.closingReasons,
    reasonNames: german.reasonNames,
    rules: german.rules,
    closingParts: german.closingParts,
    advice: german.advice,
  },
  en: {
    ...english.en,
    reasons: english.reasons,
    closingReasons: english.closingReasons,
    reasonNames: english.reasonNames,
    rules: english.rules,
    closingParts: english.closingParts,
    advice: english.advice,
  },
};
