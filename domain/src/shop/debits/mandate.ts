import { type CreditorOfMandate, usualNoticeDays } from './creditor.ts';

/** What is agreed: one payment, or one after the other for what is rented. */
export interface MandateTerms {
  readonly creditor: CreditorOfMandate;
  readonly isRecurring: boolean;
}

/** The reference of a mandate: 34 letters, digits and a hyphen, another one for each order. */
export const mandateReference = (idempotencyKey: string): string =>
  `M-${idempotencyKey.replaceAll('-', '').toUpperCase()}`;

const en: typeof de = ({ creditor: { name, noticeDays, noteEn }, isRecurring }) => [
  isRecurring
    ? `I authorise (A) ${name} to send instructions to my bank to debit my account and (B) my bank to debit my account in accordance with the instructions from ${name}.`
    : `I authorise (A) ${name} to send one instruction to my bank to debit my account and (B) my bank to debit my account once in accordance with the instruction from ${name}.`,
  'As part of my rights, I am entitled to a refund from my bank under the terms and conditions of my agreement with my bank. A refund must be claimed within 8 weeks starting from the date on which my account was debited.',
  ...(noticeDays < usualNoticeDays
    ? [`The debit is announced to me at least ${noticeDays} ${noticeDays === 1 ? 'day' : 'days'} in advance.`]
    : []),
  ...(noteEn === '' ? [] : [noteEn]),
];

const texts = { de, en } as const;

/** What whoever pays by debit agrees to, in paragraphs. Number and reference of the mandate stand beside it. */
export const mandateText = (language: 'de' | 'en', terms: MandateTerms): readonly string[] =>
  texts[language](terms);

// The authorisation is that of the rulebook (EPC016-06, annex VII; in German as the banks' association has it).
function de({ creditor: { name, noticeDays, noteDe }, isRecurring }: MandateTerms): string[] {
  return [
    isRecurring
      ? `Ich ermächtige ${name}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${name} auf mein Konto gezogenen Lastschriften einzulösen.`
      : `Ich ermächtige ${name}, einmalig eine Zahlung von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${name} auf mein Konto gezogene Lastschrift einzulösen.`,
    'Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
    ...(noticeDays < usualNoticeDays
      ? [
          noticeDays === 1
            ? 'Der Einzug wird mir spätestens einen Tag vorher angekündigt.'
            : `Der Einzug wird mir spätestens ${noticeDays} Tage vorher angekündigt.`,
        ]
      : []),
    ...(noteDe === '' ? [] : [noteDe]),
  ];
}
