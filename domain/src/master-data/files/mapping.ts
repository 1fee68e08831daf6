import * as z from 'zod/mini';
import { type Entity, type EntityName, syncedNames } from '../../kit/entities/index.ts';
import { foldWord } from './fold.ts';
import { isImportTarget } from './targets.ts';

/** What a column becomes. Columns that are not named are left out. */
export const columnMappingSchema = z.object({
  /** Index of the column, from 0. */
  column: z.int().check(z.gte(0), z.lte(999)),
  target: z.string().check(z.maxLength(100)),
  /** Of columns of numbers. */
  decimal: z._default(z.enum([',', '.']), ','),
});
export type ColumnMapping = z.infer<typeof columnMappingSchema>;
export const mappingSchema = z.array(columnMappingSchema).check(z.minLength(1), z.maxLength(200));
export type Mapping = z.infer<typeof mappingSchema>;

const defaultValue = z.union([z.string().check(z.maxLength(4000)), z.number(), z.boolean()]);

/** How a file becomes records. */
export const importOptionsSchema = z.object({
  /** By what a row finds its record: `id`, or a field whose values differ. Null: every row is a new one. */
  key: z.nullable(z.string().check(z.maxLength(60))),
  /** Records named by a row that are not there: made by their name, where nothing else is needed, or a fault. */
  missing: z._default(z.enum(['create', 'refuse']), 'refuse'),
  /** What an empty cell does to a record that is there. */
  emptyCells: z._default(z.enum(['keep', 'clear']), 'keep'),
  /** Texts that are longer than a field holds. */
  tooLong: z._default(z.enum(['refuse', 'shorten']), 'refuse'),
  /** Values of new records where the file has none, by field, as the field holds them. */
  defaults: z._default(z.record(z.string().check(z.maxLength(60)), defaultValue), {}),
  /** Branches of new records where the file has none; null is all, also future ones. */
  unitIds: z._default(z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))), null),
});
export type ImportOptions = z.infer<typeof importOptionsSchema>;

export const entityNameSchema = z.enum(syncedNames);

/** Fields by which a row can find its record: those that alone have to differ, or, without one, its name. */
export const keyFields = ({ unique, title }: Entity): readonly string[] => {
  const alone = unique.flatMap((fields) => (fields.length === 1 && fields[0] ? [fields[0]] : []));
  return alone.length > 0 ? alone : [title];
};

/** What speaks against a mapping, if anything: the target, or the key without a column. */
export type MappingFault =
  | { readonly code: 'TARGET_UNKNOWN' | 'TARGET_TWICE' | 'COLUMN_UNKNOWN'; readonly target: string }
  | { readonly code: 'KEY_WITHOUT_COLUMN'; readonly target: string };

/** The first thing that is wrong with a mapping to columns of a file; undefined when nothing is. */
export const faultOfMapping = (
  entity: Entity,
  mapping: Mapping,
  { key }: Pick<ImportOptions, 'key'>,
  columns: number,
): MappingFault | undefined => {
  const targets = mapping.map(({ target }) => target);
  const unknown = targets.find((target) => !isImportTarget(entity, target));
  if (unknown !== undefined) return { code: 'TARGET_UNKNOWN', target: unknown };
  const twice = targets.find((target, index) => targets.indexOf(target) < index);
  if (twice !== undefined) return { code: 'TARGET_TWICE', target: twice };
  const beyond = mapping.find(({ column }) => column >= columns);
  if (beyond) return { code: 'COLUMN_UNKNOWN', target: beyond.target };
  const isKey = key === null || key === 'id' || keyFields(entity).includes(key);
  if (key !== null && !(isKey && targets.includes(key))) return { code: 'KEY_WITHOUT_COLUMN', target: key };
  return undefined;
};

/** The same for files with the same heads, by which a mapping is remembered. */
export const headsSignature = (entity: EntityName, heads: readonly string[]): string =>
  `${entity} ${heads.map(foldWord).join(' ')}`;
