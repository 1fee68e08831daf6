import { createFaultGroups, type NamedUnit } from '@tresen/domain/master-data/files';
import { inTenant } from '../../kit/db/pools.ts';
import type { RecordSource } from '../../kit/records/index.ts';
import type { PlannedRow } from './check-plan.ts';
import type { FilesPort } from './files-port.ts';
import { createImportFinder, type ImportFinder } from './find-records.ts';
import { forgetFindings, type ImportItem } from './findings.store.ts';
import type { ImportRow } from './import-row.ts';
import { findImport } from './imports.store.ts';
import { findUnits } from './lookup.store.ts';

/** An import whose check is under way. */
export type Check = Omit<ImportRow, 'checkId'> & { readonly checkId: string };

/** Everything that a check carries from chunk to chunk. */
export interface CheckState {
  readonly check: Check;
  readonly source: RecordSource;
  readonly units: readonly NamedUnit[];
  readonly finder: ImportFinder;
  readonly ids: Map<number, string>;
  readonly counts: {
    rows: number;
    created: number;
    changed: number;
    unchanged: number;
    faulty: number;
    faults: number;
  };
  readonly groups: ReturnType<typeof createFaultGroups>;
  readonly preview: PlannedRow[];
  readonly waiting: ImportItem[];
  /** Rows that name others of the file. */
  readonly deferred: PlannedRow[];
  readonly plannedIds: Set<string>;
  readonly usedIds: Set<string>;
  chunks: number;
}

/** What a check begins with; undefined when it does not count any more. */
export const beginState = (port: FilesPort, tenantId: string, importId: string, checkId: string) =>
  inTenant(port.sets.db, tenantId, async (tx): Promise<CheckState | undefined> => {
    const check = await findImport(tx, importId);
    if (check?.state !== 'checking' || check.checkId !== checkId) return undefined;
    // An earlier try may have been killed on its way.
    await forgetFindings(tx, importId);
    const units = await findUnits(tx);
    return {
      check: { ...check, checkId },
      source: port.sets.sources[check.entity],
      units,
      finder: await createImportFinder(tx, port.sets.sources, units, check.options),
      ids: new Map(),
      counts: { rows: 0, created: 0, changed: 0, unchanged: 0, faulty: 0, faults: 0 },
      groups: createFaultGroups(),
      preview: [],
      waiting: [],
      deferred: [],
      plannedIds: new Set(),
      usedIds: new Set(),
      chunks: 0,
    };
  });
