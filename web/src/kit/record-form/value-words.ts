import { useQueries } from '@tanstack/react-query';
import { type Field, textFormats } from '@tresen/domain/kit/entities';
import { delayText, percentText, scaledText } from '../form/index.ts';
import { useFormats } from '../format/index.ts';
import { useLanguage, useTexts } from '../i18n/index.ts';
import { type PlainWords, wordsAt } from './plain-words.ts';
import { type NamedReferences, type RecordEnvironment, useRecordEnvironment } from './record-environment.ts';
import type { RecordKind } from './record-kind.ts';
import { recordTexts } from './record-texts.ts';
import { type FormValues, fieldAt } from './record-values.ts';

type NameOf = (id: string) => string | undefined;

/** Where to ask for a name. */
type AskedName = Pick<NamedReferences, 'key' | 'nameOf'> & { readonly id: string };

/** What records are called that versions of a record refer to; asked for where the page does not know it. */
export const useReferredNames = (
  { entity }: Pick<RecordKind, 'entity'>,
  versions: readonly Readonly<Record<string, unknown>>[],
  known: ReadonlyMap<string, string>,
): NameOf => {
  const environment = useRecordEnvironment();
  const all = versions.flatMap((values) => referredIds(environment, entity.fields, values));
  const unknown = [...new Map(all.filter(({ id }) => !known.has(id)).map((one) => [one.id, one])).values()];
  const answers = useQueries({
    queries: unknown.map(({ key, id, nameOf }) => ({
      queryKey: ['referenceName', key, id],
      queryFn: () => nameOf(id),
      staleTime: 60_000,
    })),
  });
  return (id) => known.get(id) ?? answers[unknown.findIndex((one) => one.id === id)]?.data ?? undefined;
};

/**
 * Writes a value of a record in words: `1.234,50 €`, `Küche`, `ja`, the name behind a reference. For lists of changes
 * and for versions side by side.
 */
export const useValueWords = (
  kind: Pick<RecordKind, 'entity'>,
  words: PlainWords,
  nameOf: NameOf,
): ((name: string, value: unknown) => string) => {
  const t = useTexts(recordTexts);
  const f = useFormats();
  const language = useLanguage();
  const { currency, branches } = useRecordEnvironment();
  const numberWords = (field: Field, value: number): string => {
    if (field.kind === 'cents') return f.money(value, currency);
    if (field.kind === 'whole' && field.isDelay) return delayText(value, language);
    if (field.kind === 'percent') return percentText(value, language);
    return scaledText(value, field.kind === 'thousandths' ? 'thousandths' : 'whole', language);
  };
  const branchWords = (value: unknown): string => {
    if (!Array.isArray(value)) return t.allBranches;
    return value.map((id) => branches.find((branch) => branch.id === id)?.name ?? t.goneBranch).join(', ');
  };
  const simpleWords = (path: string, field: Field, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t.nothing;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (field.kind === 'reference' || field.kind === 'device') return nameOf(String(value)) ?? t.goneRecord;
    if (typeof value === 'number' && field.kind !== 'choice') return numberWords(field, value);
    const { name, of } = wordsAt(words, path);
    if (field.kind === 'choice' || field.kind === 'choices')
      return choiceWords(of?.choices[name], value) || t.nothing;
    return plainText(field, String(value));
  };
  const rowWords = (name: string, field: Extract<Field, { kind: 'rows' }>, row: FormValues): string =>
    Object.entries(field.of)
      .filter(([part]) => row[part] !== null && row[part] !== undefined)
      .map(([part, one]) => simpleWords(`${name}.0.${part}`, one, row[part]))
      .join(' · ');
  return (name, value) => {
    if (name === 'unitIds') return branchWords(value);
    if (name === 'isActive') return value === false ? t.inactive : t.active;
    const field = fieldAt(kind.entity.fields, name);
    if (field === undefined) return String(value ?? t.nothing);
    if (field.kind !== 'rows') return simpleWords(name, field, value);
    const rows = Array.isArray(value) ? value : [];
    return rows.map((row) => rowWords(name, field, row as FormValues)).join('\n') || t.nothing;
  };
};

/** What a value of a record is called: the field's word, or ours for what every record has. */
export const useNameWords = (words: PlainWords): ((name: string) => string) => {
  const t = useTexts(recordTexts);
  return (name) => {
    if (name === 'unitIds') return t.branches;
    if (name === 'isActive') return t.status;
    return words.fields[name] ?? name;
  };
};

/** Ids that values refer to, with where their names are known. */
function referredIds(
  environment: Pick<RecordEnvironment, 'references' | 'devicesOf'>,
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
) {
  return Object.entries(fields).flatMap(([name, field]): AskedName[] => {
    const value = values[name];
    const source = sourceBehind(environment, field);
    if (source) return typeof value === 'string' ? [{ ...source, id: value }] : [];
    if (field.kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row) => referredIds(environment, field.of, row as FormValues));
  });
}

function sourceBehind(
  { references, devicesOf }: Pick<RecordEnvironment, 'references' | 'devicesOf'>,
  field: Field,
): NamedReferences | undefined {
  if (field.kind === 'device') return devicesOf(null);
  return field.kind === 'reference' ? references[field.to] : undefined;
}

/** One choice, or several. */
function choiceWords(words: PlainWords['choices'][string] | undefined, value: unknown): string {
  return [value]
    .flat()
    .map((one) => words?.[one as string] ?? String(one))
    .join(', ');
}

function plainText(field: Field, text: string): string {
  return field.kind === 'text' && field.format ? textFormats[field.format].display(text) : text;
}
