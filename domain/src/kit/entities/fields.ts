import type { EntityName } from './entity-names.ts';
import type { TextFormat } from './text-formats.ts';

/** What every kind of field may say of itself. */
interface FieldOptions {
  /** Without a value the record is refused. */
  readonly isRequired?: boolean;
  /** Lists can be ordered by it. */
  readonly isSorted?: boolean;
  /** Lists can be narrowed by it. */
  readonly isFiltered?: boolean;
  /** By one value at a time, and no other comparison than that it is this one. */
  readonly isFilteredByOne?: boolean;
}
interface NumberOptions extends FieldOptions {
  readonly least?: number;
  readonly max?: number;
  readonly initial?: number;
}

/** Text without line breaks; trimmed, empty is no value. `max` characters, 100 unless told. */
export interface TextField extends FieldOptions {
  readonly kind: 'text';
  readonly max?: number;
  /** The quick search of lists looks into it. */
  readonly isSearched?: boolean;
  /** What the text is; anything else is refused. */
  readonly format?: TextFormat;
  /** Holds numbers, and is ordered as such: 2 before 10. */
  readonly isNumber?: boolean;
}
/** Text of several lines, 2,000 characters unless told. */
export interface LongTextField extends FieldOptions {
  readonly kind: 'longText';
  readonly max?: number;
}
/** A whole number, 0 to 2^31 − 1 unless told. */
export interface WholeField extends NumberOptions {
  readonly kind: 'whole';
  /** It is a time in seconds after which something happens; 0 is never. */
  readonly isDelay?: boolean;
}
/** An amount of money in cents of the branch's currency. */
export interface CentsField extends NumberOptions {
  readonly kind: 'cents';
}
/** Hundredths of a percent: 1900 is 19 %; 0 to 10,000 unless told. */
export interface PercentField extends NumberOptions {
  readonly kind: 'percent';
}
/** A quantity in thousandths of its unit: 1500 is 1.5. */
export interface ThousandthsField extends NumberOptions {
  readonly kind: 'thousandths';
}
export interface FlagField extends FieldOptions {
  readonly kind: 'flag';
  readonly initial?: boolean;
}
/** One of a closed list; the words are in the web. */
export interface ChoiceField<Value extends string | number = string | number> extends FieldOptions {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly initial?: Value;
}
/** Several of a closed list, in its order; none is an empty list. Where one is required, at least one. */
export interface ChoicesField<Value extends string = string> extends FieldOptions {
  readonly kind: 'choices';
  readonly values: readonly Value[];
  readonly initial?: readonly Value[];
}
/** `#rrggbb`, in lower case. */
export interface ColourField extends FieldOptions {
  readonly kind: 'colour';
}
/** The id of a record of another kind, or of the same. */
export interface ReferenceField extends FieldOptions {
  readonly kind: 'reference';
  readonly to: EntityName;
}
/** The id of a register, linked in one of the record's branches. A preset: without it the record is whole, too. */
export interface DeviceField extends FieldOptions {
  readonly kind: 'device';
}
/** A day of the calendar, `2026-11-21`; only of lists. */
export interface DayField extends FieldOptions {
  readonly kind: 'day';
}
/** The id of something that the list's page has names for: an employee by the register's key, a tag; only of lists. */
export interface NamedField extends FieldOptions {
  readonly kind: 'named';
}
/** Rows that belong to the record, in their order; 100 unless told. */
export interface RowsField<Row extends Fields = Fields> extends FieldOptions {
  readonly kind: 'rows';
  readonly of: Row;
  readonly max?: number;
}

export type SimpleField =
  | TextField
  | LongTextField
  | WholeField
  | CentsField
  | PercentField
  | ThousandthsField
  | FlagField
  | ChoiceField
  | ChoicesField
  | ColourField
  | ReferenceField
  | DeviceField;
export type Field = SimpleField | RowsField;
export type FieldKind = Field['kind'];
/** The fields of a kind of record, by name, in the order of forms and files. */
export type Fields = { readonly [name: string]: Field };
/** A field by which a list is narrowed: one of a record, or one that only lists know. */
export type ListedField = Field | DayField | NamedField;
export type ListedFields = { readonly [name: string]: ListedField };

type NumberKind = 'whole' | 'cents' | 'percent' | 'thousandths';

type Present<F> = F extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
  ? Value
  : F extends { readonly kind: 'choices'; readonly values: readonly (infer Value)[] }
    ? readonly Value[]
    : F extends { readonly kind: 'rows'; readonly of: infer Row extends Fields }
      ? readonly ValuesOf<Row>[]
      : F extends { readonly kind: NumberKind }
        ? number
        : F extends { readonly kind: 'flag' }
          ? boolean
          : string;

type ValueOf<F> = F extends { readonly isRequired: true } | { readonly kind: 'flag' | 'rows' | 'choices' }
  ? Present<F>
  : Present<F> | null;

/** The values of a record with these fields. What is not required may be null; never undefined. */
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** True for the field that names a picture of the record. */
export const isPictureField = (field: ListedField): boolean =>
  field.kind === 'text' && field.format === 'picture';

export const text = make('text');
export const longText = make('longText');
export const whole = make('whole');
export const cents = make('cents');
export const percent = make('percent');
export const thousandths = make('thousandths');
export const flag = make('flag');
export const colour = make('colour');
export const device = make('device');
export const day = make('day');
export const named = make('named');
export const choice = <
  const Value extends string | number,
  const Options extends Omit<ChoiceField<Value>, 'kind' | 'values'>,
>(
  values: readonly Value[],
  options?: Options,
) => ({ kind: 'choice', values, ...options }) as { kind: 'choice'; values: readonly Value[] } & Options;
export const choices = <
  const Value extends string,
  const Options extends Omit<ChoicesField<Value>, 'kind' | 'values'>,
>(
  values: readonly Value[],
  options?: Options,
) => ({ kind: 'choices', values, ...options }) as { kind: 'choices'; values: readonly Value[] } & Options;
export const reference = <const Options extends Omit<ReferenceField, 'kind' | 'to'>>(
  to: EntityName,
  options?: Options,
) => ({ kind: 'reference', to, ...options }) as { kind: 'reference'; to: EntityName } & Options;
export const rows = <const Row extends Fields>(of: Row, options?: { readonly max?: number }) =>
  ({ kind: 'rows', of, ...options }) as const;

function make<Kind extends ListedField['kind']>(kind: Kind) {
  return <const Options extends Omit<Extract<ListedField, { kind: Kind }>, 'kind'>>(options?: Options) =>
    ({ kind, ...options }) as { readonly kind: Kind } & Options;
}
