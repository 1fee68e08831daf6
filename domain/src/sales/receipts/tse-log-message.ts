import { integerOctets, joined, type Octets, objectIdentifier, octetsOfHex, tagged, utf8 } from './der.ts';
import type { TseSignature } from './receipt.ts';

// What a certified device signs when a transaction ends: the fields of the log message of BSI TR-03151 (tables 2 and 4),
// one after the other, without the SEQUENCE around them and without the signature itself. Confirmed for `unixTime` by
// receipts of certified devices with P-256 and brainpoolP384r1 (tse-log-message.test.ts); the other forms of the time
// follow the guideline, no receipt with them was at hand.

/** What the signature of a transaction covers. */
export type SignedTransaction = Omit<TseSignature, 'start' | 'signature' | 'publicKey'>;

const transactionLog = '0.4.0.127.0.7.3.7.1.1';
const version = 2;

/** Hash functions behind `ecdsa-plain-…`, with the last number of the algorithm's identifier (BSI TR-03111). */
const algorithms = new Map([
  ['ecdsa-plain-sha224', { hash: 'sha224', number: 2 }],
  ['ecdsa-plain-sha256', { hash: 'sha256', number: 3 }],
  ['ecdsa-plain-sha384', { hash: 'sha384', number: 4 }],
  ['ecdsa-plain-sha512', { hash: 'sha512', number: 5 }],
  ['ecdsa-plain-sha3-224', { hash: 'sha3-224', number: 8 }],
  ['ecdsa-plain-sha3-256', { hash: 'sha3-256', number: 9 }],
  ['ecdsa-plain-sha3-384', { hash: 'sha3-384', number: 10 }],
  ['ecdsa-plain-sha3-512', { hash: 'sha3-512', number: 11 }],
] as const);

/** The hash function of a signature algorithm, as OpenSSL calls it; undefined for one that we cannot check. */
export const hashOfAlgorithm = (algorithm: string): string | undefined => algorithmOf(algorithm)?.hash;

const [integer, octetString, utcTime, generalizedTime, sequence] = [0x02, 0x04, 0x17, 0x18, 0x30];

/**
 * The octets that the signature of a finished transaction covers. Undefined where the algorithm or the form of its time is
 * none that we know, or the serial number is not hexadecimal.
 */
export const tseLogMessage = (signed: SignedTransaction): Octets | undefined => {
  const algorithm = algorithmOf(signed.algorithm);
  const time = timeOctets(signed.timeFormat, signed.end);
  const serial = octetsOfHex(signed.serial);
  if (!algorithm || !time || !serial) return undefined;
  return joined([
    tagged(integer, integerOctets(version)),
    objectIdentifier(transactionLog),
    tagged(0x80, utf8('FinishTransaction')),
    tagged(0x81, utf8(signed.clientId)),
    tagged(0x82, utf8(signed.processData)),
    tagged(0x83, utf8(signed.processType)),
    tagged(0x85, integerOctets(signed.transaction)),
    tagged(octetString, serial),
    tagged(sequence, objectIdentifier(`0.4.0.127.0.7.1.1.4.1.${algorithm.number}`)),
    tagged(integer, integerOctets(signed.signatureCounter)),
    time,
  ]);
};

function algorithmOf(name: string) {
  return algorithms.get(name.toLowerCase() as Parameters<typeof algorithms.get>[0]);
}

function timeOctets(format: string, instant: string): Octets | undefined {
  switch (format) {
    case 'unixTime':
      return tagged(integer, integerOctets(Math.floor(Date.parse(instant) / 1000)));
    case 'utcTime':
      return tagged(utcTime, utf8(`${digitsOf(instant).slice(2, 12)}Z`));
    case 'utcTimeWithSeconds':
      return tagged(utcTime, utf8(`${digitsOf(instant).slice(2)}Z`));
    case 'generalizedTime':
      return tagged(generalizedTime, utf8(`${digitsOf(instant)}Z`));
    case 'generalizedTimeWithMilliseconds':
      return tagged(generalizedTime, utf8(`${digitsOf(instant)}${fractionOf(instant)}Z`));
    default:
      return undefined;
  }
}

/** `YYYYMMDDhhmmss` */
function digitsOf(instant: string): string {
  return instant.slice(0, 19).replaceAll(/\D/g, '');
}

/** Fractions of a second as DER has them: no zeros at their end, nothing for none. */
function fractionOf(instant: string): string {
  return instant.slice(19, 23).replace(/\.?0+$/, '');
}
