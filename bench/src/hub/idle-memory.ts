import { setTimeout as wait } from 'node:timers/promises';
import type { Child } from '../kit/child.ts';
import { openInspector } from '../kit/inspector.ts';
import { residentBytes } from '../kit/process-usage.ts';
import { connectAll, type HubClient } from './signalr-client.ts';

const settlingMs = 2_000;

/** Resident bytes after the process has freed what it no longer needs. */
export const settledBytes = async ({ pid, inspector }: Child): Promise<number> => {
  if (!inspector) throw new Error('started without a debugger');
  const connection = await openInspector(inspector);
  for (let time = 0; time < 3; time += 1) {
    await wait(settlingMs);
    await connection.send('HeapProfiler.collectGarbage');
  }
  connection.close();
  await wait(settlingMs);
  return residentBytes(pid);
};

/** Connects to every address and tells what one connection adds to the process. */
export const connectAndWeigh = async (
  child: Child,
  addresses: readonly string[],
): Promise<{ readonly clients: readonly HubClient[]; readonly bytesEach: number }> => {
  const before = await settledBytes(child);
  const clients = await connectAll(addresses);
  const after = await settledBytes(child);
  return { clients, bytesEach: (after - before) / addresses.length };
};
