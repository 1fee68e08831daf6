import { type Condition, conditionValue } from '@tresen/domain/master-data/entities';
import {
  type PaymentGroup,
  paymentGroups,
  type ReceiptMark,
  type ReceiptSearch,
  receiptList,
  receiptMarks,
} from '@tresen/domain/sales/receipts';
import { searchWordsOf, spellingsOf } from '@tresen/domain/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

export type Where = RawBuilder<SqlBool>;

/** What a list of receipts is narrowed by, as the server reads it. */
export interface ReceiptFilter {
  /** Any branch when empty. */
  readonly unitIds: readonly string[];
  readonly search: ReceiptSearch;
  readonly conditions: readonly Condition[];
}

/** Names of the fields by which receipts are found. */
export type ReceiptField = keyof typeof receiptList.fields;

/** People remember a time roughly: so many minutes before and after. */
const minutesAround = 15;

const minutesOfDay = 24 * 60;

const bitsOf: Readonly<Record<'payment' | 'mark', (value: string) => number>> = {
  payment: (value) => 1 << paymentGroups.indexOf(value as PaymentGroup),
  mark: (value) => receiptMarks[value as ReceiptMark],
};

const hasBits = (column: 'payments' | 'marks', bits: number, { is }: Condition): Where =>
  sql`(r.${sql.raw(column)} & ${bits}) ${sql.raw(is === 'isNot' ? '=' : '<>')} 0`;

const compared = (column: string, type: string, { field, is, values }: Condition): Where => {
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
};

const comparedText = (own: RawBuilder<unknown>, { is, values }: Condition): Where =>
  is === 'contains'
    ? sql`strpos(searchable(${own}), (select searchable(${values[0]}))) > 0`
    : sql`searchable(${own}) = any (select searchable(v) from unnest(${values}::text[]) v)`;

/** The note as people see it: what was written in the cloud, else what the register sent. */
const note = sql`coalesce((select a.note from receipt_annotations a
  where a.tenant_id = r.tenant_id and a.receipt_id = r.id), r.note)`;

const tagged = ({ is, values }: Condition): Where => {
  const found = sql<SqlBool>`exists (select from receipt_annotations a
    where a.tenant_id = r.tenant_id and a.receipt_id = r.id
      and a.tag_keys && array(select searchable(v) from unnest(${values}::text[]) v))`;
  return is === 'isNot' ? sql`not ${found}` : found;
};

/** The text is looked through first: that is quick, and few receipts are left to be read as JSON. */
const soldOne = (key: string): Where => sql`(strpos(r.content, to_json(${key}::text)::text) > 0 and exists (
  select from json_array_elements(r.content::json -> 'positions') p where p -> 'article' ->> 'key' = ${key}))`;

const sold = ({ is, values }: Condition): Where => {
  const found = sql<SqlBool>`(${sql.join(values.map(soldOne), sql` or `)})`;
  return is === 'isNot' ? sql`not ${found}` : found;
};

/** Ignoring case alone: of so many receipts, taking off the accents would take longer than reading them. */
const ofTarget = ({ is, values }: Condition): Where =>
  is === 'contains'
    ? sql`strpos(lower(r.target), lower(${values[0]})) > 0`
    : sql`lower(r.target) = any (select lower(v) from unnest(${values}::text[]) v)`;

const writers: Readonly<Record<ReceiptField, (condition: Condition) => Where>> = {
  number: (condition) => compared('r.number', 'bigint', condition),
  gross: (condition) => compared('r.gross', 'bigint', condition),
  currency: (condition) => compared('r.currency', 'text', condition),
  businessDay: (condition) => compared('r.biz_day', 'date', condition),
  hour: (condition) => compared('r.biz_hour', 'smallint', condition),
  deviceId: (condition) => compared('r.device_id', 'uuid', condition),
  employee: (condition) => compared(`(r.unit_id::text || ':' || r.employee_key)`, 'text', condition),
  type: (condition) => compared('r.type', 'text', condition),
  zNumber: (condition) => compared('r.z_number', 'bigint', condition),
  payment: (condition) =>
    hasBits(
      'payments',
      condition.values.map(bitsOf.payment).reduce((all, bit) => all | bit, 0),
      condition,
    ),
  mark: (condition) =>
    hasBits(
      'marks',
      condition.values.map(bitsOf.mark).reduce((all, bit) => all | bit, 0),
      condition,
    ),
  article: sold,
  tag: tagged,
  note: (condition) => comparedText(note, condition),
  target: ofTarget,
};

