import { type EntityName, entityNames } from '@tresen/domain/kit/entities';
import {
  createDeviceFinder,
  createReferences,
  createUnitFinder,
  fittingRecord,
  type ImportOptions,
  isMadeByName,
  madeByName,
  type NamedUnit,
  type ReadCell,
  type RecordFinder,
  type References,
} from '@tresen/domain/master-data/files';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { RecordDraft, RecordSource } from '../../kit/records/index.ts';
import { findAllNamed, findLinkedDevices, findNamed, isNumerous } from './lookup.store.ts';

/** A record that is made since a row names it. */
export interface MadeRecord extends RecordDraft {
  readonly entity: EntityName;
  readonly name: string;
}

/** Finds what rows name, and keeps what has to be made for them. */
export interface ImportFinder {
  /**
   * @param unitIds branches of the record, where the row does not say
   * @param missing what to do with names that are not there; as the import says, unless told
   */
  readonly of: (
    entity: EntityName,
    unitIds: readonly string[] | null,
    missing?: ImportOptions['missing'],
  ) => RecordFinder;
  /** Looks up what a chunk of rows may name of numerous kinds. */
  readonly prepare: (tx: Tx, texts: readonly string[]) => Promise<void>;
  /** A record of the file itself, which later rows may name. */
  readonly add: (entity: EntityName, draft: RecordDraft) => void;
  readonly made: () => readonly MadeRecord[];
  /** The branches of a record that rows name; undefined where it is not known. */
  readonly unitsOf: (to: EntityName, id: string) => readonly string[] | null | undefined;
}

type Sources = Readonly<Record<EntityName, RecordSource>>;

/** Reads all kinds of which there are few, and the branches. */
export const createImportFinder = async (
  tx: Tx,
  sources: Sources,
  units: readonly NamedUnit[],
  options: ImportOptions,
): Promise<ImportFinder> => {
  const known = await loadFew(tx, sources);
  const findDevice = createDeviceFinder(await findLinkedDevices(tx));
  const seen = new Set<string>();
  const made: MadeRecord[] = [];
  const referencesTo = (to: EntityName): References => known.get(to) ?? createReferences(to);

  const make = (
    path: string,
    to: EntityName,
    name: string,
    row: Readonly<Record<string, unknown>>,
  ): ReadCell => {
    const values = madeByName(path, to, name, row);
    if (!values) return { code: 'UNKNOWN_REFERENCE' };
    // Whichever branches the rows belong to, they have it; below another it belongs where that one does.
    const parent = typeof values.parentId === 'string' ? referencesTo(to).get(values.parentId) : undefined;
    const record = {
      entity: to,
      name,
      id: newId(),
      values,
      unitIds: parent?.unitIds ?? null,
      isActive: true,
    };
    made.push(record);
    referencesTo(to).add(record);
    return { value: record.id };
  };

  return {
    of: (entity, unitIds, missing = options.missing) => ({
      units: createUnitFinder(units),
      device: (text, row) => findDevice(text, row.unitIds === undefined ? unitIds : row.unitIds),
      reference: (to, text, path, decimal, row) => {
        const place = `${entity}.${path}`;
        const isFitting = fittingRecord(place, row.values);
        const canMake = missing === 'create' && to !== entity && isMadeByName(to);
        const found = referencesTo(to).find(text, {
          unitIds: row.unitIds === undefined ? unitIds : row.unitIds,
          decimal,
          isFitting,
          mustFit: canMake,
        });
        return 'code' in found && found.code === 'UNKNOWN_REFERENCE' && canMake
          ? make(place, to, text.trim(), row.values)
          : found;
      },
    }),
    prepare: async (tx, texts) => {
      const fresh = [...new Set(texts)].filter((text) => text !== '' && !seen.has(text));
      for (const name of entityNames.filter(isNumerous))
        for (const record of await findNamed(tx, sources[name], fresh)) referencesTo(name).add(record);
      for (const text of fresh) seen.add(text);
    },
    add: (entity, draft) => referencesTo(entity).add(draft),
    made: () => made,
    unitsOf: (to, id) => referencesTo(to).get(id)?.unitIds,
  };
};

async function loadFew(tx: Tx, sources: Sources): Promise<Map<EntityName, References>> {
  const known = new Map<EntityName, References>();
  for (const name of entityNames)
    known.set(name, createReferences(name, isNumerous(name) ? [] : await findAllNamed(tx, sources[name])));
  return known;
}
