import { type EntityWords, type ListedField, textFormats } from '@tresen/domain/kit/entities';
import { useCallback } from 'react';
import { delayText, percentText, scaledText } from '../form/index.ts';
import { useFormats } from '../format/index.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { recordListTexts } from './record-list-texts.ts';

/** Writes a value of a field as people read it: `5,00 €`, `19 %`, `Küche`, `Ja`. Not for references and rows. */
export type ValueText = (name: string, field: ListedField, value: unknown) => string;

/**
 * How values of a kind of record are written in the language in use.
 * @param currency of amounts: EUR, CHF
 */
export const useValueText = (words: EntityWords, currency: string): ValueText => {
  const t = useTexts(recordListTexts);
  const f = useFormats();
  const language = useLanguage();
  return useCallback(
    (name, field, value) => {
      if (value === null || value === undefined || value === '') return t.nothing;
      switch (field.kind) {
        case 'cents':
          return f.money(Number(value), currency);
        case 'percent':
          return percentText(Number(value), language);
        case 'whole':
          return field.isDelay
            ? delayText(Number(value), language)
            : scaledText(Number(value), 'whole', language);
        case 'thousandths':
          return scaledText(Number(value), field.kind, language);
        case 'day':
          return f.day(String(value));
        case 'flag':
          return value === true || value === 'true' ? t.yes : t.no;
        case 'choice':
          return choiceText(words, name, value);
        case 'choices':
          return (
            choicesOf(value)
              .map((one) => choiceText(words, name, one))
              .join(', ') || t.nothing
          );
        case 'text':
          if (field.format === 'picture') return t.yes;
          return field.format ? textFormats[field.format].display(String(value)) : String(value);
        default:
          return String(value);
      }
    },
    [t, f, language, words, currency],
  );
};

function choiceText(words: EntityWords, name: string, value: unknown): string {
  const choices = (words.choices as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>)[
    name
  ];
  return choices?.[String(value)] ?? String(value);
}

/** One of several choices, as conditions have it, or all that a record has. */
function choicesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
