import { keptForMs } from '@tresen/domain/kit/exports';
import { inSystem } from '../db/pools.ts';
import type { JobHandler } from '../jobs/index.ts';
import { deleteExports, endedBefore, nextExports, takeTenantTurn } from './exports.store.ts';
import { type ExportsPort, fileOfExport } from './exports-port.ts';
import { makeExport, type Outcome } from './make-export.ts';

/** The job that writes what waits. */
export const exportsJob = 'runExports';

// Of the three places for jobs of a process one stays free for mails and the like.
const maxOfProcess = 2;
const maxLookedAt = 100;

/**
 * Makes the job: it writes what waits, one tenant after the other, until nothing is left. A tenant has one at a time, a
 * process two. Who is killed leaves `running` behind; its locks go with its connection, and the next one begins it anew.
 */
export const createExportsJob = (port: ExportsPort): JobHandler => {
  let running = 0;
  return async (_payload, signal) => {
    // Those under way look for more when they are through.
    if (running >= maxOfProcess) return;
    running += 1;
    try {
      while (await makeNext(port, signal));
    } finally {
      running -= 1;
    }
    if (signal.aborted) throw new Error('stopped');
  };
};

/** Asks each minute for what nobody writes, though it waits: its process is gone. */
export const createExportsWatch =
  (port: ExportsPort): JobHandler =>
  async () => {
    await inSystem(port.db, async (tx) => {
      if ((await nextExports(tx, 1)).length > 0) await port.jobs.add(tx, exportsJob, {}, { key: exportsJob });
    });
  };

/** Throws away files that are older than seven days, and what is known of them. */
export const cleanUpExports = async (port: ExportsPort): Promise<void> => {
  const before = new Date(port.now() - keptForMs);
  const old = await inSystem(port.db, (tx) => endedBefore(tx, before));
  for (const { tenantId, id, format } of old) await port.files.remove(fileOfExport(tenantId, id, format));
  await inSystem(port.db, (tx) =>
    deleteExports(
      tx,
      old.map(({ id }) => id),
    ),
  );
};

/** Writes the next export whose tenant has none under way. False when there is none. */
async function makeNext(port: ExportsPort, signal: AbortSignal): Promise<boolean> {
  const waiting = await inSystem(port.db, (tx) => nextExports(tx, maxLookedAt));
  for (const key of waiting) {
    if (signal.aborted) return false;
    const outcome: Outcome = await makeExport(port, key, signal, (tx) => takeTenantTurn(tx, key.tenantId));
    if (outcome !== 'busy') return true;
  }
  return false;
}
