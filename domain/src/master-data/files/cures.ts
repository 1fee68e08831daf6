import type { EntityName } from '../../kit/entities/index.ts';
import { kinds } from '../kinds/index.ts';
import type { FaultGroup } from './fault-groups.ts';
import { isMadeByName } from './made-records.ts';
import { type ImportOptions, keyFields, type Mapping } from './mapping.ts';

/** What one press does about all faults of a group. `default` needs a value. */
export type FaultCure = DefaultCure | OptionCure;
export interface DefaultCure {
  readonly kind: 'default';
  readonly field: string;
  readonly to: EntityName;
}
export interface OptionCure {
  readonly kind: 'create' | 'shorten' | 'key';
  readonly options: Partial<ImportOptions>;
}

/** A group as the API gives it. */
type Group = Pick<FaultGroup, 'target'> & { readonly column: unknown; readonly code: string };

/** The cure of a group; undefined where only the file itself can be mended. */
export const cureOf = (
  name: EntityName,
  mapping: Mapping,
  options: ImportOptions,
  { target, column, code }: Group,
): FaultCure | undefined => {
  const field = kinds[name].fields[target];
  if (field?.kind === 'reference') {
    const { to } = field;
    const isUntold = code === 'MISSING' || (column === null && code !== 'NOT_IN_ALL_BRANCHES');
    if (field.isRequired && isUntold) return { kind: 'default', field: target, to };
    const canMake = options.missing === 'refuse' && to !== name && isMadeByName(to);
    return code === 'UNKNOWN_REFERENCE' && canMake
      ? { kind: 'create', options: { missing: 'create' } }
      : undefined;
  }
  if (code === 'TOO_LONG' && options.tooLong === 'refuse')
    return { kind: 'shorten', options: { tooLong: 'shorten' } };
  const isMapped = mapping.some((mapped) => mapped.target === target);
  if (code === 'TAKEN' && isMapped && options.key !== target && keyFields(kinds[name]).includes(target))
    return { kind: 'key', options: { key: target } };
  return undefined;
};
