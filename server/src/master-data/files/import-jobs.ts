import * as z from 'zod/mini';
import { inSystem } from '../../kit/db/pools.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import { checkImport } from './check-import.ts';
import { type FilesPort, importFile } from './files-port.ts';
import { checkImportJob, runImportJob } from './imports.service.ts';
import { deleteOldImports } from './imports.store.ts';
import { runImport } from './run-import.ts';

const checkPayload = z.object({ tenantId: z.uuid(), importId: z.uuid(), checkId: z.uuid() });
const runPayload = z.object({ tenantId: z.uuid(), importId: z.uuid() });

/** The jobs of imports, by name. */
export const createImportJobs = (port: FilesPort): Readonly<Record<string, JobHandler>> => ({
  [checkImportJob]: (payload, signal) => checkImport(port, checkPayload.parse(payload), signal),
  [runImportJob]: (payload, signal) => runImport(port, runPayload.parse(payload), signal),
});

// The file is somebody's price list: kept as long as one may want to go on with it.
const keptForMs = 14 * 86_400_000;

/** Throws away uploads of two weeks ago, with their files. */
export const cleanUpImports = async ({ sets, files }: FilesPort): Promise<void> => {
  const old = await inSystem(sets.db, (tx) => deleteOldImports(tx, new Date(sets.now() - keptForMs)));
  for (const { tenantId, id } of old) await files.remove(importFile(tenantId, id));
};
