import * as z from 'zod/mini';
import {
  bic,
  countryOfBic,
  countryOfIban,
  creditorId,
  iban,
  isSepaIban,
  lettersAndDigits,
} from '../../kit/identifiers/index.ts';
import { isSepaReadable } from './sepa-text.ts';

/** What can be wrong with a field of the creditor's data; the web has words for each. */
export const creditorFaults = [
  'REQUIRED',
  'UNREADABLE',
  'CREDITOR_ID',
  'IBAN',
  'BIC',
  'NOTICE_DAYS',
] as const;
export type CreditorFault = (typeof creditorFaults)[number];

const note = z.string().check(z.trim(), z.maxLength(500));

/** Days between announcement and collection: 14 unless the mandate agrees on fewer (SEPA rulebook, 4.3.1). */
export const usualNoticeDays = 14;

/**
 * Who collects, as the seller enters it. Numbers are kept tidy; messages are `CreditorFault`s.
 */
export const creditorSchema = z
  .object({
    name: written(70),
    creditorId: number((tidy) => creditorId.faultOf(tidy) === undefined, 'CREDITOR_ID'),
    iban: number((tidy) => iban.faultOf(tidy) === undefined && isSepaIban(tidy), 'IBAN'),
    /** Empty for none: within the European Economic Area the IBAN names the bank. */
    bic: z.string().check(
      z.overwrite(lettersAndDigits),
      z.maxLength(11),
      z.refine((tidy) => tidy === '' || bic.faultOf(tidy) === undefined, fault('BIC')),
    ),
    address: written(70),
    zipCode: written(16),
    city: written(35),
    country: z.enum(['DE', 'AT', 'ES', 'CH']),
    noticeDays: z
      .int(fault('NOTICE_DAYS'))
      .check(z.minimum(1, fault('NOTICE_DAYS')), z.maximum(usualNoticeDays, fault('NOTICE_DAYS'))),
    /** What the seller adds to the text of the mandate; empty for nothing. */
    noteDe: note,
    noteEn: note,
  })
  .check(
    z.refine(({ iban: account, bic: bank }) => bank === '' || countryOfBic(bank) === countryOfIban(account), {
      error: fault('BIC'),
      path: ['bic'],
    }),
  );
export type Creditor = z.infer<typeof creditorSchema>;

/** What a buyer reads of who collects. */
export type CreditorOfMandate = Pick<Creditor, 'name' | 'creditorId' | 'noticeDays' | 'noteDe' | 'noteEn'>;

function number(isRight: (tidy: string) => boolean, code: CreditorFault) {
  return z.string().check(
    z.overwrite(lettersAndDigits),
    z.minLength(1, fault('REQUIRED')),
    z.maxLength(40),
    z.refine((tidy) => tidy === '' || isRight(tidy), fault(code)),
  );
}

function written(max: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1, fault('REQUIRED')),
    z.maxLength(max),
    z.refine((text) => text === '' || isSepaReadable(text), fault('UNREADABLE')),
  );
}

function fault(code: CreditorFault): CreditorFault {
  return code;
}
