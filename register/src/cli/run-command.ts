import { keepBackingUp } from '../backups/index.ts';
import { connectRegister, type OnlineEvent, reasonOf } from '../online/index.ts';
import { closeStore, type Store } from '../store/index.ts';
import { type Command, readArgs, required } from './command.ts';
import { describeCounts, grouped, print, printError } from './output.ts';
import { nameOf, openLinkedStores } from './stores.ts';

/** Keeps all registers of a folder online until it is interrupted. */
export const runCommand: Command = {
  summary: 'stay online, answer commands and push the outbox',
  help: `run --store DIR

  --store DIR         folder of the local stores; all its linked registers go online
  Stop it with Ctrl+C.`,
  async run(args, signal) {
    const { values } = readArgs(args, { store: { type: 'string' } });
    const stores = openLinkedStores(required(values.store, 'store'));
    const results = await Promise.allSettled(stores.map((store) => stayOnline(store, signal, stores.length)));
    for (const store of stores) closeStore(store);
    return results.some(({ status }) => status === 'rejected') && !signal.aborted ? 1 : 0;
  },
};

/** Registers of one process look at their outboxes less often, the more they are. */
const outboxIntervalPerRegister = 25;
const leastOutboxInterval = 250;

/**
 * Keeps one of the registers of this process online until the signal; rejected when it was unlinked, which is printed.
 */
export async function stayOnline(store: Store, signal: AbortSignal, registers: number): Promise<void> {
  const name = nameOf(store);
  const onEvent = (event: OnlineEvent) => print(`${timeOfDay()} ${name}: ${describe(event)}`);
  const outboxInterval = Math.max(leastOutboxInterval, registers * outboxIntervalPerRegister);
  try {
    const register = await connectRegister(store, { onEvent, signal, outboxInterval });
    await Promise.all([register.closed, keepBackingUp(store, register, { signal, emit: onEvent })]);
  } catch (error) {
    if (!signal.aborted) printError(`${name}: ${reasonOf(error)}`);
    throw error;
  }
}

const timeOfDay = () => new Date().toTimeString().slice(0, 8);

function describe(event: OnlineEvent): string {
  switch (event.kind) {
    case 'online':
      return 'online';
    case 'offline':
      return `offline (${event.reason}), reconnecting automatically`;
    case 'command':
      return `command ${event.result.command}: ${event.result.isSuccess ? 'done' : 'failed'}, ${event.result.message}`;
    case 'pushed':
      return `pushed: ${describeCounts(event.counts)}`;
    case 'pushFailed':
      return `push postponed: ${event.reason}`;
    case 'moved':
      return `moved to ${event.unitName}`;
    case 'licence':
      return `licence: ${event.state}`;
    case 'synced':
      return `master data: ${grouped(event.changes)} changes`;
    case 'ownDataWaits':
      return 'master data: waiting for a decision in Tresen about this register’s own data';
    case 'syncFailed':
      return `master data postponed: ${event.reason}`;
    case 'backedUp':
      return `backed up: ${grouped(event.bytes)} bytes`;
    case 'backupFailed':
      return `backup postponed: ${event.reason}`;
    case 'reportFailed':
      return `security device not reported: ${event.reason}`;
    case 'sentAway':
      return `disconnected by the hub (${event.reason})`;
    case 'unlinked':
      return 'unlinked by the cloud';
  }
}
