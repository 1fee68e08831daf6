import { isEmailAddress } from '../email-addresses/index.ts';
import { bic, iban } from '../identifiers/index.ts';
import { isPictureName } from '../pictures/index.ts';
import type { Fault, FaultCode } from './faults.ts';

interface TextFormatRule {
  /** The text as it is kept. */
  readonly tidy: (text: string) => string;
  /** What is wrong with a tidy text. */
  readonly faultOf: (tidy: string) => Omit<Fault, 'path'> | undefined;
  /** A tidy text as people read it. */
  readonly display: (tidy: string) => string;
}

/** What texts of a format have to be, and what is said when they are not (ORG-19, CMP-02). */
const rules = {
  email: plain(isEmailAddress, 'NOT_AN_EMAIL'),
  url: plain(isUrl, 'NOT_A_URL'),
  phone: plain(isPhoneNumber, 'NOT_A_PHONE_NUMBER'),
  iban,
  bic,
  /** The name of a picture that was sent. */
  picture: plain(isPictureName, 'UNKNOWN_PICTURE'),
} as const satisfies Readonly<Record<string, TextFormatRule>>;
export type TextFormat = keyof typeof rules;

/** How texts of a format are kept, checked and shown. */
export const textFormats: Readonly<Record<TextFormat, TextFormatRule>> = rules;

function plain(isRight: (text: string) => boolean, code: FaultCode): TextFormatRule {
  return {
    tidy: asItIs,
    faultOf: (text) => (isRight(text) ? undefined : { code }),
    display: asItIs,
  };
}

function asItIs(text: string): string {
  return text;
}

/** An address of the web as people write it: with or without `https://`, but with a dot in its host. */
function isUrl(text: string): boolean {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && /^[^.]+(\.[^.]+)+$/.test(hostname);
}

/** Digits with what people put between them; 3 to 20, since short numbers and extensions are numbers too. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/[^0-9]/g, '').length;
  return /^\+?[0-9\s()/.-]+$/.test(text) && digits >= 3 && digits <= 20;
}
