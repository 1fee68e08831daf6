import type { SimpleField } from '../../kit/entities/index.ts';
import type { CellFaultCode } from './file-faults.ts';
import { type DecimalMark, fileNumber, readFileNumber } from './file-number.ts';
import { foldWord } from './fold.ts';

export type FileLanguage = 'de' | 'en';

/** What a cell says, or what is wrong with it. */
export type ReadCell =
  | { readonly value: unknown }
  | { readonly code: CellFaultCode; readonly parameters?: Readonly<Record<string, string | number>> };

/** The words of a choice, by value. */
export type ChoiceWords = Readonly<Record<string, string>>;

/** What it takes to read cells. */
export interface ReadingRules {
  readonly decimal: DecimalMark;
  /** Words of the field's values, in each language that counts. */
  readonly choices: readonly ChoiceWords[];
  /** The record, or the register, that is meant by a text. */
  readonly findReference: (text: string) => ReadCell;
}

export const decimalMarkOf: Readonly<Record<FileLanguage, DecimalMark>> = { de: ',', en: '.' };
const yes = words(['ja', 'j', 'yes', 'y', 'x', '1', 'true', 'wahr', 'on', 'an', 'aktiv', 'active']);
const no = words(['nein', 'n', 'no', '0', 'false', 'falsch', 'off', 'aus', 'inaktiv', 'inactive']);
const checkMarks = /^[✓✔☑]$/u;

/** Values of a list in one cell stand between these; no word of a choice holds one. */
const betweenChoices = /[,;|\n]/;

/** Excel shows long numbers so, and once saved the rest of the digits is gone. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i;

/**
 * Reads a cell as the value of a field, in its own unit. An empty cell is null. Bounds and rules between fields are
 * left to the entity's own check.
 */
export const readCell = (field: SimpleField, given: string, rules: ReadingRules): ReadCell => {
  const text = given.trim();
  if (text === '') return { value: null };
  switch (field.kind) {
    case 'text':
      return shortened.test(text) ? { code: 'NUMBER_SHORTENED' } : { value: text };
    case 'longText':
      return { value: text };
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
      return readFileNumber(text, field.kind, rules.decimal);
    case 'flag':
      return readFlag(text);
    case 'choice':
      return readChoice(text, field.values, rules.choices);
    case 'choices':
      return readChoices(text, field.values, rules.choices);
    case 'colour':
      return readColour(text);
    case 'reference':
    case 'device':
      return rules.findReference(text);
  }
};

/** What it takes to write cells. */
export interface WritingRules {
  readonly language: FileLanguage;
  readonly choices: ChoiceWords;
  /** What a record or a register is called in files: a text that reads back as its id. */
  readonly nameOf: (id: string) => string;
}

const yesAndNo = { de: ['ja', 'nein'], en: ['yes', 'no'] } as const;

export const flagText = (value: boolean, language: FileLanguage): string => yesAndNo[language][value ? 0 : 1];

/** A field's value as a file of the language holds it; `readCell` reads the same value from it. */
export const cellText = (field: SimpleField, value: unknown, rules: WritingRules): string => {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'whole':
    case 'cents':
    case 'thousandths':
      return fileNumber(Number(value), field.kind, decimalMarkOf[rules.language]);
    case 'percent':
      return `${fileNumber(Number(value), 'percent', decimalMarkOf[rules.language])} %`;
    case 'flag':
      return flagText(value === true, rules.language);
    case 'choice':
      return rules.choices[String(value)] ?? String(value);
    case 'choices':
      return (value as readonly string[]).map((one) => rules.choices[one] ?? one).join(', ');
    case 'reference':
    case 'device':
      return rules.nameOf(String(value));
    default:
      return String(value);
  }
};

function words(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.map(foldWord));
}

function readFlag(text: string): ReadCell {
  if (checkMarks.test(text)) return { value: true };
  if (/^[-–—]$/.test(text)) return { value: false };
  const word = foldWord(text);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { code: 'NOT_YES_OR_NO' };
}

function readChoice(
  text: string,
  values: readonly (string | number)[],
  words: readonly ChoiceWords[],
): ReadCell {
  const word = foldWord(text);
  const found = values.find((value) =>
    [String(value), ...words.map((one) => one[value] ?? '')].some((known) => foldWord(known) === word),
  );
  return found === undefined || word === '' ? { code: 'UNKNOWN_CHOICE' } : { value: found };
}

function readChoices(text: string, values: readonly string[], words: readonly ChoiceWords[]): ReadCell {
  const chosen: unknown[] = [];
  for (const part of text.split(betweenChoices).filter((one) => one.trim() !== '')) {
    const read = readChoice(part, values, words);
    if (!('value' in read)) return read;
    chosen.push(read.value);
  }
  return { value: chosen };
}

function readColour(text: string): ReadCell {
  const digits = text.replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return { value: `#${digits}` };
  if (/^[0-9a-f]{3}$/.test(digits)) return { value: `#${[...digits].map((one) => one + one).join('')}` };
  return { code: 'NOT_A_COLOUR' };
}
