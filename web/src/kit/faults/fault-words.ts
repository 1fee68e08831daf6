import type { Fault, Field } from '@tresen/domain/kit/entities';
import { scaledText } from '../form/scaled.ts';
import { type Language, useLanguage, useWords } from '../i18n/index.ts';
import { de } from './faults.de.ts';
import { en } from './faults.en.ts';

const words = { de, en };

type Parameter = NonNullable<Fault['parameters']>[string] | undefined;

/**
 * Turns what is wrong with a value of a record into a sentence in the language in use: in forms, imports and bulk
 * changes. `field` is the one that the fault's path names; bounds are then written in its unit.
 */
export const useFaultWords = (): ((fault: Pick<Fault, 'code' | 'parameters'>, field?: Field) => string) => {
  const language = useLanguage();
  const sentences = useWords(words);
  return ({ code, parameters }, field) =>
    sentences[code]({
      kind: field?.kind,
      least: boundText(parameters?.least, field, language),
      max: boundText(parameters?.max, field, language),
      names: namesOf(parameters ?? {}),
      more: Number(parameters?.more ?? 0),
      example: String(parameters?.example ?? ''),
      country: countryName(parameters?.country, language),
      state: String(parameters?.state ?? ''),
    });
};

/** A bound as the field's values are written: 10000 of a percentage is `100`. */
function boundText(bound: Parameter, field: Field | undefined, language: Language): string {
  if (typeof bound !== 'number') return String(bound ?? '');
  const isScaled = field?.kind === 'cents' || field?.kind === 'percent' || field?.kind === 'thousandths';
  return scaledText(bound, isScaled ? field.kind : 'whole', language);
}

function namesOf({ names, users }: Readonly<Record<string, Parameter>>): string {
  return typeof users === 'object' ? users.map(({ name }) => name).join(', ') : String(names ?? '');
}

function countryName(code: Parameter, language: Language): string {
  return code === undefined
    ? ''
    : (new Intl.DisplayNames(language, { type: 'region' }).of(String(code)) ?? String(code));
}
