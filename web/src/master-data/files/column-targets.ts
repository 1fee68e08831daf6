import type { EntityName } from '@tresen/domain/kit/entities';
import { type ColumnMapping, importTargets, type Mapping } from '@tresen/domain/master-data/files';
import { kinds } from '@tresen/domain/master-data/kinds';

/** Targets to choose from: all of the kind, and what the file is mapped to beside them (`prices.2.price`). */
export const targetsOf = (entity: EntityName, mapping: Mapping): readonly string[] => [
  ...new Set([...importTargets(kinds[entity]), ...mapping.map(({ target }) => target)]),
];

/** The mapping with another target for a column; without one the column is left out. */
export const withColumn = (mapping: Mapping, column: number, change: ColumnMapping | undefined): Mapping => [
  // A field comes from one column: choosing it here takes it from there.
  ...mapping.filter((other) => other.column !== column && other.target !== change?.target),
  ...(change ? [change] : []),
];

/** True where the cells of a target are numbers that may have a decimal mark. */
export const isDecimal = (entity: EntityName, target: string): boolean => {
  const kind = kinds[entity].fields[target]?.kind;
  return kind === 'cents' || kind === 'percent' || kind === 'thousandths' || target.includes('.');
};
