import { devicesOf } from '@tresen/domain/master-data/kinds';
import { sql } from 'kysely';
import type { Tx } from '../db/pools.ts';
import type { RecordDraft, RecordSource } from './source.ts';
import type { DraftFault } from './unique-values.store.ts';

/** A register that a draft names in a field. */
interface NeededDevice {
  readonly index: number;
  readonly path: string;
  readonly id: string;
}

/** Where a register is. */
interface KnownDevice {
  readonly unitId: string;
  readonly isLinked: boolean;
}

/**
 * Registers that are not linked in one of the draft's branches. One that was unlinked after it was chosen may stay:
 * nothing else of the record has to wait until it is linked again.
 */
export const checkDevices = async (
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
): Promise<DraftFault[]> => {
  const needed = drafts.flatMap(({ values }, index): NeededDevice[] =>
    devicesOf(source.entity.name, values).map((at) => ({ ...at, index })),
  );
  if (needed.length === 0) return [];
  const devices = await findDevices(
    tx,
    needed.map(({ id }) => id),
  );
  const stored = await storedDevices(tx, source, drafts);
  return needed.flatMap(({ index, path, id }): DraftFault[] => {
    const device = devices.get(id);
    const draft = drafts[index];
    const isNear = device !== undefined && (draft?.unitIds?.includes(device.unitId) ?? true);
    const isRight = device?.isLinked ? isNear : stored.has(`${path} ${draft?.id} ${id}`);
    return isRight ? [] : [{ index, path, code: 'UNKNOWN_DEVICE' }];
  });
};

/** Records that name a register in a field, and their branches. */
interface Strangers {
  readonly field: string;
  readonly ids: readonly string[];
  readonly unitIds: readonly string[];
}

/** Records that name the register although they do not belong to its branch. */
export const findStrangers = async (
  tx: Tx,
  source: RecordSource,
  { deviceId, unitId }: { readonly deviceId: string; readonly unitId: string },
): Promise<readonly Strangers[]> => {
  const found: Strangers[] = [];
  for (const { field, name } of deviceColumns(source)) {
    const { rows } = await sql<{ id: string; unitIds: readonly string[] }>`
      select id, unit_ids as "unitIds" from ${sql.table(source.table)}
      where ${sql.raw(name)} = ${deviceId} and status >= 0 and not unit_ids @> array[${unitId}::uuid]
      order by id`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) found.push({ field, ids, unitIds: rows.flatMap(({ unitIds }) => unitIds) });
  }
  return found;
};

async function findDevices(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, KnownDevice>> {
  const { rows } = await sql<KnownDevice & { id: string }>`
    select id, unit_id as "unitId", unlinked_at is null as "isLinked" from devices
    where id = any (${[...new Set(ids)]}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What is stored of the drafts already: `path id` of record and register. */
async function storedDevices(
  tx: Tx,
  source: RecordSource,
  drafts: readonly RecordDraft[],
): Promise<ReadonlySet<string>> {
  const ids = drafts.map(({ id }) => id);
  const known = new Set<string>();
  for (const { field, name } of deviceColumns(source)) {
    const { rows } = await sql<{ id: string; device: string }>`
      select id, ${sql.raw(name)} as device from ${sql.table(source.table)}
      where id = any (${ids}::uuid[]) and ${sql.raw(name)} is not null`.execute(tx);
    for (const { id, device } of rows) known.add(`${field} ${id} ${device}`);
  }
  return known;
}

/** The columns of a kind that name registers. */
function deviceColumns({ entity, columns }: RecordSource) {
  return Object.entries(entity.fields).flatMap(([name, { kind }]) => {
    const column = columns.byField.get(name);
    return kind === 'device' && column ? [column] : [];
  });
}
