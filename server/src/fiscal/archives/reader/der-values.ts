import type { DerElement } from './der-elements.ts';

/** First octets of the types that ASN.1 itself knows (X.690). */
export const universalTags = {
  integer: 0x02,
  octets: 0x04,
  id: 0x06,
  sequence: 0x30,
  utcTime: 0x17,
  generalizedTime: 0x18,
} as const;

/** Hexadecimal digits, in lower case. */
export const hexOf = (bytes: Buffer): string => bytes.toString('hex');

/** The text of an element; empty when there is none. */
export const textOf = (element: DerElement | undefined): string =>
  element ? element.content.toString('utf8') : '';

/** The number of an INTEGER from 0; undefined for anything else. */
export const numberOf = ({ tag, content }: DerElement): number | undefined =>
  tag === universalTags.integer ? unsignedOf(content) : undefined;

/** A whole number from 0 that JavaScript holds exactly, by its octets; undefined for any other. */
export const unsignedOf = (content: Uint8Array): number | undefined => {
  if (content.length === 0 || content.length > 8 || (content[0] as number) > 127) return undefined;
  const value = content.reduce((sum, octet) => sum * 256 + octet, 0);
  return Number.isSafeInteger(value) ? value : undefined;
};

/** Milliseconds since 1970 of a time, or of an INTEGER that counts seconds; undefined for what is neither. */
export const instantOf = (time: DerElement): number | undefined => {
  if (time.tag === universalTags.utcTime) return written(`20${textOf(time)}`);
  if (time.tag === universalTags.generalizedTime) return written(textOf(time));
  const seconds = numberOf(time);
  // Beyond the year 9999 nobody prints a receipt.
  return seconds !== undefined && seconds < 253_402_300_800 ? seconds * 1_000 : undefined;
};

/** `YYYYMMDDhhmm[ss[.fff]]Z` */
function written(text: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(\.\d{1,3})?Z$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second = '00', fraction = ''] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`);
  return Number.isNaN(at) ? undefined : at;
}
