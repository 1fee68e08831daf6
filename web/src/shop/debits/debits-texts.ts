import { de } from './debits.de.ts';
import { en } from './debits.en.ts';

export const debitTexts = { de, en };
