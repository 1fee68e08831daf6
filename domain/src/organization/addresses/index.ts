import { de } from './address.de.ts';
import { en } from './address.en.ts';

export const organizationAddressWords = { de, en };
export { type AddressKind, type AddressValues, addressKinds, organizationAddress } from './address.ts';
export { contactFields, placeFields } from './place-fields.ts';
export { placeWords } from './place-words.ts';
export { postcodeFaults, tidyPlace } from './postcode.ts';
