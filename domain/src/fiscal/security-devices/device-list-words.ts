import { de } from './device-list.de.ts';
import { en } from './device-list.en.ts';

export { securityDeviceList } from './device-list.ts';
/** What people call security devices and the fields of their list. */
export const securityDeviceListWords = { de, en };
