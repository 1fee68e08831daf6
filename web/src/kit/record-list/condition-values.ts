import type { Condition } from '@tresen/domain/kit/entities';

// What lists ask for whose API names each of its filters.

/** The values of a closed choice that the conditions leave; null where none is about it. */
export const leftOf = <Value extends string>(
  conditions: readonly Condition[],
  field: string,
  values: readonly Value[],
): Value[] | null => {
  const own = conditions.filter((condition) => condition.field === field);
  if (own.length === 0) return null;
  const isLeft = (value: Value) =>
    own.every(({ is, values: named }) => named.includes(value) === (is === 'is'));
  return values.filter(isLeft);
};

/** The first and the last day that the conditions leave, null for open. */
export const daysLeft = (
  conditions: readonly Condition[],
  field: string,
): Readonly<Record<'from' | 'to', string | null>> => {
  const valuesOf = (...comparisons: readonly Condition['is'][]) =>
    conditions
      .filter((condition) => condition.field === field && comparisons.includes(condition.is))
      .flatMap(({ values }) => values)
      .sort();
  return { from: valuesOf('from', 'is').at(-1) ?? null, to: valuesOf('to', 'is')[0] ?? null };
};
