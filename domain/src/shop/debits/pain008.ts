import type { Day } from '../../kit/business-day/index.ts';
import { needsBic } from '../../kit/identifiers/index.ts';
import { decimalOfCents } from '../../kit/money/index.ts';
import { element, writeXml, type XmlElement } from '../../kit/xml/index.ts';
import type { Creditor } from './creditor.ts';
import type { DebitSequence } from './debit-sequence.ts';
import { sepaText } from './sepa-text.ts';

/** Version of the format: the only one that German banks take since November 2025 (DK, appendix 3, GBIC_4). */
export const debitFormat = 'pain.008.001.08';

/** A place as people write it, in one line with what is beside it in fields of their own. */
export interface DebitPlace {
  readonly address: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
}

/** What a mandate says of who collects where that has changed since; null where it has not. */
export interface FormerCreditor {
  readonly name: string | null;
  readonly creditorId: string | null;
}

/** One collection. */
export interface Debit {
  /** Comes back with the entry on the account; up to 35 characters. */
  readonly endToEndId: string;
  readonly sequence: DebitSequence;
  /** Cents, more than 0. */
  readonly amount: number;
  readonly mandate: string;
  readonly signedOn: Day;
  readonly holder: string;
  readonly iban: string;
  /** Null where the IBAN names the bank. */
  readonly bic: string | null;
  /** Of the holder; written for accounts outside the European Economic Area alone. */
  readonly place: DebitPlace;
  /** For the holder's statement of account. */
  readonly remittance: string;
  readonly formerCreditor: FormerCreditor | null;
}

/** What goes to the bank in one file. */
export interface DebitFile {
  /** Another one for each file; up to 35 characters. */
  readonly messageId: string;
  /** What people call it; up to 30 characters. */
  readonly number: string;
  readonly createdAt: Date;
  readonly collectOn: Day;
  readonly creditor: Omit<Creditor, 'noticeDays' | 'noteDe' | 'noteEn'>;
  readonly debits: readonly Debit[];
}

const longest = { name: 70, remittance: 140, line: 70, city: 35, zipCode: 16, id: 35 } as const;

/**
 * A SEPA direct debit file (ISO 20022, customer direct debit initiation) for a creditor's bank: scheme CORE, in euro, one
 * group for each sequence. The same input gives the same bytes.
 */
export const writeDebitFile = (file: DebitFile): string => {
  const sequences = [...new Set(file.debits.map(({ sequence }) => sequence))].toSorted();
  const groups = sequences.map((sequence) =>
    groupOf(
      file,
      sequence,
      file.debits.filter((debit) => debit.sequence === sequence),
    ),
  );
  return writeXml(
    element(
      'Document',
      [
        element('CstmrDrctDbtInitn', [
          element('GrpHdr', [
            text('MsgId', file.messageId, longest.id),
            element('CreDtTm', `${file.createdAt.toISOString().slice(0, 19)}Z`),
            ...countAndSum(file.debits),
            element('InitgPty', [text('Nm', file.creditor.name, longest.name)]),
          ]),
          ...groups,
        ]),
      ],
      { xmlns: `urn:iso:std:iso:20022:tech:xsd:${debitFormat}` },
    ),
  );
};

function text(name: string, value: string, max: number): XmlElement {
  return element(name, sepaText(value, max));
}

/** What is collected in the same way stands together. */
function groupOf(file: DebitFile, sequence: DebitSequence, debits: readonly Debit[]): XmlElement {
  return element('PmtInf', [
    text('PmtInfId', `${file.number}-${sequence}`, longest.id),
    element('PmtMtd', 'DD'),
    // One entry of the whole sum on the seller's account.
    element('BtchBookg', 'true'),
    ...countAndSum(debits),
    element('PmtTpInf', [
      element('SvcLvl', [element('Cd', 'SEPA')]),
      element('LclInstrm', [element('Cd', 'CORE')]),
      element('SeqTp', sequence),
    ]),
    element('ReqdColltnDt', file.collectOn),
    element('Cdtr', [text('Nm', file.creditor.name, longest.name), placeOf(file.creditor)]),
    account('CdtrAcct', file.creditor.iban),
    agent('CdtrAgt', file.creditor.bic || null),
    element('ChrgBr', 'SLEV'),
    element('CdtrSchmeId', [schemeId(file.creditor.creditorId)]),
    ...debits.map(transactionOf),
  ]);
}

function account(name: string, iban: string): XmlElement {
  return element(name, [element('Id', [element('IBAN', iban)])]);
}

// "Hybrid": the unstructured form is no longer taken since November 2026, and people write street and number in one line.
function placeOf({ address, zipCode, city, country }: DebitPlace): XmlElement {
  return element('PstlAdr', [
    textIfAny('PstCd', zipCode, longest.zipCode),
    // The one that must be there besides the country.
    textIfAny('TwnNm', city, longest.city) ?? element('TwnNm', 'NOTPROVIDED'),
    element('Ctry', country),
    textIfAny('AdrLine', address, longest.line),
  ]);
}

/** Left out when nothing of it can be read by a bank: an element without content is none that the schema knows. */
function textIfAny(name: string, value: string, max: number): XmlElement | undefined {
  return sepaText(value, max) === '' ? undefined : text(name, value, max);
}

function agent(name: string, bic: string | null): XmlElement {
  return element(name, [
    element('FinInstnId', [bic ? element('BICFI', bic) : element('Othr', [element('Id', 'NOTPROVIDED')])]),
  ]);
}

function schemeId(creditorId: string): XmlElement {
  return element('Id', [
    element('PrvtId', [
      element('Othr', [element('Id', creditorId), element('SchmeNm', [element('Prtry', 'SEPA')])]),
    ]),
  ]);
}

function transactionOf(debit: Debit): XmlElement {
  return element('DrctDbtTxInf', [
    element('PmtId', [text('EndToEndId', debit.endToEndId, longest.id)]),
    element('InstdAmt', decimalOfCents(debit.amount), { Ccy: 'EUR' }),
    element('DrctDbtTx', [
      element('MndtRltdInf', [
        text('MndtId', debit.mandate, longest.id),
        element('DtOfSgntr', debit.signedOn),
        ...amendmentOf(debit),
      ]),
    ]),
    agent('DbtrAgt', debit.bic),
    element('Dbtr', [
      text('Nm', debit.holder, longest.name),
      needsBic(debit.iban) ? placeOf(debit.place) : undefined,
    ]),
    account('DbtrAcct', debit.iban),
    element('RmtInf', [text('Ustrd', debit.remittance, longest.remittance)]),
  ]);
}

function amendmentOf({ formerCreditor }: Debit): XmlElement[] {
  return formerCreditor
    ? [
        element('AmdmntInd', 'true'),
        element('AmdmntInfDtls', [
          element('OrgnlCdtrSchmeId', [
            formerCreditor.name === null ? undefined : text('Nm', formerCreditor.name, longest.name),
            formerCreditor.creditorId === null ? undefined : schemeId(formerCreditor.creditorId),
          ]),
        ]),
      ]
    : [element('AmdmntInd', 'false')];
}

function countAndSum(debits: readonly Debit[]): XmlElement[] {
  return [
    element('NbOfTxs', String(debits.length)),
    element('CtrlSum', decimalOfCents(debits.reduce((sum, { amount }) => sum + amount, 0))),
  ];
}
