import { type Condition, conditionValue } from '@tresen/domain/kit/entities';
import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import {
  type PaymentGroup,
  paymentGroups,
  type ReceiptMark,
  type ReceiptSearch,
  receiptList,
  receiptMarks,
} from '@tresen/domain/sales/receipts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReceiptFilter, Where } from './receipt-filter.ts';
import { endedAbout, timeBounds } from './receipt-times.ts';

/** Names of the fields by which receipts are found. */
export type ReceiptField = keyof typeof receiptList.fields;

/** Fields that are kept as bits: their columns, and the bit of a value. */
const bitFields = {
  payment: {
    column: 'payments',
    bitOf: (value: string) => 1 << paymentGroups.indexOf(value as PaymentGroup),
  },
  mark: { column: 'marks', bitOf: (value: string) => receiptMarks[value as ReceiptMark] },
} as const;

/** True for a condition on a field that is kept as bits. */
export const isOnBits = ({ field }: Condition): boolean => Object.hasOwn(bitFields, field);

/** A condition on such a field, of a receipt `r` or of a narrow row `w` that has its bits. */
export const hasBits = ({ field, is, values }: Condition, row: 'r' | 'w' = 'r'): Where => {
  const { column, bitOf } = bitFields[field as keyof typeof bitFields];
  const bits = values.map(bitOf).reduce((all, bit) => all | bit, 0);
  return sql`(${sql.ref(`${row}.${column}`)} & ${bits}) ${sql.raw(is === 'isNot' ? '=' : '<>')} 0`;
};

/** What was written at a receipt, as a condition reads it. */
export interface Writing {
  /** The register's note. */
  readonly sent: RawBuilder<unknown>;
  /** The register's customer. */
  readonly customer: RawBuilder<unknown>;
  /** The note that people wrote in its place; null where nobody wrote anything. */
  readonly note: RawBuilder<unknown>;
  /** All that people wrote, as it is searched. */
  readonly searchText: RawBuilder<unknown>;
  readonly tagKeys: RawBuilder<unknown>;
}

/** What was written at a receipt `r`. */
const ofReceipt: Writing = {
  sent: sql`r.note`,
  customer: sql`r.customer`,
  note: annotated('note'),
  searchText: annotated('search_text'),
  tagKeys: annotated('tag_keys'),
};

/** What people wrote, as it is searched, holds a piece of their note: quicker to look at, where it is at hand. */
export const mayHoldNote = ({ values }: Condition, { searchText }: Writing): Where =>
  sql`coalesce(strpos(${searchText}, (select searchable(${values[0]}))) > 0, true)`;

const writers: Readonly<Record<ReceiptField, (condition: Condition, writing: Writing) => Where>> = {
  number: (condition) => compared('r.number', 'bigint', condition),
  gross: (condition) => compared('r.gross', 'bigint', condition),
  currency: (condition) => compared('r.currency', 'text', condition),
  businessDay: (condition) => compared('r.biz_day', 'date', condition),
  hour: (condition) => compared('r.biz_hour', 'smallint', condition),
  deviceId: (condition) => compared('r.device_id', 'uuid', condition),
  // One of nobody has no key: it is what is left of the branch's.
  employee: (condition) =>
    compared(`(r.unit_id::text || ':' || coalesce(r.employee_key, ''))`, 'text', condition),
  type: (condition) => compared('r.type', 'text', condition),
  zNumber: (condition) => compared('r.z_number', 'bigint', condition),
  payment: (condition) => hasBits(condition),
  mark: (condition) => hasBits(condition),
  article: sold,
  tag: tagged,
  note: noted,
  target: ofTarget,
};

/** A condition on a receipt `r`, or on what was written there; it fits the fields of the list. */
export const conditionOn = (condition: Condition, writing = ofReceipt): Where =>
  writers[condition.field as ReceiptField](condition, writing);

/** The words of a search box, each of which was written at a receipt. */
export const wordConditions = ({ words }: ReceiptSearch, writing = ofReceipt): readonly Where[] =>
  searchWordsOf(words).map((word) => hasWord(word, writing));

/** What else a search box asks for, of a receipt `r`. */
export const searchConditions = ({ number, gross, minutes, day }: ReceiptSearch): readonly Where[] => [
  ...(number === undefined ? [] : [sql<SqlBool>`r.number = ${number}`]),
  ...(gross === undefined ? [] : [sql<SqlBool>`r.gross = ${gross}`]),
  ...(day === undefined ? [] : [sql<SqlBool>`r.biz_day = ${day}::date`]),
  ...(minutes === undefined ? [] : [endedAbout(minutes)]),
];

/**
 * A target as it is compared and indexed (`receipts.target_key`): without case, by ICU, since the database's own locale may
 * know no letters but those of English.
 */
