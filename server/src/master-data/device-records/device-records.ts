import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import {
  auditedValues,
  findStored,
  findStrangers,
  type RecordSource,
  takeChanges,
  updateRecords,
  writingOf,
} from '../../kit/records/index.ts';
import { changeableOf } from '../change-sets/index.ts';

/** A register that has come to another branch. */
interface MovedDevice {
  readonly deviceId: string;
  /** Its branch from now on. */
  readonly unitId: string;
}

/** The master data that names a register, for whoever moves the register. */
export interface DeviceRecords {
  /**
   * Takes the register from records that do not belong to its branch, so that no other register begins as this one. What
   * is about the register alone goes to its new branch.
   * @returns the branches of those records
   */
  releaseDevice(ctx: Ctx, tx: Tx, moved: MovedDevice): Promise<readonly string[]>;
}

/** @param sources all kinds of record that belong to branches */
export const createDeviceRecords = (sources: readonly RecordSource[]): DeviceRecords => ({
  releaseDevice: async (ctx, tx, moved) => {
    const touched = new Set<string>();
    for (const source of sources)
      for (const { field, ids, unitIds } of await findStrangers(tx, source, moved)) {
        await change(
          ctx,
          tx,
          source,
          ids,
          source.goesWithDevice ? { unitIds: [moved.unitId] } : { [field]: null },
        );
        for (const unitId of unitIds) touched.add(unitId);
      }
    return [...touched];
  },
});

type Changed = Readonly<Record<string, null>> | { readonly unitIds: readonly string[] };

async function change(
  ctx: Ctx,
  tx: Tx,
  source: RecordSource,
  ids: readonly string[],
  changed: Changed,
): Promise<void> {
  const tenantId = tenantOf(ctx);
  const stored = (await findStored(tx, source, ids)).filter(({ status }) => status >= 0);
  const beforeSeq = (await takeChanges(tx, tenantId, stored.length)) - stored.length;
  const drafts = stored.map((record) => {
    const { values, ...common } = changeableOf(source.entity, record);
    const draft = { id: record.id, ...common, values };
    return 'unitIds' in changed
      ? { ...draft, unitIds: changed.unitIds }
      : { ...draft, values: { ...values, ...changed } };
  });
  const writing = writingOf(ctx, tenantId, beforeSeq);
  await updateRecords(tx, source, drafts, writing, new Set(Object.keys(changed)));
  for (const record of stored) {
    const oldValues = auditedValues(source.entity, record);
    await audit(ctx, tx, tenantId, {
      action: 'update',
      entity: source.entity.name,
      entityId: record.id,
      oldValues,
      newValues: { ...oldValues, ...changed },
    });
  }
}
