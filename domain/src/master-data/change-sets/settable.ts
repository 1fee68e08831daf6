import { choosesBranches, type Entity, type EntityName } from '../../kit/entities/index.ts';
import type { BulkChange } from './changes.ts';

/** Fields that say what a record is, so that no two of a selection would want the same. */
const oneByOne: Partial<Record<EntityName, readonly string[]>> = {
  vat: ['symbol', 'value'],
  article: ['type', 'price', 'mainArticleId', 'shopArticleNumber', 'picture'],
};

/**
 * Names of the fields that many records can get the same value of: all but rows, names, values that must differ, and
 * relations within the same kind. So a further kind of record has its bulk changes from its field table.
 */
export const settableFields = ({ name: entity, fields, title, unique }: Entity): readonly string[] => {
  const own = new Set([title, ...unique.map(([first]) => first), ...(oneByOne[entity] ?? [])]);
  return Object.entries(fields)
    .filter(([, field]) => field.kind !== 'rows' && !(field.kind === 'reference' && field.to === entity))
    .map(([name]) => name)
    .filter((name) => !own.has(name));
};

/** True when the change can be asked of this kind of record. */
export const isPossible = (entity: Entity, change: BulkChange): boolean => {
  if (change.kind === 'price') return entity.fields.price?.kind === 'cents';
  if (change.kind === 'branches') return choosesBranches(entity);
  if (change.kind !== 'set') return true;
  const settable = settableFields(entity);
  return Object.keys(change.values).every((name) => settable.includes(name));
};
