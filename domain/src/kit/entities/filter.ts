import * as z from 'zod/mini';
import { isDay } from '../business-day/index.ts';
import { boundsOf } from './check.ts';
import type { ListedField, ListedFields } from './fields.ts';

/**
 * How a condition compares. `is`: one of the values (texts ignoring case and accents); of several choices it has at
 * least one of them, by `isNot` none. `contains`: a piece of the text. `from` and `to`: bounds, both included. `empty`:
 * has no value; takes none itself.
 */
export const comparisons = ['is', 'isNot', 'contains', 'from', 'to', 'empty', 'notEmpty'] as const;
export type Comparison = (typeof comparisons)[number];

/** One typed filter of a list; values are texts on the wire: `1900`, `true`, an id, a choice. */
export const conditionSchema = z.object({
  field: z.string(),
  is: z.enum(comparisons),
  values: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
});
export type Condition = z.infer<typeof conditionSchema>;

/** Fields that every kind of record has beside its own, with the kind by which lists filter and order them. */
export const commonFields = ['lastModifiedAt', 'createdAt'] as const;

/** A list's filter, the same in the address, in a saved view, in a bulk change and in an export. */
export const recordFilterSchema = z.object({
  search: z._default(z.string().check(z.maxLength(500)), ''),
  /** Records that belong to at least one of these branches. */
  unitIds: z._default(z.array(z.uuid()).check(z.maxLength(1000)), []),
  /** Undefined: active and inactive ones, and those whose deletion is pending. */
  status: z.optional(z.enum(['active', 'inactive', 'deletePending'])),
  conditions: z._default(z.array(conditionSchema).check(z.maxLength(20)), []),
});
export type RecordFilter = z.infer<typeof recordFilterSchema>;

/** How the field may be compared; nothing when lists cannot be narrowed by it. */
export const comparisonsOf = (field: ListedField): readonly Comparison[] => {
  if (!field.isFiltered) return [];
  if (field.isFilteredByOne) return ['is'];
  const ofEmpty = field.isRequired ? [] : (['empty', 'notEmpty'] as const);
  switch (field.kind) {
    case 'text':
      return ['contains', 'is', ...ofEmpty];
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
    case 'day':
      return ['from', 'to', 'is', ...ofEmpty];
    case 'flag':
      return ['is'];
    case 'choice':
    case 'choices':
    case 'reference':
    case 'device':
    case 'named':
      return ['is', 'isNot', ...ofEmpty];
    default:
      return ofEmpty;
  }
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** A condition's value as the field holds it; undefined when it is none. */
export const conditionValue = (field: ListedField, value: string): string | number | boolean | undefined => {
  switch (field.kind) {
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths': {
      const number = /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
      const [least, max] = boundsOf({ kind: field.kind });
      return number !== undefined && number >= least && number <= max ? number : undefined;
    }
    case 'flag':
      return value === 'true' ? true : value === 'false' ? false : undefined;
    case 'choice':
    case 'choices':
      return (field.values as readonly (string | number)[]).find((one) => String(one) === value);
    case 'reference':
    case 'device':
      return uuid.test(value) ? value.toLowerCase() : undefined;
    case 'day':
      return isDay(value) ? value : undefined;
    default:
      return value;
  }
};

/** True when the fields admit the condition, with as many values of their kind as it needs. */
export const isCondition = (fields: ListedFields, { field: name, is, values }: Condition): boolean => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || !comparisonsOf(field).includes(is)) return false;
  if (is === 'empty' || is === 'notEmpty') return values.length === 0;
  const takesOne = is === 'from' || is === 'to' || is === 'contains' || field.isFilteredByOne === true;
  if (takesOne && values.length !== 1) return false;
  return values.length > 0 && values.every((value) => conditionValue(field, value) !== undefined);
};

/** An order of a list: the field's name, with a minus for downwards: `-price`. */
export interface RecordOrder {
  readonly field: string;
  readonly isDownwards: boolean;
}

/** Reads an order; undefined when the list cannot be ordered so. */
export const readOrder = (fields: ListedFields, order: string): RecordOrder | undefined => {
  const isDownwards = order.startsWith('-');
  const field = isDownwards ? order.slice(1) : order;
  const isKnown =
    (commonFields as readonly string[]).includes(field) ||
    (Object.hasOwn(fields, field) && fields[field]?.isSorted === true);
  return isKnown ? { field, isDownwards } : undefined;
};
