import {
  type Comparison,
  type Condition,
  comparisonsOf,
  type ListedField,
  type ListedFields,
} from '@tresen/domain/kit/entities';

/** A filter while somebody sets it up. */
export interface Draft {
  readonly field: string;
  readonly is: Comparison;
  readonly values: readonly string[];
}

/** What a new filter of a field begins with. */
export const newDraft = (name: string, field: ListedField): Draft => ({
  field: name,
  is: comparisonsOf(field)[0] ?? 'is',
  values: field.kind === 'flag' ? ['true'] : [],
});

/** A field by which a list can be narrowed. */
export interface FilterField {
  readonly name: string;
  readonly field: ListedField;
}

/** The fields by which a list can be narrowed, in the order of its forms. */
export const filterFields = (fields: ListedFields): readonly FilterField[] =>
  Object.entries(fields)
    .filter(([, field]) => comparisonsOf(field).length > 0)
    .map(([name, field]) => ({ name, field }));

/** True for comparisons that need no value. */
export const needsNoValue = (is: Comparison): boolean => is === 'empty' || is === 'notEmpty';

/** The draft as a condition: without what its comparison does not need. */
export const conditionOf = ({ field, is, values }: Draft): Condition => ({
  field,
  is,
  values: needsNoValue(is) ? [] : values.map((value) => value.trim()).filter(Boolean),
});

/** The conditions with one more; it takes the place of the one that was edited, and of one that says the same of the field. */
export const withCondition = (
  conditions: readonly Condition[],
  next: Condition,
  edited: number | null,
): readonly Condition[] => {
  const isReplaced = (condition: Condition, index: number) =>
    index === edited || (condition.field === next.field && condition.is === next.is);
  const place = conditions.findIndex(isReplaced);
  const others = conditions.filter((condition, index) => !isReplaced(condition, index));
  return place < 0 ? [...others, next] : others.toSpliced(place, 0, next);
};