/** A condition on a receipt `r`; it fits the fields of the list. */
export const conditionOn = (condition: Condition): Where =>
  writers[condition.field as ReceiptField](condition);

/** Ended about that time on the clock of its branch, also across midnight. */
const endedAbout = (minutes: number): Where => sql`(
  select abs((extract(hour from t) * 60 + extract(minute from t) - ${minutes + minutesOfDay / 2})::int
      % ${minutesOfDay} + ${minutesOfDay}) % ${minutesOfDay} between ${minutesOfDay / 2 - minutesAround}
      and ${minutesOfDay / 2 + minutesAround}
  from organization_units u cross join lateral (select r.ended_at at time zone u.zone) as local (t)
  where u.tenant_id = r.tenant_id and u.id = r.unit_id)`;

const searchText = sql`searchable(concat_ws(' ', r.note, (select a.search_text from receipt_annotations a
  where a.tenant_id = r.tenant_id and a.receipt_id = r.id)))`;

const hasWord = (word: string): Where => {
  const found = spellingsOf(word).map(
    (spelling) => sql`strpos(${searchText}, (select searchable(${spelling}))) > 0`,
  );
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
};

/** What a search box asks for, of a receipt `r`. */
export const searchConditions = ({ number, gross, minutes, day, words }: ReceiptSearch): readonly Where[] => [
  ...(number === undefined ? [] : [sql<SqlBool>`r.number = ${number}`]),
  ...(gross === undefined ? [] : [sql<SqlBool>`r.gross = ${gross}`]),
  ...(day === undefined ? [] : [sql<SqlBool>`r.biz_day = ${day}::date`]),
  ...(minutes === undefined ? [] : [endedAbout(minutes)]),
  ...searchWordsOf(words).map(hasWord),
];

interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);
const earliest = (days: readonly string[]): string | undefined => [...days].sort()[0];

/** The business days that a filter leaves, as far as it bounds them. */
export const daysOf = ({ search, conditions }: ReceiptFilter): Days => {
  const valuesOf = (comparison: Condition['is']) =>
    conditions
      .filter(({ field, is }) => field === 'businessDay' && is === comparison)
      .flatMap(({ values }) => values);
  const exact = [...valuesOf('is'), ...(search.day === undefined ? [] : [search.day])].sort();
  return {
    from: latest([...valuesOf('from'), ...exact.slice(0, 1)]),
    to: earliest([...valuesOf('to'), ...exact.slice(-1)]),
  };
};

/** Midnight in UTC, so many days after a business day began somewhere. */
const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString();

/**
 * Bounds on a time, so that an index in the order of time skips what the business day would only filter. They are compared as
 * what they are: under row-level security an index does not help to compare a time with a day.
 */
export const timeBounds = (
  filter: ReceiptFilter,
  time: RawBuilder<unknown> = sql`r.ended_at`,
): readonly Where[] => {
  const { from, to } = daysOf(filter);
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${time} >= ${daysAfter(from, -1)}::timestamptz`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${time} < ${daysAfter(to, 3)}::timestamptz`]),
  ];
};

const inUnits = (unitIds: readonly string[]): readonly Where[] =>
  unitIds.length === 0 ? [] : [sql<SqlBool>`r.unit_id = any (${unitIds}::uuid[])`];

/** What a receipt `r` fulfils to be in the list: the same for its pages, its count and its files. */
export const receiptConditions = (filter: ReceiptFilter): readonly Where[] => [
  sql<SqlBool>`r.tenant_id = (select current_tenant())`,
  ...timeBounds(filter),
  ...inUnits(filter.unitIds),
  ...filter.conditions.map(conditionOn),
  ...searchConditions(filter.search),
];
