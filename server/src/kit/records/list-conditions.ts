import {
  type Condition,
  conditionValue,
  isCondition,
  type ListedField,
  type ListedKind,
  type RecordFilter,
  recordFilterSchema,
  type TextField,
} from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import { hasWords } from '../db/word-search.ts';
import { parseInput } from '../input/index.ts';
import type { Column } from './columns.ts';
import { ownRow } from './own-rows.ts';
import type { ListedSource, RecordSource, SearchWords } from './source.ts';

/** A filter as a list is asked for it: whatever is null or absent does not narrow. Nothing of it is looked at yet. */
export type FilterInput = {
  readonly [Name in Exclude<keyof RecordFilter, 'conditions'>]?: RecordFilter[Name] | null | undefined;
} & {
  readonly conditions?: readonly (Omit<Condition, 'is'> & { readonly is: string })[] | null | undefined;
};

/**
 * The filter, checked against the fields of the kind of record.
 * @throws {AppError} INVALID_INPUT with the field of a condition that does not fit
 */
export const readFilter = (
  entity: Pick<ListedKind, 'fields'>,
  input: FilterInput | null | undefined,
): RecordFilter => {
  const given = Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== null));
  const filter = parseInput(recordFilterSchema, given);
  const unfit = filter.conditions.find((condition) => !isCondition(entity.fields, condition));
  if (unfit) throw new AppError('INVALID_INPUT', { field: `filter.${unfit.field}` });
  return filter;
};

type Where = RawBuilder<SqlBool>;

/** What a row `t` of the source fulfils by one condition. */
export const conditionOf = ({ entity, columns }: ListedSource, given: Condition): Where => {
  const field = entity.fields[given.field];
  const column = columns.byField.get(given.field);
  if (!field || !column) throw new AppError('INVALID_INPUT', { field: `filter.${given.field}` });
  if (given.is === 'empty' || given.is === 'notEmpty') return emptiness(column, field, given.is === 'empty');
  if (field.kind === 'choices') return choicesCondition(column, given);
  return field.kind === 'text' ? textCondition(column, field, given) : valueCondition(column, field, given);
};

/** Below this length no index helps; and so many words find little before the others do. */
const indexedLength = 3;
/** From here on it is quicker to walk the list in its order until the page is full. */
const maxFound = 1_000;

/** An SQL array of the first rows by name that a search finds, by the index alone; undefined where there is more to look at. */
export const firstByWords = (
  source: RecordSource,
  filter: RecordFilter,
  count: number,
): RawBuilder<unknown> | undefined => {
  const words = isOnlyWords(filter) ? indexedWords(source, filter) : undefined;
  return words && source.index?.find(words, count);
};

/** The same as `listConditions`, by the index where the search's words are rare. */
export const quickConditions = async (tx: Tx, source: RecordSource, filter: RecordFilter): Promise<Where> => {
  const all = sql<SqlBool>`${ownRow(source.table)} and ${listConditions(source, filter)}`;
  const words = indexedWords(source, filter, (word) => word.length >= indexedLength);
  const found = words && source.index?.find(words, maxFound);
  if (!found) return all;
  const { rows } = await sql<{ ids: readonly string[] }>`select ${found} as ids`.execute(tx);
  const ids = rows[0]?.ids ?? [];
  return ids.length < maxFound ? sql`t.id = any (${ids}::uuid[]) and ${all}` : all;
};

/** How many rows a search finds, by the index alone; undefined where there is more to look at. */
export const quickCount = async (
  tx: Tx,
  source: RecordSource,
  filter: RecordFilter,
): Promise<number | undefined> => {
  const words = isOnlyWords(filter) ? indexedWords(source, filter) : undefined;
  return words && source.index?.count(tx, words);
};

/** What a row `t` of the source's table fulfils to be in the list. */
export const listConditions = (source: ListedSource, filter: RecordFilter): Where => {
  const { search, unitIds, status, conditions } = filter;
  const all = [
    statusCondition(status),
    ...(unitIds.length > 0 ? [sql<SqlBool>`(t.unit_ids is null or t.unit_ids && ${unitIds}::uuid[])`] : []),
    ...conditions.map((given) => conditionOf(source, given)),
    ...hasWords(sql`t.search_text`, search),
  ];
  return sql`${sql.join(all, sql` and `)}`;
};

function emptiness(column: Column, field: ListedField, isEmpty: boolean): Where {
  const none = { rows: sql`= '[]'`, choices: sql`= '{}'` }[field.kind as string] ?? sql`is null`;
  return isEmpty ? sql`t.${sql.raw(column.name)} ${none}` : sql`not (t.${sql.raw(column.name)} ${none})`;
}

/** Has at least one of the values, or none of them. */
function choicesCondition(column: Column, { is, values }: Condition): Where {
  const hasOne = sql<SqlBool>`t.${sql.raw(column.name)} && ${values}::text[]`;
  return is === 'isNot' ? sql`not (${hasOne})` : hasOne;
}

function textCondition(column: Column, field: TextField, { is, values }: Condition): Where {
  const own = comparedText(column, field);
  return is === 'contains'
    ? sql`strpos(${own}, (select searchable(${values[0]}))) > 0`
    : sql`${own} = any (select searchable(v) from unnest(${values}::text[]) v)`;
}

/** A text as it is compared: most of those that order lists are kept so. */
function comparedText({ name, key }: Column, field: TextField): Where {
  return key === name || field.isNumber === true
    ? sql`searchable(t.${sql.raw(name)})`
    : sql`nullif(t.${sql.raw(key)}, '')`;
}

function valueCondition(column: Column, field: ListedField, { is, values }: Condition): Where {
  const own = sql`t.${sql.raw(column.name)}`;
  const read = values.map((value) => conditionValue(field, value));
  switch (is) {
    case 'from':
      return sql`${own} >= ${read[0]}`;
    case 'to':
      return sql`${own} <= ${read[0]}`;
    case 'isNot':
      return sql`(${own} is null or ${own} <> all (${read}::${sql.raw(column.type)}[]))`;
    default:
      // Of a list of unknown length the planner expects ten values, and plans anew each time.
      if (read.length === 1) return sql`${own} = ${read[0]}::${sql.raw(column.type)}`;
      return sql`${own} = any (${read}::${sql.raw(column.type)}[])`;
  }
}

/** True when a filter is nothing but words. */
function isOnlyWords(filter: RecordFilter): boolean {
  return filter.unitIds.length === 0 && filter.status === undefined && filter.conditions.length === 0;
}

/** The words of a search as the kind's index may know them, or undefined when it is of no use for any of them. */
function indexedWords(
  { index }: RecordSource,
  { search }: RecordFilter,
  isKnown: (word: string) => boolean = () => true,
): SearchWords | undefined {
  const words = searchWordsOf(search);
  const isOfUse = index && words.some((word) => word.length >= indexedLength);
  return isOfUse ? words.filter(isKnown).map(spellingsOf) : undefined;
}

function statusCondition(status: RecordFilter['status']): Where {
  if (status === undefined) return sql`t.status >= -1`;
  // Said twice: the first half is what the indexes of lists were made for.
  const value = { active: 1, inactive: 0, deletePending: -1 }[status];
  return sql`t.status >= -1 and t.status = ${value}`;
}
