import { de } from './licence-list.de.ts';
import { en } from './licence-list.en.ts';

export { licenceList } from './licence-list.ts';
/** What people call licences and the fields of their list. */
export const licenceListWords = { de, en };
