import { de } from './orders.de.ts';
import { en } from './orders.en.ts';

export const orderTexts = { de, en };
