import type { EntityWords, Field, Fields } from '../../kit/entities/index.ts';
import { de } from './change-words.de.ts';
import { en } from './change-words.en.ts';
import type { ChangeWords } from './change-words.ts';
import type { BranchChange, BulkChange, SetChange } from './changes.ts';
import { money, percent, priceText } from './price-change-text.ts';

/** What a sentence about a change needs to know beside the change. */
export interface ChangeSurroundings {
  readonly fields: Fields;
  readonly words: EntityWords;
  /** What a record or a branch is called that the change names. */
  readonly nameOf: (id: string) => string;
}

const languages = { de, en } as const;

const perUnit = { cents: 100, percent: 10_000, thousandths: 1000, whole: 1 } as const;
const formats = { cents: money, percent, thousandths: {}, whole: {} } as const;

/** What a change does, as a short sentence: `Preis + 5 %, auf 0,10 € gerundet`. */
export const describeChange = (
  change: BulkChange,
  language: 'de' | 'en',
  surroundings: ChangeSurroundings,
): string => {
  const words = languages[language];
  switch (change.kind) {
    case 'price':
      return priceText(change, words);
    case 'set':
      return setText(change, words, surroundings);
    case 'active':
      return change.isActive ? words.active : words.inactive;
    case 'branches':
      return branchText(change, words, surroundings.nameOf);
    case 'delete':
      return words.delete;
  }
};

/**
 * What a save did that changed others along with its record, as sentences by language.
 * @param others how many others; null for what is said of these
 */
export const describeAlong = (name: string, others: number | null): Readonly<Record<'de' | 'en', string>> => {
  const of = ({ changedWith, changedAlong }: ChangeWords): string =>
    others === null ? changedAlong(name) : changedWith(name, others);
  return { de: of(languages.de), en: of(languages.en) };
};

function setText(change: SetChange, words: ChangeWords, surroundings: ChangeSurroundings): string {
  return Object.entries(change.values)
    .map(([name, value]) => {
      const label = surroundings.words.fields[name] ?? name;
      return `${label}: ${valueText(name, surroundings.fields[name], value, words, surroundings)}`;
    })
    .join(', ');
}

function valueText(
  name: string,
  field: Field | undefined,
  value: unknown,
  words: ChangeWords,
  surroundings: ChangeSurroundings,
): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  switch (field?.kind) {
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
      return new Intl.NumberFormat(words.locale, formats[field.kind]).format(
        Number(value) / perUnit[field.kind],
      );
    case 'flag':
      return value ? words.yes : words.no;
    case 'reference':
    case 'device':
      return surroundings.nameOf(String(value));
    case 'choice':
      return choiceText(surroundings.words.choices, name, String(value));
    case 'choices':
      return choicesText(surroundings.words.choices, name, value as readonly string[], words);
    default:
      return String(value);
  }
}

function choiceText(choices: Readonly<Record<string, unknown>>, name: string, value: string): string {
  const texts = choices[name] as Readonly<Record<string, string>> | undefined;
  return texts?.[value] ?? value;
}

function choicesText(
  choices: Readonly<Record<string, unknown>>,
  name: string,
  values: readonly string[],
  words: ChangeWords,
): string {
  return values.map((value) => choiceText(choices, name, value)).join(', ') || words.nothing;
}

function branchText(change: BranchChange, words: ChangeWords, nameOf: (id: string) => string): string {
  const names = change.unitIds?.map(nameOf).join(', ') ?? words.everyBranch;
  return `${words.branches}: ${change.how === 'set' ? names : words[change.how](names)}`;
}
