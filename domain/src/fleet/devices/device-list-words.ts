import { de } from './device-list.de.ts';
import { en } from './device-list.en.ts';

export { deviceList } from './device-list.ts';
/** What people call registers and the fields of their list. */
export const deviceListWords = { de, en };
