import {
  commandTimeoutMs,
  type RegisterCommand,
  type RegisterCommandName,
  type RegisterResult,
} from '@tresen/domain/fleet/live';
import type { MasterDataResult } from '../master-data/index.ts';
import { printTest } from '../print/index.ts';
import { type OutcomeCounts, outcomes, readOutcomes, type Store } from '../store/index.ts';
import { endsWithin } from './ends-within.ts';
import { systemInfoOf } from './system-info.ts';

type Answered = Readonly<{ message: string; data: unknown }>;
/** What a command may work with: the register's store, its push and its sync of master data (each one at a time), its device. */
export type Till = Readonly<{
  store: Store;
  push: () => Promise<OutcomeCounts>;
  sync: () => Promise<MasterDataResult>;
  device: (args: unknown) => Promise<Answered>;
}>;

/** A push that takes longer than the hub waits goes on; it is answered in time, as far as it came. */
const answerWithin = commandTimeoutMs - 5_000;

const answers: Readonly<
  Record<RegisterCommandName, (till: Till, args: unknown) => Answered | Promise<Answered>>
> = {
  Ping: () => ({ message: 'Pong', data: null }),
  GetSystemInfo: ({ store }) => ({ message: 'System information', data: systemInfoOf(store) }),
  StartCloudSync: syncAll,
  // The figures behind the charts are the receipts, so the newest have to arrive first.
  UpdateChartData: pushAll,
  PrintTest: ({ store }, args) => ({ message: 'Printed', data: printTest(store, args) }),
  SecurityDevice: ({ device }, args) => device(args),
};

/** Carries out a command and says how it went. Never throws: a failure is an answer too. */
export async function answerCommand(
  till: Till,
  { commandId, command, args }: RegisterCommand,
): Promise<RegisterResult> {
  const result = (isSuccess: boolean, message: string, data: unknown = null): RegisterResult => ({
    commandId,
    command,
    isSuccess,
    message,
    data,
    completedAt: new Date().toISOString(),
  });
  try {
    // A newer hub may ask for what this register does not know.
    if (!Object.hasOwn(answers, command)) throw new Error('this register does not know how to do that');
    const { message, data } = await answers[command](till, args);
    return result(true, message, data);
  } catch (error) {
    return result(false, error instanceof Error ? error.message : String(error));
  }
}

/** Both ways: receipts up, master data down. */
async function syncAll({ store, push, sync }: Till): Promise<Answered> {
  return pushAll({ store, push: () => Promise.all([push(), sync()]) });
}

async function pushAll({
  store,
  push,
}: Readonly<{ store: Store; push: () => Promise<unknown> }>): Promise<Answered> {
  const before = readOutcomes(store);
  const isDone = await endsWithin(push(), answerWithin);
  const now = readOutcomes(store);
  const data = Object.fromEntries(outcomes.map((outcome) => [outcome, now[outcome] - before[outcome]]));
  return { message: isDone ? 'Outbox pushed' : 'Outbox is being pushed', data };
}
