import { de } from './table.de.ts';
import { en } from './table.en.ts';

export const tableWords = { de, en };
export { type TableValues, table } from './table.ts';
