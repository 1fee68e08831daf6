import type { Entity } from '@tresen/domain/kit/entities';
import type { CellFault, ImportOptions, ReadRecord, RecordFinder } from '@tresen/domain/master-data/files';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True when some default names a record in words: only then rows have to be looked at. */
export const hasNamedDefaults = ({ fields }: Entity, { defaults }: ImportOptions): boolean =>
  Object.entries(defaults).some(
    ([name, value]) => fields[name]?.kind === 'reference' && typeof value === 'string' && !uuid.test(value),
  );

/**
 * The defaults of a new record, with the ids of what they name in words: a category that the file does not have, and that
 * is not there yet, is proposed by its name.
 */
export const namedDefaults = (
  { fields }: Entity,
  { defaults }: ImportOptions,
  row: ReadRecord,
  finder: RecordFinder,
): { readonly defaults: ImportOptions['defaults']; readonly faults: readonly CellFault[] } => {
  const found: ImportOptions['defaults'] = { ...defaults };
  const faults: CellFault[] = [];
  for (const [name, value] of Object.entries(defaults)) {
    const field = fields[name];
    if (field?.kind !== 'reference' || typeof value !== 'string' || uuid.test(value)) continue;
    if (Object.hasOwn(row.values, name)) continue;
    const read = finder.reference(field.to, value, name, ',', row);
    if ('value' in read) found[name] = String(read.value);
    else faults.push({ column: null, target: name, ...read });
  }
  return { defaults: found, faults };
};
