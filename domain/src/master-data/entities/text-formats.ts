import * as z from 'zod/mini';
import type { FaultCode } from './faults.ts';

const email = z.email();

/** An address of the web as people write it: with or without `https://`, but with a dot in its host. */
const isUrl = (text: string): boolean => {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && /^[^.]+(\.[^.]+)+$/.test(hostname);
};

/** Digits with what people put between them; 3 to 20, since short numbers and extensions are numbers too. */
const isPhoneNumber = (text: string): boolean => {
  const digits = text.replaceAll(/[^0-9]/g, '').length;
  return /^\+?[0-9\s()/.-]+$/.test(text) && digits >= 3 && digits <= 20;
};

interface TextFormatRule {
  readonly isRight: (text: string) => boolean;
  readonly code: FaultCode;
}

/** What texts of a format have to be, and what is said when they are not (ORG-19). */
const rules = {
  email: { isRight: (text) => email.safeParse(text).success, code: 'NOT_AN_EMAIL' },
  url: { isRight: isUrl, code: 'NOT_A_URL' },
  phone: { isRight: isPhoneNumber, code: 'NOT_A_PHONE_NUMBER' },
} as const satisfies Readonly<Record<string, TextFormatRule>>;

export type TextFormat = keyof typeof rules;

/** What is wrong with a text of the format; undefined when nothing is. */
export const formatFault = (format: TextFormat, text: string): FaultCode | undefined => {
  const rule: TextFormatRule = rules[format];
  return rule.isRight(text) ? undefined : rule.code;
};
