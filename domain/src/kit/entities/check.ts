import type { Fault, FaultCode } from './faults.ts';
import type { ChoicesField, Field, Fields, RowsField, TextField, ValuesOf } from './fields.ts';
import { textFormats } from './text-formats.ts';

/** A value that was understood, or what is wrong with it. */
type Checked =
  | { readonly value: unknown }
  | { readonly code: FaultCode; readonly parameters?: Fault['parameters'] };

/** Characters that a text may have where its field does not say. */
export const longestText = { text: 100, longText: 2000 } as const;

/** Bounds of numbers where the field does not say: what the database's column holds. */
const bounds = {
  whole: [0, 2_147_483_647],
  cents: [-99_999_999_99, 99_999_999_99],
  percent: [0, 10_000],
  thousandths: [-999_999_999_999, 999_999_999_999],
} as const;

/** The least and the most that a number field takes, in its own unit. */
export const boundsOf = (field: Extract<Field, { kind: keyof typeof bounds }>): readonly [number, number] => {
  const [least, max] = bounds[field.kind];
  return [field.least ?? least, field.max ?? max];
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The value of a new record's field: null where it has to be entered or may stay empty. */
export const initialOf = (field: Field): unknown => {
  if (field.kind === 'rows') return [];
  if (field.kind === 'flag') return field.initial ?? false;
  if (field.kind === 'choices') return field.initial ?? [];
  return 'initial' in field ? (field.initial ?? null) : null;
};

/** A record as it may be stored, or everything that is wrong with it; never both. */
export type CheckedValues<F extends Fields> =
  | { readonly values: ValuesOf<F>; readonly faults: readonly [] }
  | { readonly values?: undefined; readonly faults: readonly Fault[] };

/** What was entered, field by field, with null where it is wrong; and what is wrong. */
export const checkFields = (
  fields: Fields,
  input: unknown,
): { readonly values: Readonly<Record<string, unknown>>; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  return { values: checkInto(fields, input, '', faults), faults };
};

/**
 * Checks and tidies what somebody entered: texts trimmed, empty ones null, absent fields with their initial value.
 * All faults are found at once, each with its path. The same in the form, in the resolver and in an import.
 */
export const checkValues = <F extends Fields>(fields: F, input: unknown): CheckedValues<F> => {
  const { values, faults } = checkFields(fields, input);
  return faults.length > 0 ? { faults } : { values: values as ValuesOf<F>, faults: [] };
};

/** What the form of a new record begins with. */
export const initialValues = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field)]));

function checkInto(fields: Fields, input: unknown, before: string, faults: Fault[]): Record<string, unknown> {
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const own = Object.hasOwn(given, name) ? given[name] : undefined;
    values[name] = checkField(field, own, `${before}${name}`, faults);
  }
  return values;
}

function checkField(field: Field, given: unknown, path: string, faults: Fault[]): unknown {
  // A client of an older version does not know the field: then it has its initial value.
  const value = given === undefined ? initialOf(field) : given;
  if (field.kind === 'rows') return checkRows(field, value, path, faults);
  const isNone = value === null || value === '';
  const checked =
    isNone && field.kind !== 'choices' ? { value: null } : checkPresent(field, isNone ? [] : value);
  if (!('value' in checked)) faults.push({ path, ...checked });
  else if (checked.value === null && (field.isRequired || field.kind === 'flag'))
    faults.push({ path, code: 'MISSING' });
  else return checked.value;
  return null;
}

function checkRows(field: RowsField, value: unknown, path: string, faults: Fault[]): unknown {
  const max = field.max ?? 100;
  if (!Array.isArray(value)) faults.push({ path, code: 'NOT_ROWS' });
  else if (value.length > max) faults.push({ path, code: 'TOO_MANY_ROWS', parameters: { max } });
  else return value.map((row, index) => checkInto(field.of, row, `${path}.${index}.`, faults));
  return [];
}

function checkPresent(field: Exclude<Field, RowsField>, value: unknown): Checked {
  switch (field.kind) {
    case 'text':
      return checkLine(field, value);
    case 'longText':
      return checkText(value, field.max ?? longestText.longText);
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
      return checkNumber(value, boundsOf(field));
    case 'flag':
      return typeof value === 'boolean' ? { value } : refuse('NOT_YES_OR_NO');
    case 'choice':
      return field.values.includes(value as never) ? { value } : refuse('UNKNOWN_CHOICE');
    case 'choices':
      return checkChoices(field, value);
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? { value: value.toLowerCase() }
        : refuse('NOT_A_COLOUR');
    case 'reference':
      return typeof value === 'string' && uuid.test(value)
        ? { value: value.toLowerCase() }
        : refuse('UNKNOWN_REFERENCE');
    case 'device':
      return typeof value === 'string' && uuid.test(value)
        ? { value: value.toLowerCase() }
        : refuse('UNKNOWN_DEVICE');
  }
}

function checkLine(field: TextField, value: unknown): Checked {
  const rule = field.format && textFormats[field.format];
  const line = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value;
  const tidy = rule && typeof line === 'string' ? rule.tidy(line) : line;
  const checked = checkText(tidy, field.max ?? longestText.text);
  if (!('value' in checked) || checked.value === null || !rule) return checked;
  return rule.faultOf(checked.value as string) ?? checked;
}

function checkText(value: unknown, max: number): Checked {
  if (typeof value !== 'string') return refuse('NOT_TEXT');
  const text = value.toWellFormed().replaceAll('\0', '').trim();
  return text.length > max && [...text].length > max ? refuse('TOO_LONG', { max }) : { value: text || null };
}

function checkNumber(value: unknown, [least, max]: readonly [number, number]): Checked {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return refuse('NOT_A_NUMBER');
  return value < least || value > max ? refuse('OUT_OF_RANGE', { least, max }) : { value };
}

function refuse(code: FaultCode, parameters?: Fault['parameters']): Checked {
  return parameters ? { code, parameters } : { code };
}

/** In the order of the list, each once: the same choices are the same value. */
function checkChoices({ values, isRequired }: ChoicesField, value: unknown): Checked {
  if (!Array.isArray(value) || !value.every((one) => values.includes(one))) return refuse('UNKNOWN_CHOICE');
  if (isRequired && value.length === 0) return refuse('MISSING');
  return { value: values.filter((one) => value.includes(one)) };
}
