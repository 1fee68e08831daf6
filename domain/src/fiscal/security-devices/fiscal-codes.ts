/**
 * Every code list of security devices, in this one place. Those that `draftLists` names rest on few sources or on a list
 * that changes: screens and help call them a draft.
 */

/** Germany's technical security device (TSE), or the signature unit of Austria's RKSV. */
export const securityDeviceKinds = ['tse', 'signatureUnit'] as const;
export type SecurityDeviceKind = (typeof securityDeviceKinds)[number];

/**
 * Who makes the signatures (FIS-08): 1 the vendor itself, 2 and 3 a fiscal service in Austria and in Germany (FIS-09), 4 a
 * maker of security hardware, 5 a cloud provider.
 */
export const securityDeviceProviders = [1, 2, 3, 4, 5] as const;
export type SecurityDeviceProvider = (typeof securityDeviceProviders)[number];

/** Bit flags (FIS-10, FIS-11): unknown, normal operation, out of order, temporarily out of order; 3 is none. */
export const operatingStates = [0, 1, 2, 4] as const;
export type OperatingState = (typeof operatingStates)[number];

/** Not validated, with errors, successful (FIS-12). */
export const validationStates = [0, 1, 2] as const;
export type ValidationState = (typeof validationStates)[number];

export const formFactors = ['usb', 'sd', 'microSd', 'card', 'lan', 'cloud', 'other'] as const;
export type FormFactor = (typeof formFactors)[number];

/** How a backup of the device stands (FIS-06). */
export const archiveStates = ['pending', 'working', 'completed', 'cancelled', 'failed'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Forms of the log time (DSFinV-K TSE_ZEITFORMAT). */
export const timeFormats = [
  'unixTime',
  'utcTime',
  'utcTimeWithSeconds',
  'generalizedTime',
  'generalizedTimeWithMilliseconds',
] as const;

/** Encodings of the process data (DSFinV-K TSE_PD_ENCODING). */
export const dataEncodings = ['UTF-8', 'ASCII'] as const;

/** What signature algorithms are called: of a TSE as DSFinV-K has it, of an Austrian unit by its JWS name. */
export const algorithmForms: Readonly<Record<SecurityDeviceKind, RegExp>> = {
  tse: /^ecs?dsa-plain-SHA(?:3-)?(?:224|256|384|512)$/i,
  signatureUnit: /^(?:ES256|R1)$/,
};

/** Serial of a TSE: SHA-256 of its public key. Of an Austrian unit: the serial of its certificate, or the key's id. */
export const serialForms: Readonly<Record<SecurityDeviceKind, RegExp>> = {
  tse: /^[0-9a-f]{64}$/,
  signatureUnit: /^[0-9a-z][0-9a-z:_-]{0,67}$/,
};

/** The lists of this file that are still a draft. */
export const draftLists: readonly string[] = ['certificates', 'formFactors'];

/** Certificates of the BSI by their number; the list changes, so one that is missing here is no fault. */
export const certificates: Readonly<Record<string, { readonly year: number; readonly product: string }>> = {
  '0362': { year: 2019, product: 'Swissbit TSE' },
  '0369': { year: 2020, product: 'D-TRUST TSE Web 1.0' },
  '0373': { year: 2019, product: 'Epson TSE' },
  '0374': { year: 2020, product: 'D-TRUST TSE' },
  '0393': { year: 2020, product: 'Diebold Nixdorf TSE' },
  '0403': { year: 2021, product: 'fiskaly Sign Cloud-TSE' },
  '0448': { year: 2021, product: 'Swissbit Cloud TSE' },
  '0457': { year: 2021, product: 'D-TRUST TSE Web 2.0' },
  '0474': { year: 2021, product: 'D-TRUST TSE Web 3.0' },
  '0490': { year: 2021, product: 'fiskaly Sign Cloud-TSE' },
  '0524': { year: 2024, product: 'Deutsche Fiskal' },
  '0612': { year: 2024, product: 'Swissbit Cloud TSE 2' },
};
