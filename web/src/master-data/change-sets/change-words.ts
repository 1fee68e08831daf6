import type { Entity, EntityName, EntityWords, Fault, FaultCode } from '@tresen/domain/kit/entities';
import { kinds, kindWords } from '@tresen/domain/master-data/kinds';
import { useBranches } from '../../kit/branches/index.ts';
import { useFaultWords } from '../../kit/faults/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';
import { useValueText } from '../../kit/record-list/index.ts';
import type { ChangedRecord } from './change-sets.queries.ts';
import { type ChangeSetTexts, useChangeSetTexts } from './change-sets-texts.ts';

type ValueChange = ChangedRecord['changes'][number];
type RecordFault = ChangedRecord['faults'][number];

/** One line of what changes in a record. */
export interface ChangeLine {
  readonly field: string;
  readonly label: string;
  readonly old: string;
  readonly new: string;
}

interface Price {
  readonly key: number;
  readonly price: number;
}

/** Writes what changes in a record of a kind, a line for each value. */
export const useChangeLines = (entity: EntityName): ((change: ValueChange) => ChangeLine) => {
  const t = useChangeSetTexts();
  const language = useLanguage();
  const valueWords = useValueWords(entity);
  return (change) => ({
    field: change.field,
    label: labelOf(change.field, kindWords[entity][language], t),
    old: valueWords(change.field, change.old, change.oldName),
    new: valueWords(change.field, change.new, change.newName),
  });
};

type Parameters = NonNullable<Fault['parameters']>;

/** Why a record cannot be changed, in words: what is wrong with which value, or what stands against its deletion. */
export const useReasonWords = (entity: EntityName): ((fault: RecordFault) => string) => {
  const t = useChangeSetTexts();
  const language = useLanguage();
  const faultWords = useFaultWords();
  const { fields } = kinds[entity] satisfies Entity;
  return ({ path, code, parameters: text }) => {
    const parameters = text === null ? {} : (JSON.parse(text) as Parameters);
    if (code === 'IN_USE') return t.inUse(usesText(parameters, language));
    if (code === 'STANDARD_VAT') return t.standardVat;
    if (code === 'NOT_FOUND') return t.notFound;
    const [name = ''] = path.split('.');
    const words = faultWords({ code: code as FaultCode, parameters }, fields[name]);
    return `${labelOf(name, kindWords[entity][language], t)}: ${words}`;
  };
};

/** The words of values as a set holds them. */
function useValueWords(entity: EntityName) {
  const t = useChangeSetTexts();
  const f = useFormats();
  const language = useLanguage();
  const branches = useBranches();
  const currency = branches[0]?.currency ?? 'EUR';
  const { fields } = kinds[entity];
  const valueText = useValueText(kindWords[entity][language], currency);
  const unitsText = (ids: readonly string[] | null): string =>
    ids?.map((id) => branches.find((unit) => unit.id === id)?.name ?? t.goneBranch).join(', ') ??
    t.everyBranch;
  const ofField = (name: string, value: unknown): string => {
    const field = fields[name];
    if (name === 'prices') {
      const each = (value as readonly Price[]).map(({ key, price }) => `${key}: ${f.money(price, currency)}`);
      return each.join(', ') || t.nothing;
    }
    return field && field.kind !== 'rows' ? valueText(name, field, value) : JSON.stringify(value);
  };
  return (name: string, text: string | null, recordName: string | null): string => {
    const value: unknown = text === null ? null : JSON.parse(text);
    if (name === 'unitIds') return unitsText(value as readonly string[] | null);
    if (name === 'isActive') return value ? t.active : t.inactive;
    if (value === null) return t.nothing;
    return recordName ?? ofField(name, value);
  };
}

function labelOf(name: string, words: EntityWords, t: ChangeSetTexts): string {
  if (name === 'unitIds') return t.branchHow;
  return name === 'isActive' ? t.status : (words.fields[name] ?? name);
}

function usesText(parameters: Parameters, language: 'de' | 'en'): string {
  return Object.entries(parameters)
    .map(([kind, count]) =>
      kindWords[kind as EntityName]?.[language].counted(String(count), Number(count) === 1),
    )
    .filter(Boolean)
    .join(', ');
}
