import type { Entity } from '@tresen/domain/kit/entities';
import {
  guessKey,
  type ImportOptions,
  importOptionsSchema,
  isMadeByName,
  type Mapping,
  madeName,
  twinsOf,
} from '@tresen/domain/master-data/files';
import { kinds } from '@tresen/domain/master-data/kinds';
import type { Tx } from '../../kit/db/pools.ts';
import type { ImportRow } from './import-row.ts';
import { standardRate, usedLast, widestUnits } from './lookup.store.ts';

type Asked = Pick<ImportRow, 'entity' | 'mapping' | 'language'>;

/**
 * What new records have where the file does not say: the standard rate, and of other kinds what was used last. Where
 * there is none yet, and its name is all that it takes, one is made.
 */
export const proposeDefaults = async (
  tx: Tx,
  { entity: kind, mapping, language }: Asked,
  unitIds: readonly string[] | null,
): Promise<ImportOptions['defaults']> => {
  const entity = kinds[kind];
  const proposed: ImportOptions['defaults'] = {};
  for (const { name, to } of untold(entity, mapping)) {
    const found =
      to === 'vat' ? await standardRate(tx, unitIds) : await usedLast(tx, entity, name, to, unitIds);
    const made = isMadeByName(to) ? madeName[language] : undefined;
    const value = found ?? made;
    if (value !== undefined) proposed[name] = value;
  }
  return proposed;
};

/** How a file is taken at first, such that one with little in it can be imported at once. */
export const proposeOptions = async (tx: Tx, asked: Asked): Promise<ImportOptions> => {
  const entity = kinds[asked.entity];
  const targets = asked.mapping.map(({ target }) => target);
  const unitIds = await widestUnits(tx, entity);
  return importOptionsSchema.parse({
    key: guessKey(asked.entity, targets),
    // What every record needs is made with it; a printer that is misspelt is not.
    missing: needed(entity).some(({ name, to }) => targets.includes(name) && isMadeByName(to))
      ? 'create'
      : 'refuse',
    unitIds,
    defaults: await proposeDefaults(tx, asked, unitIds),
  });
};

/** Those of them that neither a column says nor the value that stands for it. */
function untold(entity: Entity, mapping: Mapping) {
  const targets = new Set(mapping.map(({ target }) => target));
  return needed(entity).filter(({ name }) => ![name, ...twinsOf(name)].some((one) => targets.has(one)));
}

/** References that a record needs. */
function needed({ fields }: Entity) {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.isRequired ? [{ name, to: field.to }] : [],
  );
}
