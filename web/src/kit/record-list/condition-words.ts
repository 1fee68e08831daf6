import {
  type Comparison,
  type Condition,
  conditionValue,
  type EntityWords,
  type ListedField,
  type ListedFields,
} from '@tresen/domain/kit/entities';
import { useTexts } from '../i18n/index.ts';
import { needsSource } from './filter-source.ts';
import { recordListTexts } from './record-list-texts.ts';
import { useValueText } from './value-text.ts';

/** The word of a comparison: of several choices a record has one or not. */
export const comparisonWord = (field: ListedField | undefined, is: Comparison) => {
  if (field?.kind !== 'choices') return is;
  return ({ is: 'has', isNot: 'hasNot' } as const)[is as string] ?? is;
};

interface Surroundings {
  readonly fields: ListedFields;
  readonly words: EntityWords;
  /** Of amounts: EUR, CHF. */
  readonly currency: string;
  /** Undefined while it loads, null when the record is gone. */
  readonly nameOf: (id: string) => string | null | undefined;
}

/** Writes a condition in words: `Preis ab 5,00 €`, `Gruppe ist Küche oder Theke`. */
export const useConditionWords = (surroundings: Surroundings): ((condition: Condition) => string) => {
  const { fields, words, currency, nameOf } = surroundings;
  const t = useTexts(recordListTexts);
  const valueText = useValueText(words, currency);
  const write = (name: string, value: string): string => {
    const field = fields[name];
    if (!field) return value;
    if (needsSource(field)) {
      const known = nameOf(value);
      return known === null ? t.unknown : (known ?? '…');
    }
    const text = valueText(name, field, conditionValue(field, value));
    return field.kind === 'text' ? t.quoted(text) : text;
  };
  return ({ field: name, is, values }) => {
    const label = words.fields[name] ?? name;
    const shown = values.map((value) => write(name, value)).join(` ${t.or} `);
    return t.condition(
      label,
      fields[name]?.kind === 'flag' ? '' : t[comparisonWord(fields[name], is)],
      shown,
    );
  };
};
