import { inTenant } from '../../kit/db/pools.ts';
import { GiveUp } from '../../kit/jobs/index.ts';
import {
  afterFailure,
  type Chunk,
  putItem,
  type RunResult,
  runChangeSet,
  type SetItem,
} from '../change-sets/index.ts';
import type { FilesPort } from './files-port.ts';
import { findChunk, type ImportItem } from './findings.store.ts';
import type { ImportRow, StartedSet } from './import-row.ts';
import { runImportJob } from './imports.service.ts';
import { findImport } from './imports.store.ts';

// As long as a bulk change: then other jobs and tenants have their turn.
const turnMs = 4_000;

/**
 * Does what a check has found: first the records that others name. Each chunk is done once, however often the server is
 * killed; what was changed by somebody since the check is left alone. Adds the next job when there is more to do.
 */
export const runImport = async (
  port: FilesPort,
  { tenantId, importId }: { readonly tenantId: string; readonly importId: string },
  signal: AbortSignal,
): Promise<void> => {
  const { db } = port.sets;
  const found = await inTenant(db, tenantId, (tx) => findImport(tx, importId));
  for (const set of found?.sets ?? []) {
    if (!found) return;
    const result = await runSet(port, tenantId, found, set, signal);
    if (result === 'over') continue;
    await inTenant(db, tenantId, (tx) => port.jobs.add(tx, runImportJob, { tenantId, importId }));
    return;
  }
};

/** @throws {GiveUp} when a chunk cannot be done, however often it is tried */
async function runSet(
  port: FilesPort,
  tenantId: string,
  found: ImportRow,
  set: StartedSet,
  signal: AbortSignal,
): Promise<RunResult> {
  try {
    const target = { tenantId, setId: set.id };
    return await runChangeSet(port.sets, target, keptChunks(port, found, set), { signal, turnMs });
  } catch (error) {
    if (!signal.aborted && (await afterFailure(port.sets, tenantId, set.id)))
      throw new GiveUp('an import failed', { cause: error });
    throw error;
  }
}

/** The chunks that the check has kept. */
function keptChunks(port: FilesPort, { id, checkId }: ImportRow, set: StartedSet) {
  return function* (from: number): Generator<Chunk> {
    for (let number = from; ; number += 1)
      yield async (tx) => {
        const items = await findChunk(tx, id, checkId ?? '', set.entity, number);
        return items?.map((item) => setItem(port, set, item));
      };
  };
}

function setItem(port: FilesPort, { entity }: StartedSet, { id, version, values }: ImportItem): SetItem {
  return putItem(
    port.sets.sources[entity].entity,
    values,
    version === null ? { newId: id } : { id, version },
  );
}