export const targetKey = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(lower(${text} collate "und-x-icu") collate "C")`;

/** True of what a search asks for, or else of the target that was typed, if that is asked for, too. */
export const orOfTarget = (asked: readonly Where[], isOfTarget: Where | undefined): readonly Where[] =>
  isOfTarget && asked.length > 0
    ? [sql<SqlBool>`((${sql.join(asked, sql` and `)}) or coalesce(${isOfTarget}, false))`]
    : asked;

/** All that a search asks for, of a receipt `r`. @param search without what is known of the receipt already */
export const searched = ({ target }: ReceiptFilter, search: ReceiptSearch): readonly Where[] =>
  orOfTarget(
    [...searchConditions(search), ...wordConditions(search)],
    target === undefined ? undefined : beginsWithTarget(target),
  );

/** What a receipt `r` fulfils to be in the list: the same for its pages, its count and its files. */
export const receiptConditions = (filter: ReceiptFilter): readonly Where[] => [
  sql<SqlBool>`r.tenant_id = (select current_tenant())`,
  ...timeBounds(filter),
  ...inUnits(filter.unitIds),
  ...filter.conditions.map((condition) => conditionOn(condition)),
  ...searched(filter, filter.search),
];

function annotated(column: string): RawBuilder<unknown> {
  return sql`(select ${sql.raw(`a.${column}`)}
  from receipt_annotations a where a.tenant_id = (select current_tenant()) and a.receipt_id = r.id)`;
}

function compared(column: string, type: string, { field, is, values }: Condition): Where {
  const own = sql.raw(column);
  const kind = receiptList.fields[field as ReceiptField];
  const read = values.map((value) => conditionValue(kind, value));
  switch (is) {
    case 'from':
      return sql`${own} >= ${read[0]}::${sql.raw(type)}`;
    case 'to':
      return sql`${own} <= ${read[0]}::${sql.raw(type)}`;
    case 'isNot':
      return sql`(${own} is null or ${own} <> all (${read}::${sql.raw(type)}[]))`;
    default:
      return sql`${own} = any (${read}::${sql.raw(type)}[])`;
  }
}

function sold({ is, values }: Condition): Where {
  const found = sql<SqlBool>`(${sql.join(values.map(soldOne), sql` or `)})`;
  return is === 'isNot' ? sql`not ${found}` : found;
}

/** The text is looked through first: that is quick, and few receipts are left to be read as JSON. */
function soldOne(key: string): Where {
  return sql`(strpos(r.content, to_json(${key}::text)::text) > 0 and exists (
  select from json_array_elements(r.content::json -> 'positions') p where p -> 'article' ->> 'key' = ${key}))`;
}

function tagged({ is, values }: Condition, { tagKeys }: Writing): Where {
  const found = sql<SqlBool>`coalesce(${tagKeys} && array(
    select searchable(v) from unnest(${values}::text[]) v), false)`;
  return is === 'isNot' ? sql`not ${found}` : found;
}

/** The note as people see it. */
function noted(condition: Condition, { note, sent }: Writing): Where {
  return comparedText(sql`coalesce(${note}, ${sent})`, condition);
}

function comparedText(own: RawBuilder<unknown>, { is, values }: Condition): Where {
  return is === 'contains'
    ? sql`strpos(searchable(${own}), (select searchable(${values[0]}))) > 0`
    : sql`searchable(${own}) = any (select searchable(v) from unnest(${values}::text[]) v)`;
}

/** Ignoring case alone: of so many receipts, taking off the accents would take longer than reading them. */
function ofTarget({ is, values }: Condition): Where {
  return is === 'contains'
    ? sql`strpos(${targetKey(sql`r.target`)}, ${targetKey(sql`${values[0]}::text`)}) > 0`
    : sql`${targetKey(sql`r.target`)} = any (select ${targetKey(sql`v`)} from unnest(${values}::text[]) v)`;
}

// What people wrote is looked at first: it is stored as it is searched.
function hasWord(word: string, { sent, customer, searchText }: Writing): Where {
  const found = spellingsOf(word).map((spelling) => {
    const key = sql`(select searchable(${spelling}))`;
    return sql`strpos(${searchText}, ${key}) > 0 or strpos(searchable(${sent}), ${key}) > 0
      or strpos(searchable(${customer}), ${key}) > 0`;
  });
  return sql<SqlBool>`coalesce(${sql.join(found, sql` or `)}, false)`;
}

/** The target of a receipt `r` begins with what was typed. */
function beginsWithTarget(target: string): Where {
  return sql`starts_with(${targetKey(sql`r.target`)}, ${targetKey(sql`${target}::text`)})`;
}

function inUnits(unitIds: readonly string[]): readonly Where[] {
  return unitIds.length === 0 ? [] : [sql<SqlBool>`r.unit_id = any (${unitIds}::uuid[])`];
}
